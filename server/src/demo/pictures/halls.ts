import type { Picture } from './pictures.ts';
import { chair, figure, plant, screen, seatsFromBehind, slide, table } from './primitives-furniture.ts';
import { computer, lectern, stage } from './primitives-gear.ts';
import { pendant, spotlight } from './primitives-light.ts';
import { backWindow, type Room, shell, sideWindows } from './primitives-room.ts';
import { fashion, large, multi } from './stages.ts';
import { box, disc, each, hue, picture, piece, rod, tint, view } from './view.ts';

function lecture(): string {
  const room: Room = {
    width: 9.5,
    height: 4.4,
    depth: 10,
    wall: '#c9ac88',
    back: '#ece5da',
    floor: '#8c7a66',
    overhead: 'slots',
    paving: 'smooth',
  };
  const v = view({ eye: 3.7, horizon: 300, focus: 1060 });
  const slats = each([-1, 1], side =>
    piece(
      900,
      ...Array.from({ length: 26 }, (_, i) =>
        rod(
          v,
          [side * 4.74, 0.3, 2 + i * 0.31],
          [side * 4.74, 3.9, 2 + i * 0.31],
          0.05,
          tint(hue.walnut, i % 2 ? 0.1 : 0.28),
        ),
      ),
    ),
  );
  return picture(
    shell(v, room),
    ...slats,
    screen(v, 0, 1.5, 9.9, 5, 2.5, hue.cream),
    slide(v, 0, 1.56, 9.85, 4.9, 2.3),
    stage(v, 0, 8, 7, 1.9, 0.2, hue.wood),
    lectern(v, -2.4, 8.5, 0.2),
    figure(v, -1.6, 8.6, 1.85, hue.night),
    ...each([7.2, 6.3, 5.4, 4.5, 3.6, 2.8], (z, i) =>
      piece(z + 0.4, box(v, 0, 0, z - 0.2, 9.4, 0.1 + i * 0.17, 0.9, tint('#8c7a66', 0.08))),
    ),
    ...[7.2, 6.3, 5.4, 4.5, 3.6, 2.8].flatMap((z, i) => [
      seatsFromBehind(v, -4.2, -0.5, 0.1 + i * 0.17, z, i % 2 ? hue.malachite : tint(hue.malachite, -0.1)),
      seatsFromBehind(v, 0.5, 4.2, 0.1 + i * 0.17, z, i % 2 ? hue.malachite : tint(hue.malachite, -0.1)),
    ]),
    spotlight(v, -2, 4.2, 8.2, -2, 8.6, 0.4),
  );
}

function small(): string {
  const room: Room = {
    width: 7.4,
    height: 3.3,
    depth: 8,
    wall: '#e6dccf',
    back: hue.malachite,
    floor: '#a9865f',
    overhead: 'slots',
  };
  const v = view({ eye: 1.7, horizon: 430 });
  return picture(
    shell(v, room),
    sideWindows(v, room, [
      [3, 4.4],
      [5, 6.4],
    ]),
    screen(v, 0, 1, 7.9, 3.2, 1.8, hue.cream),
    slide(v, 0, 1.05, 7.85, 3.1, 1.6),
    lectern(v, 2.3, 7, 0, hue.wood),
    ...[6.2, 5.3, 4.4, 3.5].flatMap(z =>
      each([-2.1, -1.4, -0.7, 0.7, 1.4, 2.1], x =>
        chair(v, x, z, 'away', z === 5.3 || z === 3.5 ? hue.cream : hue.sand),
      ),
    ),
    plant(v, -3.1, 7.3, 1.5),
    plant(v, 3.2, 7.5, 1.1, hue.cream),
  );
}

function council(): string {
  const room: Room = {
    width: 8,
    height: 3.2,
    depth: 8,
    wall: '#e9e2d8',
    back: '#d9cfc1',
    floor: '#9c8f80',
    overhead: 'plain',
    paving: 'tiles',
  };
  const v = view({ eye: 1.75, horizon: 400 });
  const top = '#e9dcc8';
  return picture(
    shell(v, room),
    backWindow(v, room, 0, 5.4, 0.9, 1.9, 4),
    ...each([-2.4, -1.2, 0, 1.2, 2.4], x => chair(v, x, 6.7, 'us', hue.deep)),
    table(v, 0, 5.9, 5.6, 0.7, top),
    ...[5.2, 4.4, 3.6].flatMap(z => [chair(v, -3.15, z, 'right', hue.copper), chair(v, 3.15, z, 'left', hue.copper)]),
    table(v, -2.4, 3.4, 0.75, 2.5, top),
    table(v, 2.4, 3.4, 0.75, 2.5, top),
    ...each([-2.4, -1.2, 0, 1.2, 2.4], x => computer(v, x, 0.74, 5.95, 0.42)),
    ...each([-2, 0, 2], x => pendant(v, x, 6.1, 2.35, 3.2, hue.malachite, 0.3)),
    piece(
      4.6,
      disc(v, [0, 0.005, 4.6], 1.3, hue.malachite, 'opacity="0.85"'),
      disc(v, [0, 0.006, 4.6], 0.95, hue.jade),
      disc(v, [0, 0.007, 4.6], 0.6, hue.malachite),
    ),
  );
}

/** The halls: lectures, fashion shows, conferences and all that is between. */
export function halls(): Picture[] {
  return [
    { roomId: 30, name: 'lecture-hall', alt: 'Лекторий: ряды кресел амфитеатром перед экраном', svg: lecture() },
    {
      roomId: 41,
      name: 'fashion-shows',
      alt: 'Модные показы: подиум в лучах света и зрители по сторонам',
      svg: fashion(),
    },
    { roomId: 45, name: 'small-hall', alt: 'Малый зал: ряды стульев, экран и трибуна', svg: small() },
    {
      roomId: 46,
      name: 'multifunctional-hall',
      alt: 'Многофункциональный зал: сцена, круглые столы и раздвижная перегородка',
      svg: multi(),
    },
    { roomId: 47, name: 'conference-hall', alt: 'Большой конференц-зал: сцена с экраном и ряды кресел', svg: large() },
    { roomId: 49, name: 'small-hall-two', alt: 'Малый зал 2: столы буквой «П» перед панорамным окном', svg: council() },
  ];
}
