import type { Picture } from './pictures.ts';
import { figure, plant, roundTable, sofa, stool, table } from './primitives-furniture.ts';
import { computer, mannequin } from './primitives-gear.ts';
import { pendant } from './primitives-light.ts';
import { type Room, shell, sideWindows } from './primitives-room.ts';
import { box, chance, drum, each, face, hue, oval, picture, piece, rod, shadow, sheet, tint, view } from './view.ts';

function experiment(): string {
  const room: Room = {
    width: 9.6,
    height: 3.8,
    depth: 9,
    wall: '#dcd8cf',
    back: '#4f6f66',
    floor: '#9e978d',
    overhead: 'track',
    ceiling: '#c9c4ba',
    paving: 'smooth',
  };
  const v = view({ eye: 1.65, horizon: 430 });
  const printer = (x: number) =>
    piece(
      7.4,
      box(v, x, 0.9, 7.6, 0.95, 0.95, 0.6, hue.night),
      sheet(v, x, 1, 7.59, 0.8, 0.75, '#dfe9e4'),
      box(v, x, 1.02, 7.58, 0.6, 0.03, 0.02, hue.stone),
      drum(v, x, 1.05, 7.58, 0.15, 0.3, x > 0 ? hue.copper : hue.malachite, 0.06),
      rod(v, [x - 0.36, 1.5, 7.57], [x + 0.36, 1.5, 7.57], 0.025, hue.ink),
      box(v, x + 0.02, 1.38, 7.56, 0.1, 0.14, 0.02, hue.amber),
    );
  const arm = (x: number, z: number) =>
    piece(
      z,
      drum(v, x, 0.8, z, 0.22, 0.18, hue.night),
      rod(v, [x, 0.98, z], [x - 0.35, 1.7, z], 0.16, hue.copper),
      drum(v, x - 0.35, 1.62, z, 0.12, 0.16, hue.night),
      rod(v, [x - 0.35, 1.7, z], [x + 0.45, 2, z], 0.12, hue.copper),
      oval(v, [x + 0.45, 2, z], 0.1, 0.1, hue.night),
      rod(v, [x + 0.45, 2, z], [x + 0.7, 1.5, z], 0.09, hue.amber),
      rod(v, [x + 0.7, 1.5, z], [x + 0.6, 1.34, z], 0.04, hue.ink),
      rod(v, [x + 0.7, 1.5, z], [x + 0.8, 1.34, z], 0.04, hue.ink),
    );
  const tools = Array.from({ length: 14 }, (_, i) => {
    const x = -2.9 + i * 0.44;
    const y = 2.2 + (i % 2) * 0.5;
    return (
      rod(v, [x, y, 8.9], [x, y + 0.35, 8.9], 0.05, [hue.sand, hue.amber, hue.cream][i % 3] ?? hue.sand) +
      oval(v, [x, y, 8.9], 0.08, 0.06, hue.ink)
    );
  });
  return picture(
    shell(v, room),
    sideWindows(v, room, [
      [3, 4.6],
      [5.4, 7],
    ]),
    piece(8.95, sheet(v, 0, 2, 8.94, 6.6, 1.25, hue.wood), ...tools),
    piece(8, box(v, 0, 0, 7.5, 6.6, 0.84, 0.9, hue.wood), box(v, 0, 0.84, 7.45, 6.8, 0.06, 1, hue.walnut)),
    ...each([-2.4, -1, 0.4], x => printer(x)),
    piece(7.3, box(v, 2.4, 0.9, 7.7, 0.9, 0.4, 0.5, hue.cream), oval(v, [2.4, 1.12, 7.69], 0.13, 0.13, hue.malachite)),
    table(v, 0.4, 4.3, 3.4, 1.2, hue.wood, 0.8),
    arm(1.1, 4.6),
    piece(
      4.2,
      box(v, 1.75, 0.8, 4.5, 0.3, 0.22, 0.3, hue.jade),
      box(v, -0.4, 0.8, 4.6, 0.6, 0.03, 0.5, hue.malachite),
      drum(v, -0.9, 0.8, 4.8, 0.07, 0.2, hue.amber),
      box(v, 0.2, 0.8, 4.5, 0.26, 0.16, 0.26, hue.sand),
    ),
    stool(v, -0.6, 3.7, hue.copper),
    stool(v, 3.2, 5.2, hue.malachite),
    ...each([-0.6, 1.4], x => pendant(v, x, 4.8, 2.7, 3.8, hue.night, 0.3)),
    plant(v, -4.2, 8, 1.5),
  );
}

function partners(): string {
  const room: Room = {
    width: 9,
    height: 3.6,
    depth: 8.4,
    wall: '#e5ded3',
    back: '#efe9df',
    floor: '#a98a69',
    overhead: 'slots',
  };
  const v = view({ eye: 1.6, horizon: 440, light: 'right' });
  const cell = (x: number, y: number, fill: string) => {
    const ring = Array.from(
      { length: 6 },
      (_, i) => [x + 0.42 * Math.cos((i * Math.PI) / 3), y + 0.42 * Math.sin((i * Math.PI) / 3), 8.35] as const,
    );
    return face(v, ring, fill) + oval(v, [x, y, 8.34], 0.14, 0.14, tint(fill, 0.45));
  };
  const tones = [hue.malachite, hue.jade, hue.copper, hue.sand, hue.deep, hue.amber, hue.mist];
  const comb = Array.from({ length: 21 }, (_, i) =>
    cell(
      -2.6 + (i % 7) * 0.66 + 0.6,
      1.45 + Math.floor(i / 7) * 0.76 + ((i % 7) % 2) * 0.38,
      tones[Math.floor(chance(i + 2) * 7)] ?? hue.jade,
    ),
  );
  return picture(
    shell(v, room),
    piece(8.38, ...comb),
    sideWindows(v, room, [
      [3, 4.6],
      [5.4, 7],
    ]),
    roundTable(v, -2.6, 6.4, 0.42, hue.walnut, 1.05),
    figure(v, -3.15, 6.6, 1.75, '#7d8a83'),
    figure(v, -2.05, 6.7, 1.68, hue.copper),
    sofa(v, 1.2, 6, 2.3, hue.malachite),
    sofa(v, 3.5, 4.9, 0.95, hue.copper),
    roundTable(v, 1.4, 4.9, 0.55, hue.wood, 0.42),
    piece(4.2, drum(v, 1.2, 0.42, 4.8, 0.06, 0.09, hue.white), box(v, 1.6, 0.42, 4.8, 0.3, 0.02, 0.22, hue.malachite)),
    roundTable(v, -1.7, 4, 0.42, hue.walnut, 1.05),
    stool(v, -2.4, 3.9, hue.copper, 0.75),
    stool(v, -1, 3.9, hue.copper, 0.75),
    plant(v, 3.9, 7.6, 1.7, hue.cream),
    pendant(v, -1.7, 4, 2.4, 3.6, hue.deep, 0.3),
    pendant(v, 1.3, 5, 2.5, 3.6, hue.copper, 0.36),
  );
}

function design(): string {
  const room: Room = {
    width: 9,
    height: 3.7,
    depth: 8.6,
    wall: '#ece6dc',
    back: '#e0d6c8',
    floor: '#c2a581',
    overhead: 'beams',
    ceiling: '#f4efe7',
  };
  const v = view({ eye: 1.65, horizon: 430 });
  const swatches = Array.from({ length: 40 }, (_, i) => {
    const tones = [hue.malachite, hue.copper, hue.sand, hue.jade, hue.stone, hue.amber, hue.deep, hue.mist];
    const base = tones[i % 8] ?? hue.sand;
    return sheet(
      v,
      -0.2 + (i % 8) * 0.4,
      1.05 + Math.floor(i / 8) * 0.42,
      8.52,
      0.34,
      0.36,
      tint(base, (Math.floor(i / 8) - 1.5) * 0.16),
    );
  });
  const easel = (x: number, z: number) =>
    piece(
      z,
      shadow(v, x, z, 1.1, 0.5, 0.8),
      rod(v, [x - 0.5, 0, z], [x - 0.1, 1.9, z], 0.05, hue.walnut),
      rod(v, [x + 0.5, 0, z], [x + 0.1, 1.9, z], 0.05, hue.walnut),
      box(v, x, 0.7, z - 0.05, 1.15, 0.05, 0.08, hue.walnut),
      box(v, x, 0.75, z - 0.03, 1.05, 1, 0.03, hue.white),
      face(
        v,
        [
          [x - 0.4, 0.85, z - 0.04],
          [x - 0.1, 1.5, z - 0.04],
          [x + 0.15, 0.85, z - 0.04],
        ],
        hue.jade,
      ),
      oval(v, [x + 0.2, 1.3, z - 0.04], 0.2, 0.2, hue.copper),
      rod(v, [x - 0.4, 1.6, z - 0.04], [x + 0.4, 1.6, z - 0.04], 0.02, hue.stone),
    );
  return picture(
    shell(v, room),
    sideWindows(
      v,
      room,
      [
        [2.8, 4.4],
        [5.2, 6.8],
      ],
      0.5,
    ),
    piece(8.55, sheet(v, 1.2, 0.95, 8.53, 3.4, 2.25, hue.white), ...swatches),
    easel(-1.6, 7.2),
    mannequin(v, -3, 6.8, hue.malachite),
    mannequin(v, 3.4, 6.6, hue.copper),
    table(v, 0.7, 4.4, 3.8, 1.5, hue.cream, 0.86),
    computer(v, 1.75, 0.86, 5.3, 0.95, '#35554c'),
    piece(
      4.3,
      box(v, -0.3, 0.86, 4.6, 1, 0.015, 0.7, hue.white),
      rod(v, [-0.65, 0.89, 4.8], [0, 0.89, 5.1], 0.02, hue.copper),
      rod(v, [-0.6, 0.89, 5.1], [0.05, 0.89, 4.75], 0.02, hue.malachite),
      ...[0, 1, 2, 3].map(i =>
        box(
          v,
          0.75 + i * 0.1,
          0.87 + i * 0.012,
          4.65 + i * 0.03,
          0.26,
          0.012,
          0.18,
          [hue.malachite, hue.jade, hue.sand, hue.copper][i] ?? hue.sand,
        ),
      ),
      drum(v, -1, 0.86, 5.2, 0.08, 0.16, hue.copper),
      ...[-0.04, 0.02, 0.05].map(dx => rod(v, [-1 + dx, 1, 5.2], [-1 + dx * 2.4, 1.24, 5.2], 0.018, hue.ink)),
    ),
    stool(v, -0.4, 3.9, hue.malachite, 0.64),
    stool(v, 1.6, 3.9, hue.malachite, 0.64),
    ...each([-0.4, 1.8], x => pendant(v, x, 4.9, 2.45, 3.7, hue.deep, 0.32)),
    plant(v, -3.9, 7.9, 1.5),
  );
}

/** Rooms where things are made. */
export function workshops(): Picture[] {
  return [
    {
      roomId: 37,
      name: 'experimental-block',
      alt: 'Экспериментальный блок: 3D-принтеры, верстак и робот-манипулятор',
      svg: experiment(),
    },
    {
      roomId: 42,
      name: 'partners-block',
      alt: 'Блок партнёров: диваны, высокие столики и стена из сот',
      svg: partners(),
    },
    {
      roomId: 51,
      name: 'design-block',
      alt: 'Дизайн-блок: большой стол, образцы цвета, мольберт и манекены',
      svg: design(),
    },
  ];
}
