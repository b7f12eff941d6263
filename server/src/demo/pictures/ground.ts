import type { Picture } from './pictures.ts';
import { bulbMirror, chair, plant, table } from './primitives-furniture.ts';
import { computer } from './primitives-gear.ts';
import { pendant } from './primitives-light.ts';
import { type Room, shell, sideWindows } from './primitives-room.ts';
import { box, chance, drum, each, face, hue, oval, picture, piece, rod, shadow, sheet, tint, view } from './view.ts';
import { exhibition, shop, tourist } from './visitors.ts';

function beauty(): string {
  const room: Room = {
    width: 8.6,
    height: 3.3,
    depth: 9,
    wall: '#eedfd0',
    back: '#d8e4dc',
    floor: '#d9d0c4',
    overhead: 'slots',
    paving: 'tiles',
  };
  const v = view({ eye: 1.6, horizon: 430, focus: 1000 });
  const seat = (x: number, z: number) =>
    piece(
      z,
      shadow(v, x, z, 0.7, 0.6, 0.6),
      drum(v, x, 0, z, 0.3, 0.06, hue.stone),
      drum(v, x, 0.06, z, 0.06, 0.4, hue.stone),
      box(v, x, 0.46, z - 0.2, 0.58, 0.14, 0.55, hue.copper),
      box(v, x, 0.6, z + 0.28, 0.54, 0.6, 0.12, tint(hue.copper, -0.1)),
      box(v, x - 0.32, 0.66, z - 0.15, 0.08, 0.08, 0.45, hue.ink),
      box(v, x + 0.32, 0.66, z - 0.15, 0.08, 0.08, 0.45, hue.ink),
    );
  const mirror = (side: number, z: number) =>
    piece(
      z + 0.4,
      face(
        v,
        [
          [side * 4.28, 0.9, z],
          [side * 4.28, 2.5, z],
          [side * 4.28, 2.5, z + 1.1],
          [side * 4.28, 0.9, z + 1.1],
        ],
        hue.walnut,
      ),
      face(
        v,
        [
          [side * 4.27, 0.98, z + 0.08],
          [side * 4.27, 2.42, z + 0.08],
          [side * 4.27, 2.42, z + 1.02],
          [side * 4.27, 0.98, z + 1.02],
        ],
        '#d4e2df',
      ),
      ...[1.1, 1.5, 1.9, 2.3].flatMap(y =>
        [0.04, 1.06].map(
          dz =>
            oval(v, [side * 4.25, y, z + dz], 0.12, 0.12, 'url(#glow)') +
            oval(v, [side * 4.25, y, z + dz], 0.04, 0.045, '#fffaf0'),
        ),
      ),
      box(v, side * 4.05, 0.72, z, 0.45, 0.06, 1.1, hue.white),
      drum(v, side * 3.95, 0.78, z + 0.3, 0.04, 0.2, hue.malachite),
      drum(v, side * 4, 0.78, z + 0.6, 0.05, 0.14, hue.amber),
    );
  const spots = [7.2, 5.6, 4];
  return picture(
    shell(v, room),
    bulbMirror(v, 0, 1, 8.9, 1.6, 1.6),
    piece(
      8.6,
      box(v, 0, 0, 8.3, 2.6, 0.95, 0.5, hue.malachite),
      box(v, 0, 0.95, 8.25, 2.8, 0.06, 0.6, hue.cream),
      ...[-0.9, -0.6, 0.7, 0.9].map((x, i) =>
        drum(
          v,
          x,
          1.01,
          8.4,
          0.06,
          0.16 + chance(i) * 0.14,
          [hue.copper, hue.white, hue.jade, hue.amber][i] ?? hue.white,
        ),
      ),
    ),
    ...spots.flatMap(z => [mirror(-1, z), mirror(1, z), seat(-2.9, z + 0.6), seat(2.9, z + 0.6)]),
    plant(v, -2.2, 8.4, 1.4, hue.white),
    plant(v, 2.3, 8.4, 1.4, hue.white),
    ...each([-0.7, 0.7], x => pendant(v, x, 8.2, 2.35, 3.3, hue.copper, 0.24)),
  );
}

function advice(): string {
  const room: Room = {
    width: 9,
    height: 3.2,
    depth: 8,
    wall: '#e6dfd4',
    back: '#cfdcd4',
    floor: '#b59a7c',
    overhead: 'slots',
  };
  const v = view({ eye: 1.6, horizon: 430, light: 'right' });
  const place = (x: number) => [
    piece(
      7.2,
      box(v, x, 0.3, 7, 1.9, 1.3, 0.06, tint(hue.malachite, 0.2)),
      sheet(v, x, 0.3, 6.99, 1.9, 0.06, hue.deep),
    ),
    chair(v, x, 6.3, 'us', hue.deep),
    table(v, x, 5.4, 1.7, 0.75, hue.cream),
    computer(v, x + 0.45, 0.74, 5.6, 0.5),
    chair(v, x - 0.35, 4.4, 'away', hue.copper),
    pendant(v, x, 5.7, 2.2, 3.2, hue.copper, 0.28),
  ];
  const divider = (x: number) =>
    piece(5.2, box(v, x, 0, 4.9, 0.07, 1.7, 2, '#a9c6b9'), box(v, x, 1.7, 4.9, 0.09, 0.05, 2, hue.walnut));
  return picture(
    shell(v, room),
    sideWindows(v, room, [
      [3, 4.4],
      [5.2, 6.8],
    ]),
    ...[-2.7, 0, 2.7].flatMap(x => place(x)),
    divider(-1.35),
    divider(1.35),
    plant(v, -4, 7.2, 1.5),
    plant(v, 4, 4, 1.1, hue.cream),
  );
}

function service(): string {
  const room: Room = {
    width: 6,
    height: 3.1,
    depth: 10,
    wall: '#d9d8d0',
    back: '#cfcdc4',
    floor: '#a8a49c',
    overhead: 'slots',
    paving: 'tiles',
  };
  const v = view({ eye: 1.6, horizon: 430, light: 'right', focus: 1000 });
  const lockers = Array.from({ length: 7 }, (_, i) => {
    const z = 8.4 - i * 0.85;
    const door = (y: number) =>
      face(
        v,
        [
          [-2.299, y, z + 0.03],
          [-2.299, y + 0.93, z + 0.03],
          [-2.299, y + 0.93, z + 0.79],
          [-2.299, y, z + 0.79],
        ],
        tint(i % 3 === 1 ? hue.copper : hue.malachite, 0.12),
      );
    return piece(
      z + 0.4,
      box(v, -2.65, 0, z, 0.7, 2.05, 0.82, hue.stone),
      door(0.06),
      door(1.06),
      ...[0.5, 1.5].map(y => rod(v, [-2.29, y, z + 0.15], [-2.29, y + 0.14, z + 0.15], 0.03, hue.cream)),
    );
  });
  const racks = Array.from({ length: 3 }, (_, i) => {
    const z = 7.6 - i * 2;
    return piece(
      z + 0.2,
      ...[0.15, 0.85, 1.55].flatMap(y => [
        box(v, 2.5, y, z, 0.9, 0.05, 1.7, hue.stone),
        box(v, 2.5, y + 0.05, z + 0.95, 0.6, 0.36 + chance(i + y) * 0.16, 0.55, hue.sand),
        box(
          v,
          2.5,
          y + 0.05,
          z + 0.1,
          0.55,
          0.3 + chance(i * 3 + y) * 0.2,
          0.6,
          chance(i + y * 7) > 0.5 ? hue.jade : hue.amber,
        ),
      ]),
      ...[0.02, 1.66].map(dz => rod(v, [2.06, 0, z + dz], [2.06, 2.2, z + dz], 0.05, hue.ink)),
    );
  });
  return picture(
    shell(v, room),
    piece(
      9.95,
      sheet(v, 0.1, 0, 9.94, 1.7, 2.3, hue.walnut),
      sheet(v, -0.3, 0, 9.93, 0.74, 2.2, tint(hue.wood, -0.1)),
      sheet(v, 0.5, 0, 9.93, 0.74, 2.2, tint(hue.wood, -0.1)),
      sheet(v, -0.3, 1.2, 9.92, 0.36, 0.7, hue.mist),
      sheet(v, 0.5, 1.2, 9.92, 0.36, 0.7, hue.mist),
    ),
    ...lockers,
    ...racks,
    piece(
      4.4,
      shadow(v, 0.3, 4.8, 1, 1.2, 0.6),
      ...[-0.3, 0.9].map(x => drum(v, x, 0, 4.4, 0.08, 0.14, hue.ink)),
      box(v, 0.3, 0.14, 4.2, 1.3, 0.07, 1.3, hue.copper),
      box(v, 0.1, 0.21, 4.6, 0.7, 0.5, 0.7, hue.sand),
      box(v, 0.15, 0.71, 4.7, 0.5, 0.34, 0.5, hue.wood),
      box(v, 0.68, 0.21, 4.4, 0.4, 0.34, 0.5, hue.jade),
      rod(v, [-0.3, 0.2, 5.5], [-0.3, 1.1, 5.5], 0.04, hue.ink),
      rod(v, [0.9, 0.2, 5.5], [0.9, 1.1, 5.5], 0.04, hue.ink),
      rod(v, [-0.3, 1.1, 5.5], [0.9, 1.1, 5.5], 0.04, hue.ink),
    ),
  );
}

/** The rooms of the ground floor. */
export function ground(): Picture[] {
  return [
    { roomId: 36, name: 'beauty-coworking', alt: 'Бьюти-коворкинг: кресла мастеров у зеркал с лампами', svg: beauty() },
    {
      roomId: 38,
      name: 'consultations',
      alt: 'Зона консультаций: три стола специалистов с перегородками',
      svg: advice(),
    },
    {
      roomId: 39,
      name: 'ural-shop',
      alt: 'Магазин уральских товаров: полки с вазами, камнями и подарками',
      svg: shop(),
    },
    {
      roomId: 40,
      name: 'tourist-centre',
      alt: 'Туристско-информационный центр: круглая стойка и стена с картой гор',
      svg: tourist(),
    },
    {
      roomId: 43,
      name: 'exposition',
      alt: 'Экспозиционный блок: камни и вазы на постаментах, картины и срез малахита',
      svg: exhibition(),
    },
    {
      roomId: 48,
      name: 'service-rooms',
      alt: 'Служебные помещения: шкафчики, стеллажи и тележка с коробками',
      svg: service(),
    },
  ];
}
