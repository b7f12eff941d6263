import { at, box, chance, face, hue, type Piece, piece, rod, sheet, tint, type View } from './view.ts';

export interface Room {
  width: number;
  height: number;
  depth: number;
  wall: string;
  /** The wall opposite the eye, if it differs. */
  back?: string;
  floor: string;
  ceiling?: string;
  paving?: 'planks' | 'tiles' | 'smooth';
  overhead?: 'beams' | 'slots' | 'track' | 'plain';
}

const near = 1.2;

/** Floor, ceiling and three walls around the eye. */
export function shell(v: View, room: Room): Piece {
  const { width, height, depth, wall, floor } = room;
  const x = width / 2;
  const ceiling = room.ceiling ?? tint(wall, 0.45);
  const sides = v.light === 'left' ? { l: -0.1, r: 0.12 } : { l: 0.12, r: -0.1 };
  const floorSpots = [
    [-x, 0, near],
    [x, 0, near],
    [x, 0, depth],
    [-x, 0, depth],
  ] as const;
  const ceilingSpots = [
    [-x, height, near],
    [x, height, near],
    [x, height, depth],
    [-x, height, depth],
  ] as const;
  const sideWall = (px: number, by: number) =>
    face(
      v,
      [
        [px, 0, near],
        [px, height, near],
        [px, height, depth],
        [px, 0, depth],
      ],
      tint(wall, by),
    );
  return piece(
    Number.POSITIVE_INFINITY,
    sheet(v, 0, 0, depth, width, height, room.back ?? wall),
    sheet(v, 0, 0, depth, width, height, 'url(#up)'),
    sideWall(-x, sides.l),
    sideWall(x, sides.r),
    face(v, ceilingSpots, ceiling),
    overhead(v, room, tint(ceiling, ceiling === '#000000' ? 0.1 : -0.14)),
    face(v, floorSpots, floor),
    paving(v, room),
    face(v, floorSpots, 'url(#down)'),
    sheet(v, 0, 0, depth, width, 0.12, tint(room.back ?? wall, -0.3)),
    face(
      v,
      [
        [-x, 0, near],
        [-x, 0.12, near],
        [-x, 0.12, depth],
        [-x, 0, depth],
      ],
      tint(wall, -0.34),
    ),
    face(
      v,
      [
        [x, 0, near],
        [x, 0.12, near],
        [x, 0.12, depth],
        [x, 0, depth],
      ],
      tint(wall, -0.2),
    ),
  );
}

function paving(v: View, { width, depth, floor, paving: kind = 'planks' }: Room): string {
  if (kind === 'smooth') return '';
  const x = width / 2;
  const step = kind === 'planks' ? 0.32 : 0.9;
  const dark = tint(floor, -0.16);
  let svg = '';
  for (let px = -x; px <= x; px += step) svg += rod(v, [px, 0, near], [px, 0, depth], 0.008, dark);
  if (kind === 'tiles') for (let z = near + 0.6; z < depth; z += step) svg += rod(v, [-x, 0, z], [x, 0, z], 0.01, dark);
  else
    for (let i = 0; i < (width / step) * 3; i += 1) {
      const px = -x + (i % Math.floor(width / step)) * step;
      const z = near + 0.5 + chance(i) * (depth - near - 1);
      svg += face(
        v,
        [
          [px, 0, z],
          [px + step, 0, z],
          [px + step, 0, z + 1.4],
          [px, 0, z + 1.4],
        ],
        tint(floor, chance(i + 90) > 0.5 ? 0.14 : -0.08),
        'opacity="0.55"',
      );
    }
  return svg;
}

function overhead(v: View, { width, height, depth, overhead: kind = 'slots' }: Room, dark: string): string {
  const x = width / 2;
  let svg = '';
  if (kind === 'beams')
    for (let z = depth - 0.6; z > near; z -= 1.7) svg += box(v, 0, height - 0.28, z, width, 0.28, 0.26, dark);
  if (kind === 'slots')
    for (const px of [-0.28, 0.28])
      for (let z = depth - 1.2; z > near + 0.4; z -= 2.2)
        svg += face(
          v,
          [
            [px * width - 0.11, height, z],
            [px * width + 0.11, height, z],
            [px * width + 0.11, height, z - 1.5],
            [px * width - 0.11, height, z - 1.5],
          ],
          '#fffaf0',
        );
  if (kind === 'track')
    for (const px of [-x * 0.5, x * 0.5])
      svg += rod(v, [px, height - 0.1, near], [px, height - 0.1, depth], 0.05, tint(dark, -0.4));
  return svg;
}

/** Tall windows in a side wall, the light they throw on the floor, and the air it shines in. */
export function sideWindows(
  v: View,
  { width, height }: Room,
  spans: readonly (readonly [near: number, far: number])[],
  sill = 0.7,
): Piece {
  const way = v.light === 'left' ? 1 : -1;
  const x = (-way * width) / 2;
  const top = height - 0.45;
  const pane = ([z1, z2]: readonly [number, number]) => {
    const wall = (y1: number, y2: number, a: number, b: number, fill: string, more = '') =>
      face(
        v,
        [
          [x, y1, a],
          [x, y2, a],
          [x, y2, b],
          [x, y1, b],
        ],
        fill,
        more,
      );
    const ground = [
      [x + way * 0.5, 0, z1 - 0.3],
      [x + way * 0.5, 0, z2 - 0.3],
      [x + way * 3.6, 0, z2 - 1.5],
      [x + way * 3.6, 0, Math.max(1.2, z1 - 1.5)],
    ] as const;
    return [
      wall(sill - 0.08, top + 0.08, z1 - 0.08, z2 + 0.08, hue.white),
      wall(sill, top, z1, z2, 'url(#sky)'),
      wall(sill, sill + 0.55, z1, z2, hue.jade, 'opacity="0.35"'),
      ...[1, 2].map(i =>
        rod(v, [x, sill, z1 + ((z2 - z1) * i) / 3], [x, top, z1 + ((z2 - z1) * i) / 3], 0.05, hue.white),
      ),
      rod(v, [x, sill + (top - sill) * 0.62, z1], [x, sill + (top - sill) * 0.62, z2], 0.05, hue.white),
      box(v, x + way * 0.09, sill - 0.1, z1, 0.18, 0.07, z2 - z1, hue.cream),
      face(v, [...ground], '#fff3d9', 'opacity="0.5" filter="url(#soft)"'),
      face(
        v,
        [
          [x, top, z1],
          [x, top, z2],
          [x + way * 3.6, 0, z2 - 1.5],
          [x + way * 3.6, 0, Math.max(1.2, z1 - 1.5)],
        ],
        'url(#fall)',
        'opacity="0.38"',
      ),
    ].join('');
  };
  return piece(1000, ...[...spans].sort((a, b) => b[0] - a[0]).map(pane));
}

/** A wide window in the wall opposite the eye, over roofs and hills. */
export function backWindow(v: View, { depth }: Room, x: number, w: number, sill: number, h: number, panes = 3): Piece {
  const z = depth - 0.01;
  const hill = (y: number, swing: number, fill: string) => {
    const spots = Array.from(
      { length: 13 },
      (_, i) =>
        [
          x - w / 2 + (w * i) / 12,
          sill + y + Math.sin(i * swing + x) * h * 0.06 + chance(i + swing) * h * 0.03,
          z,
        ] as const,
    );
    return face(v, [[x - w / 2, sill, z], ...spots, [x + w / 2, sill, z]], fill);
  };
  const roofs = Array.from({ length: Math.ceil(w * 1.6) }, (_, i) => {
    const bw = 0.35 + chance(i + 3) * 0.35;
    const bx = Math.min(x + w / 2 - bw / 2, x - w / 2 + bw / 2 + i * (w / Math.ceil(w * 1.6)));
    return sheet(v, bx, sill, z, bw, h * (0.12 + chance(i + 40) * 0.2), tint(hue.stone, 0.45 + chance(i) * 0.2));
  });
  return piece(
    1000,
    sheet(v, x, sill - 0.1, z, w + 0.2, h + 0.2, hue.white),
    sheet(v, x, sill, z, w, h, 'url(#sky)'),
    hill(h * 0.3, 0.7, tint(hue.jade, 0.45)),
    hill(h * 0.18, 1.1, tint(hue.jade, 0.2)),
    ...roofs,
    ...Array.from({ length: panes - 1 }, (_, i) =>
      rod(
        v,
        [x - w / 2 + (w * (i + 1)) / panes, sill, z],
        [x - w / 2 + (w * (i + 1)) / panes, sill + h, z],
        0.06,
        hue.white,
      ),
    ),
    face(
      v,
      [
        [x - w / 2, 0, z - 0.4],
        [x + w / 2, 0, z - 0.4],
        [x + w * 0.6, 0, z * 0.52],
        [x - w * 0.6, 0, z * 0.52],
      ],
      '#fff3d9',
      'opacity="0.42" filter="url(#soft)"',
    ),
  );
}

/** Bands of malachite: rings around a few eyes, cut to a sheet on the wall opposite. */
export function malachite(v: View, x: number, y: number, z: number, w: number, h: number, id: string): Piece {
  const [x1, y1] = at(v, [x - w / 2, y + h, z]);
  const scale = v.focus / z;
  const eyes = [
    [0.24, 0.62, 0.62],
    [0.74, 0.3, 0.55],
    [0.98, 0.95, 0.5],
    [0.02, 0.05, 0.45],
  ] as const;
  const tones = [hue.deep, hue.malachite, '#2f8a74', hue.malachite, hue.jade, '#1c7a64'];
  const rings = eyes.flatMap(([ex, ey, size]) =>
    Array.from({ length: 11 }, (_, i) => {
      const r = Math.max(w, h) * size * (1 - i / 11) * scale;
      return `<ellipse cx="${(x1 + ex * w * scale).toFixed(1)}" cy="${(y1 + ey * h * scale).toFixed(1)}" rx="${r.toFixed(1)}" ry="${(r * 0.86).toFixed(1)}" fill="${tones[i % tones.length]}"/>`;
    }),
  );
  return piece(
    z,
    `<clipPath id="${id}"><rect x="${x1.toFixed(1)}" y="${y1.toFixed(1)}" width="${(w * scale).toFixed(1)}" height="${(h * scale).toFixed(1)}"/></clipPath>`,
    sheet(v, x, y, z, w, h, hue.malachite),
    `<g clip-path="url(#${id})">${rings.join('')}</g>`,
    sheet(v, x, y, z, w, h, 'url(#up)'),
  );
}
