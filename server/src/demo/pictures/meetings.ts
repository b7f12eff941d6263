import type { Picture } from './pictures.ts';
import { chair, plant, roundTable, screen, shelf, sofa, table } from './primitives-furniture.ts';
import { computer } from './primitives-gear.ts';
import { pendant } from './primitives-light.ts';
import { backWindow, malachite, type Room, shell, sideWindows } from './primitives-room.ts';
import { box, disc, drum, each, face, hue, oval, picture, piece, rod, sheet, tint, view } from './view.ts';

function oak(): string {
  const room: Room = {
    width: 6,
    height: 3,
    depth: 7,
    wall: '#e8e1d6',
    back: '#dcd3c6',
    floor: '#b8956c',
    overhead: 'slots',
  };
  const v = view({ eye: 1.6, horizon: 420 });
  return picture(
    shell(v, room),
    sideWindows(v, room, [
      [2.8, 4.2],
      [4.8, 6.3],
    ]),
    malachite(v, 1.85, 0.12, 6.95, 2.1, 2.7, 'stone'),
    screen(v, -0.7, 1.1, 6.9, 2, 1.15, hue.deep),
    ...[5.3, 4.5, 3.7].map(z => chair(v, -1.55, z, 'right', hue.cream)),
    ...[5.3, 4.5, 3.7].map(z => chair(v, 1.55, z, 'left', hue.cream)),
    table(v, 0, 3.4, 2.2, 2.6, hue.wood),
    piece(
      3.3,
      drum(v, 0, 0.74, 4.7, 0.09, 0.22, hue.copper, 0.05),
      box(v, -0.6, 0.74, 3.8, 0.34, 0.02, 0.24, hue.white),
      box(v, 0.62, 0.74, 4.4, 0.34, 0.02, 0.24, hue.white),
      drum(v, 0.45, 0.74, 3.8, 0.05, 0.1, hue.jade),
    ),
    plant(v, -2.4, 6.4, 1.4),
  );
}

function round(): string {
  const room: Room = {
    width: 6.6,
    height: 3,
    depth: 6.6,
    wall: '#dcc0a2',
    back: hue.copper,
    floor: '#8f7c69',
    overhead: 'plain',
    paving: 'smooth',
  };
  const v = view({ eye: 1.5, horizon: 450, light: 'right' });
  return picture(
    shell(v, room),
    backWindow(v, room, 0.9, 3.2, 0.8, 1.8, 3),
    piece(
      6.4,
      ...[0, 1, 2].map(i => box(v, -2.1, 1 + i * 0.55, 6.3, 1.4, 0.05, 0.25, hue.walnut)),
      drum(v, -2.5, 1.05, 6.35, 0.1, 0.3, hue.malachite, 0.05),
      box(v, -1.8, 1.6, 6.35, 0.3, 0.22, 0.2, hue.cream),
      drum(v, -2.3, 2.15, 6.35, 0.12, 0.16, hue.deep, 0.16),
    ),
    piece(6, disc(v, [0, 0.005, 4.2], 2.2, '#e9dfd0'), disc(v, [0, 0.006, 4.2], 2.05, '#d8c8b2')),
    chair(v, -0.6, 5, 'us', hue.deep),
    chair(v, 0.65, 5, 'us', hue.deep),
    chair(v, -1.45, 4.1, 'right', hue.deep),
    chair(v, 1.45, 4.1, 'left', hue.deep),
    roundTable(v, 0, 4.2, 0.95, hue.cream),
    piece(
      3.2,
      drum(v, 0.1, 0.74, 4.3, 0.09, 0.14, hue.malachite, 0.13),
      oval(v, [0.1, 1.02, 4.3], 0.2, 0.15, hue.jade),
      box(v, -0.42, 0.74, 4, 0.32, 0.02, 0.22, hue.night),
      drum(v, 0.5, 0.74, 4, 0.05, 0.09, hue.white),
    ),
    pendant(v, 0, 4.2, 2, 3, hue.malachite, 0.5),
    plant(v, 2.8, 5.8, 1.3, hue.cream),
  );
}

function board(): string {
  const room: Room = {
    width: 8.4,
    height: 3.3,
    depth: 10,
    wall: '#dfe3dc',
    back: '#7a5638',
    floor: '#c5b8a8',
    overhead: 'slots',
    paving: 'tiles',
  };
  const v = view({ eye: 1.75, horizon: 400, light: 'right', focus: 1020 });
  const seats = [8.2, 7.3, 6.4, 5.5, 4.6, 3.7].flatMap(z => [
    chair(v, -1.75, z, 'right', hue.night),
    chair(v, 1.75, z, 'left', hue.night),
  ]);
  return picture(
    shell(v, room),
    sideWindows(v, room, [
      [3, 4.6],
      [5.2, 6.8],
      [7.4, 9],
    ]),
    piece(
      9.95,
      ...Array.from({ length: 17 }, (_, i) =>
        rod(v, [-4 + i * 0.5, 0.1, 9.95], [-4 + i * 0.5, 3.3, 9.95], 0.04, tint(hue.walnut, -0.3)),
      ),
    ),
    screen(v, 0, 1.1, 9.8, 3.4, 1.7, hue.mist),
    piece(
      9.7,
      ...[0.5, 0.9, 0.7, 1.2, 1].map((h, i) =>
        sheet(v, -1 + i * 0.5, 1.25, 9.7, 0.3, h, i % 2 ? hue.copper : hue.malachite),
      ),
    ),
    ...seats,
    table(v, 0, 3.3, 2.5, 5.6, hue.walnut),
    piece(
      3.2,
      ...[7.6, 6.4, 5.2, 4.2].map(
        z =>
          box(v, -0.75, 0.74, z, 0.4, 0.02, 0.28, hue.cream) +
          box(v, 0.75, 0.74, z, 0.4, 0.02, 0.28, hue.cream) +
          drum(v, 0.3, 0.74, z, 0.04, 0.16, hue.jade),
      ),
    ),
    ...each([7.4, 5.8, 4.4], z =>
      piece(
        z,
        rod(v, [-0.8, 2.4, z], [-0.8, 3.3, z], 0.02, hue.ink),
        rod(v, [0.8, 2.4, z], [0.8, 3.3, z], 0.02, hue.ink),
        oval(v, [0, 2.36, z], 1.5, 0.4, 'url(#glow)', 'opacity="0.5"'),
        box(v, 0, 2.34, z, 2, 0.07, 0.14, hue.copper),
      ),
    ),
    plant(v, -3.6, 8.8, 1.6, hue.deep),
  );
}

function business(): string {
  const room: Room = {
    width: 11,
    height: 3.8,
    depth: 11,
    wall: '#e9e3d9',
    back: '#e2d9cc',
    floor: '#bda184',
    overhead: 'track',
    ceiling: '#d9d2c7',
  };
  const v = view({ eye: 1.75, horizon: 420, focus: 980 });
  const row = (x: number, z: number) => [
    ...[-1, 0, 1].map(i => chair(v, x + i * 1.05, z + 0.85, 'us', hue.jade)),
    table(v, x, z, 3.3, 0.9, hue.cream),
    ...[-1, 0, 1].map(i => computer(v, x + i * 1.05, 0.74, z + 0.3, 0.6)),
    ...[-1, 1].map(i => pendant(v, x + i * 0.9, z + 0.4, 2.3, 3.8, hue.copper, 0.22)),
  ];
  const booth = piece(
    8,
    box(v, 3.9, 0, 7.4, 1.7, 2.5, 1.6, '#d0c6b8'),
    sheet(v, 3.9, 0.1, 7.39, 1.4, 2.25, hue.deep),
    sheet(v, 3.9, 0.1, 7.38, 1.4, 2.25, '#a9cfc2', 'opacity="0.4"'),
    box(v, 3.9, 0.45, 7.37, 0.8, 0.1, 0.02, hue.copper),
    face(
      v,
      [
        [3.3, 2.3, 7.37],
        [3.7, 2.3, 7.37],
        [3.4, 0.1, 7.37],
        [3.22, 0.1, 7.37],
      ],
      '#ffffff',
      'opacity="0.3"',
    ),
    rod(v, [3.28, 1.1, 7.36], [3.28, 1.4, 7.36], 0.04, hue.copper),
  );
  return picture(
    shell(v, room),
    sideWindows(
      v,
      room,
      [
        [3.2, 4.8],
        [5.6, 7.2],
        [8, 9.8],
      ],
      0.5,
    ),
    shelf(v, -0.9, 10.6, 3.4, 2.2, 5, 'books'),
    booth,
    ...row(-1.7, 7.2),
    ...row(-0.5, 4.1),
    sofa(v, 3.6, 4.6, 1.8, hue.malachite),
    plant(v, -4.7, 9.8, 1.8),
    plant(v, 1.7, 9.6, 1.4, hue.cream),
    plant(v, 2.4, 5, 1.2),
  );
}

/** Rooms to work and to talk in. */
export function meetings(): Picture[] {
  return [
    {
      roomId: 21,
      name: 'business-block',
      alt: 'Бизнес-блок: рабочие столы у больших окон, кабина для звонков и диван',
      svg: business(),
    },
    {
      roomId: 28,
      name: 'meeting-one',
      alt: 'Переговорная 1: дубовый стол на шестерых, экран и малахитовая панель',
      svg: oak(),
    },
    {
      roomId: 29,
      name: 'meeting-two',
      alt: 'Переговорная 2: круглый стол под лампой, медная стена и окно',
      svg: round(),
    },
    {
      roomId: 50,
      name: 'meeting-three',
      alt: 'Переговорная 3: длинный стол на двенадцать мест и большой экран',
      svg: board(),
    },
  ];
}
