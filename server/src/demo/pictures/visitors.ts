import { plant, shelf } from './primitives-furniture.ts';
import { plinth } from './primitives-gear.ts';
import { pendant, spotlight } from './primitives-light.ts';
import { malachite, type Room, shell, sideWindows } from './primitives-room.ts';
import { box, drum, each, face, hue, oval, picture, piece, rod, shadow, sheet, tint, view } from './view.ts';

/** The shop of things from the Urals. */
export function shop(): string {
  const room: Room = {
    width: 9,
    height: 3.5,
    depth: 9,
    wall: '#e7d9c6',
    back: '#d9c5ab',
    floor: '#9a7350',
    overhead: 'beams',
    ceiling: '#efe6d8',
  };
  const v = view({ eye: 1.65, horizon: 430 });
  const gems = (x: number, z: number) =>
    piece(
      z - 0.1,
      box(v, x, 0, z, 1.6, 0.8, 0.9, hue.walnut),
      box(v, x, 0.8, z, 1.66, 0.06, 0.95, hue.cream),
      ...[-0.55, -0.2, 0.18, 0.55].map((dx, i) =>
        i % 2
          ? drum(v, x + dx, 0.86, z + 0.4, 0.13, 0.22, hue.malachite, 0.05)
          : face(
              v,
              [
                [x + dx - 0.13, 0.86, z + 0.4],
                [x + dx - 0.05, 1.2, z + 0.4],
                [x + dx + 0.06, 1.12, z + 0.4],
                [x + dx + 0.15, 0.86, z + 0.4],
              ],
              [hue.jade, hue.amber][i / 2] ?? hue.jade,
            ),
      ),
    );
  return picture(
    shell(v, room),
    ...each([-3.1, -1.05, 1, 3.05], x => shelf(v, x, 8.5, 1.95, 2.7, 5, 'goods')),
    ...[5.4, 3.6].map(z =>
      piece(
        z + 0.6,
        box(v, -4.15, 0, z, 0.6, 2.2, 1.7, hue.walnut),
        ...[0.4, 0.9, 1.4, 1.9].flatMap(y =>
          [0.15, 0.5, 0.85, 1.2].map((dz, i) =>
            box(
              v,
              -3.78,
              y,
              z + dz,
              0.12,
              0.28,
              0.22,
              [hue.malachite, hue.copper, hue.cream, hue.jade][(i + Math.round(y * 2)) % 4] ?? hue.cream,
            ),
          ),
        ),
      ),
    ),
    piece(
      5,
      shadow(v, 3, 4.8, 2.4, 1.2, 0.8),
      box(v, 3, 0, 4.4, 2.1, 1, 0.9, hue.malachite),
      box(v, 3, 1, 4.35, 2.25, 0.06, 1, hue.wood),
      box(v, 2.5, 1.06, 4.6, 0.4, 0.26, 0.3, hue.night),
      drum(v, 3.5, 1.06, 4.7, 0.1, 0.2, hue.copper, 0.13),
    ),
    gems(-1.2, 6),
    gems(0.9, 6.6),
    gems(-0.2, 3.7),
    ...each([-1.2, 0.9, 3], (x, i) => pendant(v, x, 5.6 - i * 0.3, 2.4, 3.5, hue.copper, 0.28)),
    plant(v, 4, 7.4, 1.5),
  );
}

/** The tourist centre with its wall of mountains. */
export function tourist(): string {
  const room: Room = {
    width: 9,
    height: 3.3,
    depth: 8,
    wall: '#e9e2d6',
    back: '#dfe7e0',
    floor: '#c9b79f',
    overhead: 'slots',
    paving: 'tiles',
  };
  const v = view({ eye: 1.6, horizon: 430 });
  const range = (y: number, tops: readonly number[], fill: string) =>
    face(
      v,
      [
        [-4, 0.9 + y, 7.95],
        ...tops.map((t, i) => [-4 + (8 * (i + 0.5)) / tops.length, 0.9 + y + t, 7.95] as const),
        [4, 0.9 + y, 7.95],
        [4, 0.9, 7.95],
        [-4, 0.9, 7.95],
      ],
      fill,
    );
  const pin = (x: number, y: number) =>
    face(
      v,
      [
        [x, y, 7.9],
        [x - 0.12, y + 0.24, 7.9],
        [x + 0.12, y + 0.24, 7.9],
      ],
      hue.copper,
    ) +
    oval(v, [x, y + 0.28, 7.9], 0.13, 0.13, hue.copper) +
    oval(v, [x, y + 0.28, 7.9], 0.05, 0.05, hue.white);
  const leaflets = (x: number, z: number) =>
    piece(
      z,
      box(v, x, 0, z, 1, 1.9, 0.3, hue.walnut),
      ...[0.4, 0.85, 1.3].flatMap(y =>
        [-0.32, 0, 0.32].map((dx, i) =>
          sheet(
            v,
            x + dx,
            y,
            z - 0.01,
            0.26,
            0.36,
            [hue.jade, hue.amber, hue.cream, hue.malachite, hue.sand][(i + Math.round(y * 4)) % 5] ?? hue.cream,
          ),
        ),
      ),
    );
  return picture(
    shell(v, room),
    piece(
      8,
      range(0.8, [0.3, 0.75, 0.4, 0.95, 0.5, 0.7, 0.35], tint(hue.jade, 0.45)),
      range(0.45, [0.5, 0.2, 0.6, 0.35, 0.65, 0.25], hue.jade),
      range(0.1, [0.25, 0.45, 0.2, 0.5, 0.3], hue.malachite),
      rod(v, [-2.4, 1.3, 7.92], [-0.4, 1.8, 7.92], 0.03, hue.white),
      rod(v, [-0.4, 1.8, 7.92], [1.5, 1.45, 7.92], 0.03, hue.white),
      pin(-2.4, 1.3),
      pin(-0.4, 1.8),
      pin(1.5, 1.45),
    ),
    sideWindows(
      v,
      room,
      [
        [2.8, 4.2],
        [5, 6.6],
      ],
      0.5,
    ),
    leaflets(3.4, 6.6),
    leaflets(3.9, 5),
    piece(
      5,
      shadow(v, -0.3, 5.2, 3.4, 1.6, 1),
      drum(v, -0.3, 0, 5.4, 1.5, 1, hue.malachite),
      drum(v, -0.3, 1, 5.4, 1.62, 0.07, hue.wood),
      box(v, -0.9, 1.07, 5.2, 0.4, 0.28, 0.05, hue.night),
      box(v, 0.5, 1.07, 4.8, 0.34, 0.02, 0.26, hue.white),
      drum(v, 0.1, 1.07, 4.9, 0.16, 0.02, hue.copper),
    ),
    piece(
      3.4,
      shadow(v, 2.3, 3.5, 0.6, 0.4, 0.5),
      box(v, 2.3, 0.06, 3.4, 0.55, 0.75, 0.28, hue.copper),
      rod(v, [2.15, 0.81, 3.5], [2.15, 1.1, 3.5], 0.03, hue.ink),
      rod(v, [2.45, 0.81, 3.5], [2.45, 1.1, 3.5], 0.03, hue.ink),
      rod(v, [2.15, 1.1, 3.5], [2.45, 1.1, 3.5], 0.04, hue.ink),
      sheet(v, 2.3, 0.3, 3.39, 0.55, 0.05, hue.walnut),
      sheet(v, 2.3, 0.55, 3.39, 0.55, 0.05, hue.walnut),
    ),
    plant(v, -3.7, 7.2, 1.5),
    ...each([-1.1, 0.5], x => pendant(v, x, 5.3, 2.35, 3.3, hue.copper, 0.28)),
  );
}

/** Stones, vases and pictures on show. */
export function exhibition(): string {
  const room: Room = {
    width: 12,
    height: 4.4,
    depth: 12,
    wall: '#f1ece4',
    back: '#eee7dd',
    floor: '#b7afa5',
    overhead: 'track',
    ceiling: '#ddd6cb',
    paving: 'smooth',
  };
  const v = view({ eye: 1.7, horizon: 440, focus: 1000 });
  const frame = (x: number, y: number, w: number, h: number, a: string, b: string) =>
    piece(
      11.9,
      box(v, x, y, 11.85, w, h, 0.06, hue.walnut),
      sheet(v, x, y + 0.06, 11.84, w - 0.12, h - 0.12, hue.cream),
      face(
        v,
        [
          [x - w * 0.4, y + h * 0.2, 11.83],
          [x - w * 0.05, y + h * 0.72, 11.83],
          [x + w * 0.2, y + h * 0.2, 11.83],
        ],
        a,
      ),
      oval(v, [x + w * 0.16, y + h * 0.55, 11.83], w * 0.16, w * 0.16, b),
    );
  const pier = (x: number, z: number, w: number, colour: string) =>
    piece(
      z,
      shadow(v, x, z + 0.2, w, 0.5, 1.4),
      box(v, x, 0, z, w, 3, 0.35, '#e7e0d5'),
      box(v, x, 1, z - 0.04, w * 0.6, 1.3, 0.04, hue.walnut),
      sheet(v, x, 1.06, z - 0.05, w * 0.6 - 0.12, 1.18, colour),
      face(
        v,
        [
          [x - w * 0.22, 1.1, z - 0.06],
          [x + w * 0.02, 1.9, z - 0.06],
          [x + w * 0.24, 1.1, z - 0.06],
        ],
        tint(colour, 0.35),
      ),
    );
  return picture(
    shell(v, room),
    sideWindows(
      v,
      room,
      [
        [4, 5.8],
        [7, 8.8],
        [9.8, 11.4],
      ],
      0.4,
    ),
    frame(-2.2, 1.3, 1.6, 1.9, hue.malachite, hue.amber),
    malachite(v, 0.5, 1.1, 11.85, 2.6, 2.3, 'slice'),
    frame(3.4, 1.3, 1.6, 1.9, hue.copper, hue.jade),
    pier(3.6, 7.4, 2.4, hue.deep),
    pier(-3.2, 8.6, 1.9, hue.copper),
    plinth(v, -1.3, 7.2, 1, 'crystal', hue.jade),
    plinth(v, 0.9, 8.4, 1.1, 'vase', hue.malachite),
    plinth(v, 0.2, 5.2, 0.95, 'stone', hue.malachite),
    plinth(v, 2.5, 5.4, 1.15, 'crystal', hue.amber),
    plinth(v, -2.4, 4.7, 1.05, 'vase', hue.copper),
    piece(
      4,
      shadow(v, 1.4, 3.9, 1.8, 0.5, 0.8),
      box(v, 1.5, 0.38, 3.7, 1.7, 0.08, 0.5, hue.walnut),
      box(v, 0.9, 0, 3.75, 0.1, 0.38, 0.4, hue.ink),
      box(v, 2.1, 0, 3.75, 0.1, 0.38, 0.4, hue.ink),
    ),
    ...each([-1.3, 0.2, 2.5], x => spotlight(v, x, 3.9, 6.4, x, 6, 0.22)),
  );
}
