import type { Cover } from '../covers';

export const cover: Cover = {
  icon: 'u-dice',
  colour: '#1f6d96',
  minutes: 45,
  poster: 'radial-gradient(circle at 60% 40%, #1d5a7d, #0e2340 70%)',
  drawing: 'radial-gradient(circle at 60% 20%, #1f6187, #10294a 72%)',
  light: '#7a3a2a',
};
