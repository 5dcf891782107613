import type { Cover } from '../covers';

export const cover: Cover = {
  icon: 'k-war',
  colour: '#3f6b4c',
  minutes: 35,
  dice: false,
  poster: 'radial-gradient(circle at 50% 30%, #49604a, #1d2a2a 75%)',
  drawing: 'radial-gradient(circle at 50% 10%, #4a6152, #22302f 75%)',
  light: '#2f5a3c',
};
