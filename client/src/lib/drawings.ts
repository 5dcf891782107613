// The drawings of How to play, without words: each a few rows of our own pieces. A piece is KIND:ARGUMENTS.
// em SEAT, die FACE [TYPE], planet ID [SIZE], ship SEAT, icon ID [COLOUR], n NUMBER, bar FULL OF, arrow, plus.

type Drawing = readonly string[];

export const DRAWINGS: Record<string, readonly Drawing[]> = {
  galaxies: [
    ['planet:jakks:44 planet:gort:64 planet:maia:50', 'em:1 bar:11:21 em:0 bar:17:21 n:21'],
    ['planet:maia:84 ship:0 ship:1', 'n:0 arrow n:1 arrow n:2 arrow icon:g-colony:--g-colony'],
    ['icon:g-energy:--g-energy bar:4:7 icon:g-culture:--g-culture bar:2:7', 'icon:g-empire n:1 arrow n:2 arrow n:3 arrow n:4 arrow n:5 arrow n:6'],
    ['em:0 n:21 arrow em:1 arrow em:2 arrow icon:g-mission:--star-text'],
    ['die:g-move die:g-colony die:g-economy die:g-economy', 'icon:u-reroll:--info icon:g-convert:--g-colony'],
    ['die:g-move die:g-energy die:g-culture die:g-diplomacy die:g-economy die:g-colony'],
    ['em:1 die:g-diplomacy arrow icon:g-culture:--g-culture n:1 arrow em:0 die:g-diplomacy'],
    ['planet:jakks:76 ship:0 arrow icon:g-colony:--g-colony em:0', 'ship:1 arrow icon:g-home'],
  ],
  kingdoms: [
    ['icon:k-army:--pa n:1 icon:k-magic:--k-mana n:1 icon:k-tower n:10 icon:t-capital:--t-capital n:2'],
    ['icon:t-forest:--t-forest arrow icon:k-mana:--k-mana icon:t-mountain:--t-mountain arrow icon:k-ore:--k-ore', 'icon:t-plains:--t-plains arrow icon:k-food:--k-food icon:t-ruins:--t-ruins'],
    ['icon:k-army bar:6:7 n:7', 'icon:k-tower bar:5:6 n:6', 'icon:k-magic bar:3:5 n:5'],
    ['icon:k-research:--k-mana n:1 arrow n:2 arrow n:3 arrow n:4 arrow n:5'],
    ['icon:k-patrol icon:k-quest icon:k-build icon:k-research icon:k-mobilise icon:k-trade', 'em:0 em:1 em:2 em:0 em:1'],
    ['em:0 icon:k-build arrow em:1 icon:k-build', 'em:2 arrow icon:k-mana:--k-mana icon:k-ore:--k-ore icon:k-food:--k-food'],
    ['em:1 n:2 icon:k-war:--danger n:3 em:0', 'icon:k-mana:--k-mana n:2 icon:k-ore:--k-ore n:1'],
    ['em:0 icon:k-flag plus icon:k-flag em:2 arrow icon:t-plains:--t-plains'],
  ],
  roll: [
    ['icon:r-world:--d-novelty n:2 plus icon:r-development:--d-rare n:6 plus icon:vp:--star-text n:6'],
    ['icon:r-cup arrow die:r-settle:genes arrow icon:r-citizenry arrow icon:r-credit:--ok arrow icon:r-cup'],
    ['icon:r-development:--d-rare bar:2:4 n:4', 'icon:r-world:--d-novelty bar:2:3 n:3'],
    ['icon:r-world bar:11:12 n:12', 'icon:vp:--star-text n:0'],
    ['icon:r-explore icon:r-develop icon:r-settle icon:r-produce icon:r-ship', 'die:r-explore:home die:r-settle:home die:r-settle:home die:r-ship:novelty'],
    ['die:r-explore:home arrow die:r-develop:rare arrow die:r-settle:genes', 'die:r-produce:novelty arrow die:r-ship:consumption'],
    ['die:d-novelty:novelty n:$3 die:d-rare:rare n:$4 die:d-genes:genes n:$5 die:d-alien:alien n:$6', 'icon:vp:--star-text n:1 plus n:1 plus n:1'],
    ['die:d-home:home die:d-novelty:novelty die:d-military:military arrow icon:r-credit:--ok n:$1 arrow icon:r-cup'],
  ],
};
