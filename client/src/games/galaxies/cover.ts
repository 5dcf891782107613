import type { Cover } from '../covers';

export const cover: Cover = {
  icon: 'g-orbit',
  colour: '#5a3b9c',
  minutes: 40,
  poster: 'radial-gradient(circle at 30% 30%, #4a2a7a, #1a1442 60%, #0f0d2a)',
  drawing: 'radial-gradient(circle at 30% 20%, #43307e, #1c1748 62%, #120f30)',
  light: '#4a2a7a',
};
