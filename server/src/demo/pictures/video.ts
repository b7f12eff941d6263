import type { Picture } from './pictures.ts';
import { chair, curtain, screen } from './primitives-furniture.ts';
import { softbox, videoCamera } from './primitives-gear.ts';
import { lampPipe, spotlight } from './primitives-light.ts';
import { malachite, shell } from './primitives-room.ts';
import { control, videoHall as hall, lounge } from './video-rooms.ts';
import { box, drum, each, face, hue, oval, picture, piece, rod, shadow, sheet, tint, view } from './view.ts';

function wide(): string {
  const v = view({ horizon: 450, eye: 1.6 });
  return picture(
    shell(v, hall),
    curtain(v, -3.1, 8.3, 2.8, 3.3, '#3c3a38'),
    curtain(v, 3.1, 8.3, 2.8, 3.3, '#3c3a38'),
    malachite(v, 0, 0.35, 8, 4.6, 2.8, 'set'),
    piece(7.95, box(v, -2.5, 0.1, 7.7, 0.3, 3.2, 0.3, hue.copper), box(v, 2.5, 0.1, 7.7, 0.3, 3.2, 0.3, hue.copper)),
    piece(7.9, box(v, 0, 0, 5.3, 5.6, 0.16, 2.6, '#8d857b')),
    chair(v, -0.75, 6.6, 'us', hue.sand),
    chair(v, 0.75, 6.6, 'us', hue.sand),
    piece(
      6.2,
      box(v, 0, 0.16, 5.9, 2.6, 0.72, 0.6, hue.walnut),
      box(v, 0, 0.88, 5.85, 2.8, 0.05, 0.75, hue.cream),
      sheet(v, 0, 0.3, 5.88, 2.2, 0.06, hue.amber),
    ),
    ...each([-1.6, 0, 1.6], x => spotlight(v, x, 3.3, 6.4, x * 0.7, 6.2, 0.5)),
    lampPipe(v, 6.6),
    lampPipe(v, 4.2),
    videoCamera(v, -2, 4, 1.3, 1),
    videoCamera(v, 2.15, 3.6, 1.3, -1),
    softbox(v, 3.6, 5.6, 2.3, 1, -1),
  );
}

function green(): string {
  const v = view({ horizon: 470, eye: 1.45, light: 'right' });
  const key = '#3d9a67';
  const wall = (x1: number, z1: number, x2: number, z2: number, by: number) =>
    face(
      v,
      [
        [x1, 0, z1],
        [x2, 0, z2],
        [x2, 3.5, z2],
        [x1, 3.5, z1],
      ],
      tint(key, by),
    );
  return picture(
    shell(v, { ...hall, wall: '#55514d' }),
    piece(
      8.4,
      face(
        v,
        [
          [-3.6, 0.01, 4],
          [2.6, 0.01, 4],
          [2.6, 0.01, 8],
          [-3.6, 0.01, 8],
        ],
        tint(key, 0.12),
      ),
      wall(-3.6, 5, -3.6, 7.2, -0.2),
      ...Array.from({ length: 6 }, (_, i) => {
        const a = (i / 6) * (Math.PI / 2);
        const b = ((i + 1) / 6) * (Math.PI / 2);
        return wall(
          -3.6 + 0.8 * (1 - Math.cos(a)),
          7.2 + 0.8 * Math.sin(a),
          -3.6 + 0.8 * (1 - Math.cos(b)),
          7.2 + 0.8 * Math.sin(b),
          -0.18 + i * 0.03,
        );
      }),
      wall(-2.8, 8, 2.6, 8, 0),
      face(
        v,
        [
          [-2.8, 0, 8],
          [2.6, 0, 8],
          [2.6, 0.7, 8],
          [-2.8, 0.7, 8],
        ],
        tint(key, 0.1),
        'filter="url(#soft)"',
      ),
    ),
    piece(
      6.2,
      rod(v, [-2.2, 0.02, 3.4], [1.6, 0.02, 4.4], 0.06, hue.ink),
      rod(v, [-2.2, 0.02, 3.9], [1.6, 0.02, 4.9], 0.06, hue.ink),
    ),
    piece(
      6.1,
      shadow(v, -0.6, 6.2, 0.5, 0.5, 0.8),
      box(v, -0.6, 0, 6, 0.6, 0.45, 0.6, hue.wood),
      box(v, -0.6, 0.45, 6.05, 0.5, 0.06, 0.5, hue.copper),
    ),
    softbox(v, 3.2, 5.8, 2.4, 1.3, -1),
    softbox(v, -3.7, 4.4, 2.2, 1, 1),
    lampPipe(v, 6),
    piece(
      4.2,
      box(v, 0.75, 0.06, 4, 1.2, 0.1, 0.8, '#2a2725'),
      ...[-0.4, 0.4].map(dx => drum(v, 0.75 + dx, 0, 4, 0.09, 0.1, hue.ink)),
    ),
    videoCamera(v, 0.8, 4.1, 1.25, -1),
    piece(
      3.9,
      box(v, 0.02, 1.28, 4.05, 0.06, 0.5, 0.5, '#211f1d'),
      face(
        v,
        [
          [0, 1.2, 4],
          [-0.4, 1.2, 4],
          [-0.05, 1.75, 4.1],
          [0, 1.75, 4.1],
        ],
        '#8fb6ad',
        'opacity="0.55"',
      ),
    ),
    piece(
      3,
      box(v, 2.9, 0, 3, 0.9, 0.9, 0.6, '#34302c'),
      screen(v, 2.9, 0.98, 3.2, 0.9, 0.54, key).svg,
      oval(v, [2.9, 1.22, 3.18], 0.09, 0.12, hue.sand),
    ),
  );
}

/** Room 52: the set, the control desk, the green screen and the lounge for guests. */
export function videoStudio(): Picture[] {
  const of = (name: string, alt: string, svg: string): Picture => ({ roomId: 52, name, alt, svg });
  return [
    of('video-studio', 'Видеостудия: стол ведущих на фоне малахитового задника, камеры и свет под потолком', wide()),
    of('video-studio-control', 'Пульт режиссёра: стена мониторов и микшер', control()),
    of('video-studio-chroma', 'Зелёный хромакей, камера с телесуфлёром на рельсах и софтбоксы', green()),
    of('video-studio-lounge', 'Гостевая зона видеостудии: диван, кресло и экран с эфиром', lounge()),
  ];
}
