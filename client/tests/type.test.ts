import { expect, test } from 'vitest';
import { scaled } from '../type.js';

test('sizes in px grow with the text size, and none is below 11 px', () => {
  expect(scaled('.a b{font:700 16px/1.1 var(--display);color:red}')).toBe('.a b{font:700 calc(16*var(--px))/1.1 var(--display);color:red}');
  expect(scaled('@media (x){.a{font-size: 12px}}')).toBe('@media (x){.a{font-size: max(11px,12*var(--px))}}');
  expect(scaled('.a{font-size:0px;height:12px}')).toBe('.a{font-size:0;height:12px}');
});

test('letters of a drawing grow with the drawing', () => {
  expect(scaled('.ring text{font-size:16px}')).toBe('.ring text{font-size:16px}');
});
