import { curtain, screen, seatsFromBehind, slide } from './primitives-furniture.ts';
import { lectern, stage } from './primitives-gear.ts';
import { spotlight } from './primitives-light.ts';
import { type Room, shell, sideWindows } from './primitives-room.ts';
import { box, disc, drum, each, face, hue, oval, picture, piece, rod, shadow, sheet, tint, view } from './view.ts';

/** Fashion shows: the runway in its beams and the guests on both sides. */
export function fashion(): string {
  const room: Room = {
    width: 11,
    height: 4.6,
    depth: 12,
    wall: '#4d4844',
    back: '#3b3735',
    floor: '#5d554e',
    ceiling: '#2a2725',
    paving: 'smooth',
    overhead: 'track',
  };
  const v = view({ eye: 1.75, horizon: 430, focus: 1000 });
  const audience = [-1, 1].flatMap(side =>
    Array.from({ length: 9 }, (_, i) => {
      const z = 3.4 + i * 0.85;
      const tone = [hue.stone, '#7c7268', hue.grey][i % 3] ?? hue.stone;
      return [2.1, 3.1].map(x =>
        piece(
          z + (x > 3 ? 0.2 : 0),
          box(v, side * x, 0, z, 0.46, 0.46, 0.4, '#2f2b28'),
          drum(v, side * x, 0.44, z, 0.2, 0.5, tint(tone, x > 3 ? -0.35 : -0.15), 0.25),
          oval(v, [side * x, 0.95, z], 0.25, 0.11, tint(tone, x > 3 ? -0.35 : -0.15)),
          oval(v, [side * x, 1.2, z], 0.1, 0.13, tint(hue.sand, x > 3 ? -0.5 : -0.3)),
          oval(
            v,
            [side * x, 1.24, z - 0.01],
            0.115,
            0.115,
            tint([hue.walnut, hue.night, hue.stone][(i + (x > 3 ? 1 : 0)) % 3] ?? hue.night, -0.2),
          ),
        ),
      );
    }).flat(),
  );

  const model = (x: number, z: number, dress: string) => {
    const y = 0.5;
    return piece(
      z,
      disc(v, [x, y, z], 0.4, '#1c1612', 'opacity="0.25"'),
      rod(v, [x - 0.05, y, z], [x - 0.04, y + 0.9, z], 0.07, hue.amber),
      rod(v, [x + 0.07, y, z - 0.05], [x + 0.04, y + 0.9, z], 0.07, hue.amber),
      face(
        v,
        [
          [x - 0.16, y + 1.48, z],
          [x + 0.16, y + 1.48, z],
          [x + 0.1, y + 1.15, z],
          [x + 0.32, y + 0.42, z],
          [x - 0.32, y + 0.42, z],
          [x - 0.1, y + 1.15, z],
        ],
        dress,
      ),
      face(
        v,
        [
          [x, y + 1.48, z],
          [x + 0.16, y + 1.48, z],
          [x + 0.1, y + 1.15, z],
          [x + 0.32, y + 0.42, z],
          [x + 0.06, y + 0.42, z],
        ],
        '#1c1612',
        'opacity="0.18"',
      ),
      oval(v, [x, y + 1.66, z], 0.09, 0.12, hue.sand),
      oval(v, [x, y + 1.73, z], 0.1, 0.08, hue.walnut),
    );
  };
  return picture(
    shell(v, room),
    curtain(v, -3.4, 11.5, 3.6, 3.8, hue.deep),
    curtain(v, 3.4, 11.5, 3.6, 3.8, hue.deep),
    piece(11.6, sheet(v, 0, 0.4, 11.6, 3.2, 3.4, hue.cream), sheet(v, 0, 0.4, 11.6, 3.2, 3.4, 'url(#glow)')),
    piece(
      11.4,
      box(v, 0, 0, 2.4, 2.4, 0.5, 9, '#efe8dd'),
      face(
        v,
        [
          [-0.04, 0.5, 2.4],
          [0.04, 0.5, 2.4],
          [0.04, 0.5, 11],
          [-0.04, 0.5, 11],
        ],
        hue.amber,
      ),
      rod(v, [-1.2, 0.5, 2.4], [-1.2, 0.5, 11], 0.03, '#fff6e2'),
      rod(v, [1.2, 0.5, 2.4], [1.2, 0.5, 11], 0.03, '#fff6e2'),
    ),
    ...audience,
    model(-0.1, 4.4, hue.malachite),
    model(0.25, 7, hue.copper),
    model(-0.25, 9.8, hue.grey),
    ...each([4, 6, 8, 10], z =>
      piece(
        z,
        ...[-1, 1].map(
          side =>
            drum(v, side * 1.8, 3.9, z, 0.13, 0.3, '#171513') +
            face(
              v,
              [
                [side * 1.7, 3.9, z],
                [side * 1.9, 3.9, z],
                [side * 0.2 + 0.8, 0.5, z],
                [side * 0.2 - 0.8, 0.5, z],
              ],
              'url(#fall)',
              'opacity="0.42"',
            ) +
            oval(v, [side * 1.8, 3.88, z], 0.4, 0.34, 'url(#glow)'),
        ),
      ),
    ),
  );
}

/** A stage, round tables and a wall that folds away. */
export function multi(): string {
  const room: Room = {
    width: 12,
    height: 4.4,
    depth: 11,
    wall: '#e3dacd',
    back: '#d0c5b5',
    floor: '#b08d68',
    overhead: 'beams',
  };
  const v = view({ eye: 1.8, horizon: 440, focus: 980, light: 'right' });
  const banquet = (x: number, z: number) =>
    piece(
      z - 0.8,
      shadow(v, x, z, 1.9, 1.5, 1),
      ...[-0.9, -0.3, 0.4, 0.9].map(dx => box(v, x + dx, 0.44, z + 0.6, 0.4, 0.5, 0.06, hue.copper)),
      drum(v, x, 0, z, 0.78, 0.75, hue.white, 0.72),
      drum(v, x, 0.75, z, 0.07, 0.2, hue.malachite, 0.1),
      oval(v, [x, 1.05, z], 0.2, 0.16, hue.jade),
      ...[-0.45, 0.42].map(dx => drum(v, x + dx, 0.75, z - 0.2, 0.04, 0.14, hue.mist)),
      ...[-0.75, 0, 0.75].map(
        dx =>
          box(v, x + dx, 0.1, z - 0.95, 0.4, 0.36, 0.36, tint(hue.copper, -0.1)) +
          box(v, x + dx, 0.46, z - 0.95, 0.42, 0.46, 0.06, hue.copper),
      ),
    );
  const partition = (i: number) => {
    const z = 9.9 - i * 0.95;
    return piece(z + 0.2, box(v, -5.5 + (i % 2) * 0.35, 0, z, 0.1, 3.7, 0.9, i % 2 ? hue.jade : hue.mist));
  };
  return picture(
    shell(v, room),
    sideWindows(v, room, [
      [3.6, 5.2],
      [6, 7.6],
      [8.4, 10],
    ]),
    stage(v, 0.4, 9.2, 6.6, 1.7, 0.45, hue.walnut),
    curtain(v, 0.4, 10.8, 6, 3.2, hue.malachite),
    curtain(v, -3.3, 10.2, 1.2, 3.6, hue.deep),
    curtain(v, 4.1, 10.2, 1.2, 3.6, hue.deep),
    piece(
      9.4,
      rod(v, [0.4, 0.45, 9.4], [0.4, 1.9, 9.4], 0.03, hue.ink),
      oval(v, [0.4, 1.95, 9.4], 0.07, 0.09, hue.ink),
      box(v, -2.2, 0.45, 9.5, 0.5, 1, 0.4, hue.night),
      box(v, 3, 0.45, 9.5, 0.5, 1, 0.4, hue.night),
    ),
    ...each([0, 1, 2, 3, 4], i => partition(i)),
    banquet(-2.4, 7.6),
    banquet(1.4, 7.6),
    banquet(3.9, 6.2),
    banquet(-0.5, 5.4),
    banquet(2.2, 4.3),
    banquet(-3.2, 4.6),
  );
}

/** The large hall from the last row but one. */
export function large(): string {
  const room: Room = {
    width: 16,
    height: 6.4,
    depth: 17,
    wall: '#b8936b',
    back: '#3d4240',
    floor: '#6e5f52',
    ceiling: '#efe7db',
    overhead: 'slots',
    paving: 'smooth',
  };
  const v = view({ eye: 3.5, horizon: 400, focus: 1120 });
  const acoustic = [-1, 1].flatMap(side =>
    Array.from({ length: 9 }, (_, i) =>
      piece(
        800 - i,
        face(
          v,
          [
            [side * 7.95, 0.6, 3.4 + i * 1.5],
            [side * 7.95, 5.8, 3.4 + i * 1.5],
            [side * 7.95, 5.8, 4.6 + i * 1.5],
            [side * 7.95, 0.6, 4.6 + i * 1.5],
          ],
          tint(hue.wood, i % 2 ? 0.16 : -0.06),
        ),
      ),
    ),
  );

  const seats = Array.from({ length: 10 }, (_, i) => 13 - i).flatMap((z, i) =>
    [
      [-7, -2.7],
      [-2, 2],
      [2.7, 7],
    ].map(([a = 0, b = 0]) =>
      seatsFromBehind(v, a, b, 0.04 + i * 0.09, z, i % 2 ? hue.copper : tint(hue.copper, -0.12)),
    ),
  );
  return picture(
    shell(v, room),
    ...acoustic,
    stage(v, 0, 14.2, 13.6, 2.6, 0.8, hue.walnut),
    screen(v, 0, 2, 16.8, 9.2, 3.9, hue.mist),
    slide(v, 0, 2.06, 16.7, 9, 3.6),
    curtain(v, -6.2, 16.7, 2.2, 5.2, hue.deep),
    curtain(v, 6.2, 16.7, 2.2, 5.2, hue.deep),
    lectern(v, -4.2, 14.8, 0.8),
    piece(
      14.6,
      box(v, 1.8, 0.8, 14.9, 4, 0.75, 0.6, hue.deep),
      ...[0.4, 1.3, 2.3, 3.2].map(x => box(v, x, 1.5, 15.6, 0.5, 0.7, 0.1, hue.ink)),
    ),
    ...seats.flat(),
    ...each([-4.2, 0, 4.2], x => spotlight(v, x, 6, 13, x * 0.8, 15, 0.28)),
  );
}
