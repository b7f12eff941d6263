import { plant, roundTable, screen, sofa } from './primitives-furniture.ts';
import { pendant } from './primitives-light.ts';
import { backWindow, type Room, shell } from './primitives-room.ts';
import { box, chance, disc, drum, each, face, hue, oval, picture, piece, rod, shadow, tint, view } from './view.ts';

export const videoHall: Room = {
  width: 9,
  height: 4,
  depth: 8.6,
  wall: '#4a4845',
  back: '#3f3d3b',
  floor: '#6b6560',
  ceiling: '#2b2a29',
  paving: 'smooth',
  overhead: 'track',
};

/** The control desk before its wall of monitors. */
export function control(): string {
  const room: Room = {
    ...videoHall,
    width: 7.5,
    depth: 5.6,
    height: 3,
    wall: '#45423f',
    back: '#383634',
    floor: '#54493f',
  };
  const v = view({ horizon: 400, eye: 1.75 });
  const shown = [hue.malachite, hue.copper, hue.jade, '#31524a', hue.sand, hue.deep, hue.amber, '#5b7b73'];
  const monitor = (i: number) => {
    const x = -2.25 + (i % 4) * 1.5;
    const y = i < 4 ? 2.02 : 1.14;
    const fill = shown[i] ?? hue.deep;
    const base = screen(v, x, y, 5.3, 1.42, 0.82, fill);
    const hill = face(
      v,
      [
        [x - 0.66, y + 0.06, 5.29],
        [x - 0.2 + chance(i) * 0.3, y + 0.5, 5.29],
        [x + 0.2, y + 0.24, 5.29],
        [x + 0.66, y + 0.06, 5.29],
      ],
      tint(fill, 0.3),
      'opacity="0.8"',
    );
    const head =
      oval(v, [x + chance(i + 3) * 0.5 - 0.25, y + 0.5, 5.29], 0.1, 0.12, tint(fill, 0.55)) +
      oval(v, [x + chance(i + 3) * 0.5 - 0.25, y + 0.2, 5.29], 0.24, 0.18, tint(fill, 0.45));
    return piece(5.3, base.svg, i % 3 === 0 ? head : hill);
  };
  const keys = (z: number, y: number) =>
    Array.from({ length: 30 }, (_, i) => {
      const x = -2.4 + i * 0.165;
      return (
        rod(v, [x, y, z], [x, y, z + 0.32], 0.012, '#16110d') +
        box(v, x, y, z + chance(i + z) * 0.26, 0.06, 0.03, 0.05, i % 5 === 0 ? hue.amber : hue.cream)
      );
    }).join('');
  const lights = Array.from({ length: 64 }, (_, i) =>
    disc(
      v,
      [-2.42 + (i % 32) * 0.157, 0.87, 3.72 + Math.floor(i / 32) * 0.16],
      0.028,
      [hue.jade, hue.amber, '#e2552f', hue.cream][Math.floor(chance(i) * 4)] ?? hue.jade,
    ),
  );
  return picture(
    shell(v, room),
    piece(5.5, '<ellipse cx="800" cy="330" rx="900" ry="380" fill="#7fc0ab" opacity=".2" filter="url(#blur)"/>'),
    ...each([0, 1, 2, 3, 4, 5, 6, 7], i => monitor(i)),
    piece(
      4,
      shadow(v, 0, 3.6, 5.6, 1),
      box(v, 0, 0, 3.3, 5.6, 0.8, 0.9, '#2c2825'),
      box(v, 0, 0.8, 3.2, 5.8, 0.06, 1.05, '#3c3631'),
      keys(3.3, 0.87),
      ...lights,
    ),
    piece(
      3.1,
      box(v, -2.3, 0.87, 4, 0.22, 0.36, 0.2, '#171513'),
      box(v, 2.3, 0.87, 4, 0.22, 0.36, 0.2, '#171513'),
      rod(v, [1.3, 0.87, 3.9], [1.05, 1.3, 3.8], 0.02, hue.copper),
      oval(v, [1.02, 1.33, 3.8], 0.06, 0.08, hue.ink),
    ),
    ...each([-1.05, 1.05], x =>
      piece(
        2.5,
        drum(v, x, 0, 2.6, 0.3, 0.05, hue.ink),
        drum(v, x, 0.05, 2.6, 0.04, 0.4, hue.ink),
        box(v, x, 0.44, 2.4, 0.56, 0.1, 0.5, hue.malachite),
        box(v, x, 0.56, 2.34, 0.54, 0.62, 0.1, tint(hue.malachite, -0.08)),
      ),
    ),
  );
}

/** Where guests wait for their time on air. */
export function lounge(): string {
  const room: Room = {
    width: 7.6,
    height: 3.2,
    depth: 6.6,
    wall: '#d8cfc2',
    back: hue.malachite,
    floor: '#a98762',
    overhead: 'slots',
  };
  const v = view({ horizon: 460, eye: 1.45 });
  return picture(
    shell(v, room),
    backWindow(v, room, -2.45, 1.7, 0.7, 2.1, 2),
    screen(v, 1.1, 1.25, 6.5, 2.6, 1.45, '#233b36'),
    piece(
      6.4,
      face(
        v,
        [
          [-0.1, 1.32, 6.4],
          [0.7, 2.25, 6.4],
          [1.25, 1.75, 6.4],
          [1.6, 2.05, 6.4],
          [2.3, 1.32, 6.4],
        ],
        hue.malachite,
      ),
      face(
        v,
        [
          [0.6, 1.32, 6.4],
          [1.6, 1.8, 6.4],
          [2.3, 1.5, 6.4],
          [2.3, 1.32, 6.4],
        ],
        hue.jade,
      ),
      oval(v, [1.85, 2.3, 6.4], 0.17, 0.17, hue.amber),
    ),
    piece(6.3, box(v, 1.1, 0.25, 6.1, 3, 0.42, 0.4, hue.walnut)),
    piece(
      6,
      disc(v, [0.2, 0.005, 4.4], 2.1, '#e7dccb'),
      disc(v, [0.2, 0.006, 4.4], 1.85, tint(hue.copper, 0.55)),
      disc(v, [0.2, 0.007, 4.4], 1.7, '#e7dccb'),
    ),
    sofa(v, -1.8, 4.5, 2.1, hue.copper),
    sofa(v, 2.3, 4.1, 0.95, hue.sand),
    roundTable(v, 0.35, 4.1, 0.55, hue.walnut, 0.42),
    piece(3.5, drum(v, 0.25, 0.42, 4, 0.07, 0.1, hue.white), drum(v, 0.55, 0.42, 4.1, 0.06, 0.09, hue.jade)),
    plant(v, -3.3, 5.8, 1.7, hue.cream),
    plant(v, 3.35, 5.6, 1.3),
    pendant(v, 0.35, 4.1, 2.3, 3.2, hue.deep, 0.34),
  );
}
