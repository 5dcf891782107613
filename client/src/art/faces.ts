// Faces, drawn in a box of 100 by 100 and readable from 20 pixels on: those of the bots, and plain portraits of people.

import { PERSON } from '../lobby/cast';
import { hash, random } from './random';

const K = '#14132a';
// Eyes are the same two ink drops everywhere.
const eyes = (x1: number, x2: number, y: number, r = 4.2, c = K): string =>
  `<ellipse cx="${x1}" cy="${y}" rx="${r}" ry="${r * 1.2}" fill="${c}"/><ellipse cx="${x2}" cy="${y}" rx="${r}" ry="${r * 1.2}" fill="${c}"/><circle cx="${x1 + 1.4}" cy="${y - 1.8}" r="${r * 0.34}" fill="#fff"/><circle cx="${x2 + 1.4}" cy="${y - 1.8}" r="${r * 0.34}" fill="#fff"/>`;
const smile = (x: number, y: number, w: number, d = 5, c = K, s = 2.8): string =>
  `<path d="M${x - w} ${y}q${w} ${d * 2} ${w * 2} 0" fill="none" stroke="${c}" stroke-width="${s}" stroke-linecap="round"/>`;
const blush = (x1: number, x2: number, y: number, c = '#ff7d8f'): string =>
  `<ellipse cx="${x1}" cy="${y}" rx="5.5" ry="3.2" fill="${c}" opacity=".45"/><ellipse cx="${x2}" cy="${y}" rx="5.5" ry="3.2" fill="${c}" opacity=".45"/>`;
const star = (x: number, y: number, r: number, c: string, o = 1): string => {
  let d = '';
  for (let i = 0; i < 10; i++) {
    const a = -Math.PI / 2 + (i * Math.PI) / 5,
      q = i % 2 ? r * 0.45 : r;
    d += `${i ? 'L' : 'M'}${(x + Math.cos(a) * q).toFixed(1)} ${(y + Math.sin(a) * q).toFixed(1)}`;
  }
  return `<path d="${d}Z" fill="${c}" opacity="${o}"/>`;
};

/** Of each face the two colours of its round ground, and the drawing. */
const FACES: Record<string, readonly [string, string, string]> = {
  // a crescent moon with a face on its inner curve
  luna: [
    '#3d3b8e',
    '#6a5fd0',
    `${star(76, 26, 6, '#fff3c4')}${star(84, 46, 3.5, '#fff3c4', 0.8)}${star(66, 14, 3, '#fff3c4', 0.7)}<path d="M70 88A40 40 0 1 1 66 13 34 34 0 0 0 50 40c0 6-8 8-8 13s6 5 6 9c0 13 10 22 22 26z" fill="#f6edc8"/><path d="M70 88A40 40 0 1 1 66 13C44 16 26 32 26 54c0 18 18 32 44 34z" fill="#fff" opacity=".35"/><circle cx="24" cy="62" r="5" fill="#d9cb97" opacity=".7"/><circle cx="33" cy="77" r="3.4" fill="#d9cb97" opacity=".7"/><circle cx="30" cy="33" r="3" fill="#d9cb97" opacity=".6"/><ellipse cx="38" cy="42" rx="3.6" ry="4.6" fill="${K}"/><circle cx="39.2" cy="40.4" r="1.3" fill="#fff"/><path d="M33 66q8 5 14-2" fill="none" stroke="${K}" stroke-width="2.8" stroke-linecap="round"/><ellipse cx="30" cy="54" rx="5.5" ry="3.4" fill="#ff7d8f" opacity=".5"/>`,
  ],
  // a brass boiler with a lamp and a jaw of rivets
  otto: [
    '#14524f',
    '#2a8f80',
    `<path d="M50 8v14" stroke="#e3c07a" stroke-width="4" stroke-linecap="round"/><circle cx="50" cy="9" r="6" fill="#ff6b57"/><circle cx="48.4" cy="7.4" r="1.8" fill="#fff" opacity=".8"/><path d="M14 46h10v18H14a5 5 0 0 1-5-5v-8a5 5 0 0 1 5-5zM76 46h10a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H76z" fill="#a8752c"/><rect x="20" y="20" width="60" height="66" rx="24" fill="#dba94e"/><path d="M44 20h-2a22 22 0 0 0-22 22v22a22 22 0 0 0 22 22h6c-12-4-16-14-16-33s2-29 12-33z" fill="#fff" opacity=".28"/><rect x="27" y="36" width="46" height="24" rx="12" fill="#12353a"/><circle cx="40" cy="48" r="7" fill="#8ff0dc"/><circle cx="60" cy="48" r="7" fill="#8ff0dc"/><circle cx="40" cy="48" r="3" fill="${K}"/><circle cx="60" cy="48" r="3" fill="${K}"/><path d="M34 70h32" stroke="#7d5319" stroke-width="7" stroke-linecap="round"/><path d="M38 70h.1M46 70h.1M54 70h.1M62 70h.1" stroke="#ffe2a3" stroke-width="4" stroke-linecap="round"/><circle cx="27" cy="31" r="1.8" fill="#8a5d1f"/><circle cx="73" cy="31" r="1.8" fill="#8a5d1f"/>`,
  ],
  // a gardener under a straw hat
  vera: [
    '#2f6b47',
    '#6fbf73',
    `<path d="M18 96c2-20 16-28 32-28s30 8 32 28z" fill="#3d8ff5"/><path d="M36 72l14 12 14-12-6 20H42z" fill="#fff5e6"/><path d="M24 54c-4 16 2 26 10 30l4-26zM76 54c4 16-2 26-10 30l-4-26z" fill="#8a4a2c"/><circle cx="50" cy="54" r="23" fill="#f3c39b"/><path d="M28 50c4-10 14-13 22-13s18 3 22 13c-6-3-14-4-22-4s-16 1-22 4z" fill="#8a4a2c"/><path d="M6 42c10-8 26-10 44-10s34 2 44 10c-8 5-24 7-44 7S14 47 6 42z" fill="#f0cf72"/><path d="M27 38c0-18 8-27 23-27s23 9 23 27c-8 3-38 3-46 0z" fill="#f7de92"/><path d="M27 33c8 4 38 4 46 0v6c-10 4-36 4-46 0z" fill="#d0545f"/><circle cx="70" cy="30" r="6" fill="#fff"/><circle cx="70" cy="30" r="2.6" fill="#f2b01e"/>${eyes(42, 58, 57, 3.3)}${smile(50, 66, 6, 3.4)}${blush(36, 64, 64)}`,
  ],
  // a bear in a captain's cap
  boris: [
    '#6b1f24',
    '#c4573f',
    `<circle cx="22" cy="36" r="12" fill="#7a4b2a"/><circle cx="22" cy="36" r="6" fill="#c98e62"/><circle cx="78" cy="36" r="12" fill="#7a4b2a"/><circle cx="78" cy="36" r="6" fill="#c98e62"/><path d="M14 58c0-22 16-34 36-34s36 12 36 34-16 34-36 34-36-12-36-34z" fill="#8f5a34"/><path d="M50 24c-20 0-36 12-36 34 0 12 5 21 13 27-4-28 2-50 23-61z" fill="#fff" opacity=".14"/><ellipse cx="50" cy="70" rx="19" ry="15" fill="#e0b083"/><path d="M43 62h14c2 0 3 2 2 4-2 4-6 6-9 6s-7-2-9-6c-1-2 0-4 2-4z" fill="${K}"/><path d="M50 72v5M41 80q9 6 18 0" fill="none" stroke="${K}" stroke-width="2.8" stroke-linecap="round"/>${eyes(35, 65, 54, 3.8)}<path d="M27 45l13 3M73 45l-13 3" stroke="${K}" stroke-width="3.4" stroke-linecap="round"/><path d="M20 34c2-16 14-24 30-24s28 8 30 24c-10-6-50-6-60 0z" fill="#22315e"/><path d="M20 34c10-7 50-7 60 0 2 2 1 5-1 6-12-6-46-6-58 0-2-1-3-4-1-6z" fill="#0f1836"/>${star(50, 22, 7, '#ffd98a')}`,
  ],
  // a fox with a coin for an ear-ring
  lira: [
    '#1d4f6b',
    '#3aa0b8',
    `<path d="M16 12l26 18H22zM84 12L58 30h20z" fill="#d9652c"/><path d="M16 12l26 18-18 20zM84 12L58 30l18 20z" fill="#e87a3c"/><path d="M21 20l14 11-9 11zM79 20L65 31l9 11z" fill="#5d2413"/><path d="M50 92C36 92 10 72 14 46c8-14 20-20 36-20s28 6 36 20c4 26-22 46-36 46z" fill="#ee8443"/><path d="M14 46c14 4 24 12 30 26l6 20C36 92 10 72 14 46zM86 46c-14 4-24 12-30 26l-6 20c14 0 40-20 36-46z" fill="#fff3e4"/><path d="M44 80c0-4 12-4 12 0 0 5-4 8-6 8s-6-3-6-8z" fill="${K}"/><path d="M29 55c4-6 11-6 14 1-5 2-10 2-14-1zM71 55c-4-6-11-6-14 1 5 2 10 2 14-1z" fill="${K}"/><circle cx="38" cy="53.5" r="1.5" fill="#fff"/><circle cx="64" cy="53.5" r="1.5" fill="#fff"/><circle cx="83" cy="60" r="8" fill="#ffcf4a" stroke="#a8741a" stroke-width="2"/><path d="M83 55v10" stroke="#a8741a" stroke-width="2.4" stroke-linecap="round"/>`,
  ],
  // an owl with two lenses
  zeno: [
    '#4a3a6b',
    '#8d74c4',
    `<path d="M18 22l18 10h28l18-10-4 24H22z" fill="#6d5440"/><path d="M14 58c0-24 14-36 36-36s36 12 36 36-16 36-36 36-36-12-36-36z" fill="#8a6b50"/><path d="M28 78c6-4 38-4 44 0-4 10-12 16-22 16s-18-6-22-16z" fill="#e9d9bd"/><path d="M38 83l4 4 4-4 4 4 4-4 4 4 4-4" fill="none" stroke="#a98a63" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="33" cy="53" r="19" fill="#f7efdf"/><circle cx="67" cy="53" r="19" fill="#f7efdf"/><circle cx="33" cy="53" r="17" fill="#fff" stroke="#d9a13b" stroke-width="3.6"/><circle cx="67" cy="53" r="17" fill="#fff" stroke="#d9a13b" stroke-width="3.6"/><path d="M47 49q3-3 6 0" stroke="#d9a13b" stroke-width="3.6" fill="none"/><circle cx="35" cy="54" r="8.5" fill="#e59a2f"/><circle cx="65" cy="54" r="8.5" fill="#e59a2f"/><circle cx="35" cy="54" r="4.8" fill="${K}"/><circle cx="65" cy="54" r="4.8" fill="${K}"/><circle cx="37" cy="51.5" r="1.7" fill="#fff"/><circle cx="67" cy="51.5" r="1.7" fill="#fff"/><path d="M44 63h12l-6 13z" fill="#f2b01e" stroke="#a8741a" stroke-width="1.6" stroke-linejoin="round"/><path d="M17 41q14-10 28-2M83 41q-14-10-28-2" stroke="#5a432f" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  ],
  // a pilot with goggles pushed up
  astra: [
    '#0f3a5e',
    '#2f86c9',
    `<path d="M14 98c2-18 14-26 36-26s34 8 36 26z" fill="#b8452f"/><path d="M40 76l10 10 10-10v-8H40z" fill="#7a4a33"/><path d="M34 80l16 10 16-10 6 4-22 14-22-14z" fill="#fff1dc"/><circle cx="50" cy="52" r="24" fill="#9a6244"/><path d="M24 56C20 28 34 12 50 12s30 16 26 44c-2 6-4 8-6 10 2-16-4-24-20-24S28 50 30 66c-2-2-4-4-6-10z" fill="#6b3f22"/><path d="M24 58c-4 2-5 12 1 14 3 1 5-1 5-4V58zM76 58c4 2 5 12-1 14-3 1-5-1-5-4V58z" fill="#6b3f22"/><path d="M22 34q28-12 56 0v8q-28-10-56 0z" fill="#3b2415"/><circle cx="37" cy="33" r="10.5" fill="#e9c25f"/><circle cx="63" cy="33" r="10.5" fill="#e9c25f"/><circle cx="37" cy="33" r="7.4" fill="#8fe3ff"/><circle cx="63" cy="33" r="7.4" fill="#8fe3ff"/><path d="M33 35l6-6M59 35l6-6" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/>${eyes(41, 59, 55, 3.5)}<path d="M36 48q5-3 9 0M55 48q4-3 9 0" stroke="#2b1408" stroke-width="2.4" fill="none" stroke-linecap="round"/><path d="M41 65q10 8 19-2" fill="none" stroke="#2b1408" stroke-width="2.8" stroke-linecap="round"/>`,
  ],
  // a cat with a ruff and half closed eyes
  gala: [
    '#5a1f52',
    '#c05aa4',
    `<path d="M8 84q10-12 42-12t42 12q-4 14-42 14T8 84z" fill="#fff6ea"/><path d="M14 84l8 8 8-10 8 11 8-11 8 11 8-11 8 10 8-8" fill="none" stroke="#d9bfae" stroke-width="3" stroke-linejoin="round"/><path d="M18 10l26 20H24zM82 10L56 30h20z" fill="#3b3a52"/><path d="M18 10l26 22-22 18zM82 10L56 32l22 18z" fill="#4d4c68"/><path d="M23 19l13 12-10 9zM77 19L64 31l10 9z" fill="#f09ab4"/><path d="M16 54c0-20 16-30 34-30s34 10 34 30-16 30-34 30-34-10-34-30z" fill="#565574"/><path d="M50 24c4 10 4 18 0 26-4-8-4-16 0-26zM36 27c3 7 4 12 3 18-4-5-6-11-3-18zM64 27c-3 7-4 12-3 18 4-5 6-11 3-18z" fill="#34334a"/><path d="M30 70c4-9 12-10 20-4 8-6 16-5 20 4-4 10-12 14-20 14s-16-4-20-14z" fill="#f4ecf4"/><path d="M24 53q9-8 18 0-9 7-18 0zM58 53q9-8 18 0-9 7-18 0z" fill="#c8f07a"/><path d="M24 53q9-8 18 0zM58 53q9-8 18 0z" fill="#34334a"/><ellipse cx="33" cy="54" rx="2.2" ry="3" fill="${K}"/><ellipse cx="67" cy="54" rx="2.2" ry="3" fill="${K}"/><path d="M46 64h8l-4 5z" fill="#f09ab4"/><path d="M50 69q-4 7-10 4M50 69q4 7 10 4" fill="none" stroke="${K}" stroke-width="2.4" stroke-linecap="round"/><path d="M26 68L12 65M26 73l-13 3M74 68l14-3M74 73l13 3" stroke="#fff" stroke-width="1.6" stroke-linecap="round" opacity=".8"/><circle cx="50" cy="88" r="5" fill="#7cc4ff" stroke="#fff" stroke-width="1.6"/>`,
  ],
  // a constellation wearing a hood
  orion: [
    '#0b0f2c',
    '#283a86',
    `<path d="M10 98c4-22 14-30 20-40 0-26 8-40 20-40s20 14 20 40c6 10 16 18 20 40z" fill="#4a4fb0"/><path d="M50 18c-12 0-20 14-20 40-6 10-16 18-20 40h14c2-30 6-66 26-80z" fill="#fff" opacity=".16"/><path d="M32 56c0-20 8-30 18-30s18 10 18 30-8 28-18 28-18-8-18-28z" fill="#080a20"/><path d="M39 44l11 10 12-12M50 54l-6 14 13 6" fill="none" stroke="#9fd2ff" stroke-width="1.6" opacity=".8"/><circle cx="50" cy="54" r="2" fill="#fff"/><circle cx="44" cy="68" r="2" fill="#fff"/><circle cx="57" cy="74" r="2" fill="#fff"/>${star(39, 46, 6.2, '#bfe6ff')}${star(62, 45, 6.2, '#bfe6ff')}<path d="M32 56c0-20 8-30 18-30s18 10 18 30" fill="none" stroke="#8d93ff" stroke-width="3"/><path d="M26 92l24-6 24 6" stroke="#8d93ff" stroke-width="3" fill="none" stroke-linecap="round"/><circle cx="50" cy="87" r="4.4" fill="#bfe6ff"/>${star(16, 24, 3.4, '#fff', 0.8)}${star(85, 32, 4.2, '#fff', 0.8)}${star(80, 12, 2.6, '#fff', 0.7)}`,
  ],
  // an old admiral with a monocle
  irma: [
    '#3a2a2a',
    '#a3683f',
    `<path d="M10 98c2-20 16-26 40-26s38 6 40 26z" fill="#1f2a52"/><path d="M12 92c2-8 8-12 14-14l4 8zM88 92c-2-8-8-12-14-14l-4 8z" fill="#e9c25f"/><path d="M38 74l12 12 12-12-4-6H42z" fill="#fff"/><path d="M46 84h8l-4 12z" fill="#c4373f"/><path d="M22 52c-6-26 10-40 28-40s34 14 28 40c8 8 2 20-6 20H28c-8 0-14-12-6-20z" fill="#e6e8f2"/><path d="M28 24c6-8 14-12 22-12 16 0 30 12 29 32-8-14-26-22-51-20z" fill="#fff"/><path d="M28 52c0-16 10-24 22-24s22 8 22 24-10 28-22 28-22-12-22-28z" fill="#f0c9ae"/><path d="M28 48c4-14 16-20 30-16 8 2 13 8 14 16-14-4-30-8-44 0z" fill="#e6e8f2"/><circle cx="60" cy="54" r="9.5" fill="#dff3ff" fill-opacity=".75" stroke="#e9c25f" stroke-width="3"/><path d="M69 58q6 10 2 22" stroke="#e9c25f" stroke-width="2" fill="none"/>${eyes(41, 60, 54, 3.2)}<path d="M35 46q6-4 11-1M54 42q6-3 12 1" stroke="#8f93a8" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M43 69q7 3 14-1" fill="none" stroke="#8a3a34" stroke-width="3" stroke-linecap="round"/><path d="M33 62q3 2 5 1M62 67q3-1 4-3" stroke="#c79a7c" stroke-width="1.8" fill="none" stroke-linecap="round"/><circle cx="24" cy="58" r="3" fill="#7cc4ff"/><circle cx="76" cy="58" r="3" fill="#7cc4ff"/>`,
  ],
  // the coach: a whale that never plays
  kit: [
    '#0e2d52',
    '#2a6fb0',
    `<path d="M52 22q-2-10-12-12M52 22q2-10 12-12M52 22V10" stroke="#cdeaff" stroke-width="3.4" fill="none" stroke-linecap="round"/><path d="M78 50c4-10 6-14 16-16 2 8-2 14-8 18 6 2 10 8 8 14-8 0-14-4-18-10z" fill="#4ba3e8"/><path d="M8 58c0-20 16-34 40-34 22 0 36 12 38 26-4 24-20 38-42 38C22 88 8 76 8 58z" fill="#62b6f5"/><path d="M10 64c10 6 38 8 60 0 4-2 8-4 12-8-4 20-19 32-38 32C24 88 12 78 10 64z" fill="#eaf6ff"/><path d="M26 72v12M36 74v13M46 74v13M56 72v13M66 70v9" stroke="#a8cfea" stroke-width="2.2" stroke-linecap="round"/><path d="M48 24C24 24 8 38 8 58c0 2 0 4 .6 6C12 44 26 30 48 24z" fill="#fff" opacity=".3"/>${eyes(27, 51, 54, 4)}<path d="M33 61q6 5 12 0" fill="none" stroke="${K}" stroke-width="2.8" stroke-linecap="round"/>${blush(20, 58, 61)}${star(66, 42, 4.4, '#fff', 0.75)}`,
  ],
};

const SKIN = ['#f7d3b4', '#eab990', '#c98d62', '#9a6244', '#6f452f'];
const NECK = ['#e2b392', '#d49a73', '#ae714b', '#814d35', '#573423'];
const HAIR = ['#2b1d18', '#5b3522', '#a8642f', '#d9b05a', '#8d8aa0', '#b4453a'];
/** coats, and the ground behind each: the coat's colour in the dark */
const COATS = [
  ['#ff6b57', '#824152'],
  ['#3d8ff5', '#2a5191'],
  ['#28c79a', '#216b68'],
  ['#b06fd6', '#5e4383'],
  ['#e0a93a', '#745d3d'],
] as const;
/** hair: what lies behind the head, and what lies on it */
const CUTS: readonly (readonly [string, string])[] = [
  ['', 'M26 48c-2-22 10-32 24-32s26 10 24 32c-4-10-12-14-24-14s-20 4-24 14z'],
  ['M24 52c-4 20 0 34 4 38h44c4-4 8-18 4-38z', 'M24 58c-4-28 10-42 26-42s30 14 26 42c-4-14-14-20-20-24-6 8-22 8-32 24z'],
  ['', 'M27 46c0-20 10-28 23-28s23 8 23 28l-6-10H33z'],
  ['M38 19a12 12 0 1 0 24 0a12 12 0 1 0-24 0z', 'M25 54c-2-24 10-34 25-34s27 10 25 34c-4-12-12-18-25-18s-21 6-25 18z'],
];
const GLASSES = `<g fill="none" stroke="${K}" stroke-width="2"><circle cx="42" cy="52" r="7.4"/><circle cx="58" cy="52" r="7.4"/></g>`;

/** A plain portrait made from a name, so that everybody has a face without sending a picture. */
function person(name: string): string {
  const next = random(hash(name));
  const choose = (of: number): number => Math.floor(next() * of);
  const skin = choose(SKIN.length);
  const hair = HAIR[choose(HAIR.length)]!;
  const [coat, ground] = COATS[choose(COATS.length)]!;
  const [back, top] = CUTS[choose(CUTS.length)]!;
  const glasses = choose(3) === 0 ? GLASSES : '';
  return `<circle cx="50" cy="50" r="49" fill="${ground}"/><path d="${back}" fill="${hair}"/><path d="M16 86c5-9 16-13 34-13s29 4 34 13A49 49 0 0 1 16 86z" fill="${coat}"/><path d="M42 66h16v10c-4 5-12 5-16 0z" fill="${NECK[skin]}"/><circle cx="50" cy="50" r="23" fill="${SKIN[skin]}"/><path d="${top}" fill="${hair}"/>${eyes(42, 58, 52, 3.1)}${smile(50, 62, 6, 3.2)}${glasses}<circle cx="50" cy="50" r="48.5" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>`;
}

let drawn = 0;

/** A face as the inside of an SVG of 100 by 100: a bot's by its id, a person's by `~` and the name; nothing for somebody unknown. */
export function face(id: string): string {
  if (id.startsWith(PERSON)) return person(id);
  const found = FACES[id];
  if (!found) return '';
  const [dark, light, drawing] = found;
  const key = `face-${(drawn += 1)}`;
  return `<defs><radialGradient id="${key}" cx=".4" cy=".25" r=".95"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient><clipPath id="${key}c"><circle cx="50" cy="50" r="49"/></clipPath></defs><g clip-path="url(#${key}c)"><rect width="100" height="100" fill="url(#${key})"/><g transform="translate(50 52) scale(.88) translate(-50 -50)">${drawing}</g></g><circle cx="50" cy="50" r="48.5" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>`;
}
