import type { Picture } from './pictures.ts';
import { bulbMirror, chair, plant, sofa, stool, table } from './primitives-furniture.ts';
import { backdrop, dish, photoCamera, rail, ringLamp, softbox } from './primitives-gear.ts';
import { backWindow, type Room, shell, sideWindows } from './primitives-room.ts';
import { box, chance, disc, drum, each, face, hue, oval, picture, piece, sheet, tint, view } from './view.ts';

const hall: Room = {
  width: 9,
  height: 3.9,
  depth: 9,
  wall: '#e3dbd0',
  back: '#d3c9bc',
  floor: '#cdbba3',
  overhead: 'beams',
  ceiling: '#f4efe7',
};

function wide(): string {
  const v = view({ horizon: 450 });
  return picture(
    shell(v, hall),
    sideWindows(v, hall, [
      [2.3, 4.1],
      [4.7, 6.3],
      [6.9, 8.3],
    ]),
    backdrop(v, 1, 8.2, 5.4, 3.4, '#f1ece4', 4.6),
    stool(v, 1.1, 5.7, hue.copper, 0.62),
    softbox(v, -1.7, 5.9, 2.1, 1.25, 1),
    softbox(v, 3.35, 5.2, 2, 1.15, -1),
    dish(v, 3.3, 7.4, 2.7, 0.32),
    photoCamera(v, 0.25, 3.1, 1.22),
    plant(v, -3.7, 8.2, 1.9),
    piece(4.4, box(v, 3.75, 0, 4.4, 0.9, 0.5, 0.6, hue.deep), box(v, 3.75, 0.5, 4.45, 0.5, 0.28, 0.4, hue.copper)),
  );
}

function camera(): string {
  const v = view({ eye: 1.55, horizon: 520, focus: 1150 });
  const near = { ink: '#2a2623', body: '#38332f', rim: '#4d4640' };
  const glass = [
    [150, '#1b1917'],
    [132, '#3d3833'],
    [118, '#151413'],
    [98, '#0f3d35'],
    [74, '#14594a'],
    [46, '#0b2b27'],
  ] as const;
  return picture(
    shell(v, { ...hall, wall: '#d9d1c5', back: '#c7bfb3' }),
    piece(
      8,
      `<g filter="url(#blur)">${backdrop(v, 0.6, 8, 5, 3.6, hue.jade, 3).svg}${softbox(v, -2.3, 6, 2.3, 1.7, 1).svg}${dish(v, 3, 6.4, 2.4, 0.5).svg}${stool(v, 1, 6).svg}</g>`,
    ),
    piece(
      1,
      '<ellipse cx="360" cy="260" rx="330" ry="330" fill="url(#glow)" opacity=".8"/>',
      `<path d="M770 1000L800 800H900L930 1000Z" fill="${near.ink}"/><path d="M700 760H1000L980 830H720Z" fill="${near.rim}"/><path d="M800 790L560 1000H620L840 830Z M900 790L1140 1000H1080L860 830Z" fill="${near.ink}"/>`,
      `<rect x="560" y="360" width="580" height="400" rx="46" fill="${near.body}"/><path d="M690 366L740 270Q748 254 768 254H930Q950 254 958 270L1008 366Z" fill="${near.body}"/><rect x="1010" y="330" width="90" height="36" rx="12" fill="${hue.copper}"/><rect x="600" y="322" width="70" height="44" rx="12" fill="${near.rim}"/>`,
      `<rect x="560" y="440" width="580" height="240" fill="${near.ink}" opacity=".5"/><rect x="1066" y="400" width="74" height="330" rx="30" fill="${near.rim}"/><rect x="560" y="360" width="580" height="60" rx="40" fill="#fff" opacity=".08"/>`,
      ...glass.map(([r, fill]) => `<circle cx="846" cy="562" r="${r * 1.32}" fill="${fill}"/>`),
      '<circle cx="846" cy="562" r="178" fill="none" stroke="#5a524b" stroke-width="10" stroke-dasharray="6 9"/>',
      '<ellipse cx="800" cy="500" rx="52" ry="34" fill="#fff" opacity=".5" transform="rotate(-32 800 500)"/><ellipse cx="900" cy="626" rx="30" ry="16" fill="#e9c49a" opacity=".6" transform="rotate(-32 900 626)"/>',
      `<path d="M562 470Q420 520 400 700T330 1000" fill="none" stroke="${hue.copper}" stroke-width="26" stroke-linecap="round"/><path d="M562 470Q420 520 400 700T330 1000" fill="none" stroke="${hue.amber}" stroke-width="6" stroke-dasharray="14 12"/>`,
    ),
  );
}

function makeup(): string {
  const room: Room = {
    ...hall,
    width: 7.4,
    depth: 6.4,
    height: 3.3,
    wall: '#e8dfd3',
    back: '#dcd0c0',
    floor: '#b99a78',
    overhead: 'slots',
  };
  const v = view({ horizon: 430, light: 'right', eye: 1.55 });
  const places = [-1.55, 0.15, 1.85];
  return picture(
    shell(v, room),
    sideWindows(
      v,
      room,
      [
        [2.2, 3.8],
        [4.3, 5.8],
      ],
      0.9,
    ),
    ...each(places, x => bulbMirror(v, x, 1.1, 6.2, 1.15, 1.35)),
    piece(
      5.9,
      box(v, 0.15, 0.74, 5.65, 5.1, 0.07, 0.6, hue.white),
      ...[-2.3, -0.7, 1, 2.6].map(x => box(v, x, 0, 5.7, 0.5, 0.74, 0.5, tint(hue.wood, 0.1))),
    ),
    piece(
      5.6,
      ...Array.from({ length: 22 }, (_, i) => {
        const x = -2.2 + i * 0.22;
        const colours = [hue.copper, hue.malachite, hue.sand, hue.cream, hue.amber];
        return drum(
          v,
          x,
          0.81,
          5.72 + chance(i) * 0.2,
          0.03 + chance(i + 4) * 0.02,
          0.07 + chance(i + 8) * 0.15,
          colours[i % 5] ?? hue.cream,
        );
      }),
    ),
    ...each(places, x => chair(v, x, 4.75, 'away', hue.malachite)),
    rail(v, -2.75, 4.1, 1.5, [hue.copper, hue.cream, hue.malachite, hue.sand, hue.stone]),
    ringLamp(v, 3, 4.9, 1.75, 0.3),
    plant(v, 3.1, 3.4, 1.2),
  );
}

function papers(): string {
  const room: Room = {
    ...hall,
    width: 8,
    depth: 7.4,
    wall: '#dfd8cd',
    back: '#d3cabd',
    floor: '#a9a097',
    paving: 'smooth',
    overhead: 'track',
    ceiling: '#ece6dc',
  };
  const v = view({ horizon: 480 });
  const rolls = [hue.malachite, hue.sand, hue.copper, hue.cream, hue.stone, hue.jade, hue.amber];
  return picture(
    shell(v, room),
    backWindow(v, room, -2.85, 1.5, 1, 2.2, 2),
    ...each(rolls, (colour, i) =>
      piece(7.3, drum(v, 2.35 + i * 0.24, 0.02, 7.1, 0.085, 2.6 + chance(i) * 0.5, colour)),
    ),
    backdrop(v, -0.1, 6.9, 3.7, 3.35, hue.malachite, 3.2),
    sofa(v, -0.2, 5, 1.05, hue.amber),
    piece(5.1, disc(v, [-0.1, 0.01, 4.9], 1.2, hue.deep, 'opacity="0.3"')),
    plant(v, 1.05, 5.7, 1.5, hue.cream),
    softbox(v, -2.5, 5, 2.25, 1.2, 1),
    ringLamp(v, 2.9, 5.3, 1.9, 0.36),
    table(v, 2.7, 3.3, 1.3, 0.6, hue.walnut, 0.7),
    piece(
      3.2,
      box(v, 2.45, 0.7, 3.4, 0.3, 0.12, 0.25, hue.ink),
      drum(v, 2.9, 0.7, 3.45, 0.06, 0.17, hue.copper),
      drum(v, 3.06, 0.7, 3.5, 0.05, 0.12, '#3a3531'),
    ),
    piece(
      6.8,
      sheet(v, 0, 3.4, 6.85, 4.6, 0.04, hue.ink),
      face(
        v,
        [
          [-2.2, 3.4, 6.8],
          [-2.1, 3.4, 6.8],
          [-2.1, 0, 6.8],
          [-2.2, 0, 6.8],
        ],
        hue.ink,
      ),
      oval(v, [-2.15, 0.02, 6.8], 0.3, 0.06, hue.ink),
    ),
  );
}

/** Room 31: the hall, the camera, the make-up corner and the wall of paper backdrops. */
export function photoStudio(): Picture[] {
  const of = (name: string, alt: string, svg: string): Picture => ({ roomId: 31, name, alt, svg });
  return [
    of('photo-studio', 'Фотостудия: светлый зал с белой циклорамой, софтбоксами и камерой на штативе', wide()),
    of('photo-studio-camera', 'Камера на штативе на фоне студийного света', camera()),
    of('photo-studio-makeup', 'Гримёрный уголок: зеркала с лампами, стулья и вешалка с костюмами', makeup()),
    of('photo-studio-backdrops', 'Бумажные фоны: развёрнутый малахитовый фон, кресло и рулоны у стены', papers()),
  ];
}
