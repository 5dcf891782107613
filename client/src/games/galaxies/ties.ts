// What ties are broken by (G-SCORE-3); the option says whether the level counts.
import type { GalaxiesView } from '../../wire/galaxies';
import type { Ties } from '../board';

export const ties: Ties<GalaxiesView> = ({ seats }, options) => {
  const level = { key: 'ui-counter-level', points: seats.map(({ empire }) => empire.level) };
  return [
    { key: 'galaxies-ui-colonies', points: seats.map(({ empire }) => empire.colonies.length) },
    ...(options['tie_breakers'] === 'planets-resources' ? [] : [level]),
    { key: 'end-resources', points: seats.map(({ empire }) => empire.energy + empire.culture) },
  ];
};
