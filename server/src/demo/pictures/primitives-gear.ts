import {
  at,
  box,
  chance,
  disc,
  drum,
  face,
  hue,
  oval,
  type Piece,
  piece,
  rod,
  type Spot,
  shadow,
  sheet,
  tint,
  type View,
} from './view.ts';

function legs(v: View, x: number, z: number, h: number, spread: number, width = 0.03): string {
  return [-1, 0.25, 1]
    .map((side, i) =>
      rod(v, [x, h, z], [x + side * spread, 0, z + (i === 1 ? spread * 0.8 : -spread * 0.3)], width, hue.ink),
    )
    .join('');
}

/** A softbox on its stand, its bright face turned to us and aside; `turn` -1 to the left, 1 to the right. */
export function softbox(v: View, x: number, z: number, h: number, size: number, turn: -1 | 0 | 1): Piece {
  const half = size / 2;
  const inner = turn === 0 ? half : half * 0.62;
  const mid: Spot = [x + turn * half * 0.5, h, z - half * 0.5];
  const front = (
    [
      [-inner, -half * 1.2, 0],
      [inner, -half * 1.2, 0],
      [inner, half * 1.2, 0],
      [-inner, half * 1.2, 0],
    ] as const
  ).map(([dx, dy, dz]): Spot => [mid[0] + dx, mid[1] + dy, mid[2] + dz - turn * dx * 0.7]);
  const apex: Spot = [x - turn * half * 0.8, h, z + half];
  const rim = front
    .map((spot, i) => face(v, [spot, front[(i + 1) % 4] ?? spot, apex], tint(hue.ink, i % 2 ? 0.08 : 0.16)))
    .join('');
  return piece(
    z,
    shadow(v, x, z, 0.8, 0.6, 0.9),
    legs(v, x, z, h * 0.55, 0.45),
    rod(v, [x, 0.3, z], [x, h, z], 0.04, hue.ink),
    oval(v, mid, size * 1.5, size * 1.6, 'url(#glow)', 'opacity="0.75"'),
    rim,
    face(v, front, '#fffaf0', `stroke="${hue.ink}" stroke-width="4"`),
    face(v, front, 'url(#glow)', 'opacity="0.8"'),
  );
}

/** An umbrella or beauty dish: a round bright head on a stand. */
export function dish(v: View, x: number, z: number, h: number, r: number): Piece {
  return piece(
    z,
    shadow(v, x, z, 0.7, 0.6, 0.8),
    legs(v, x, z, h * 0.5, 0.4),
    rod(v, [x, 0.3, z], [x, h, z], 0.035, hue.ink),
    oval(v, [x, h, z], r * 2.4, r * 2.4, 'url(#glow)', 'opacity="0.7"'),
    oval(v, [x, h, z], r, r, hue.ink),
    oval(v, [x, h, z], r * 0.92, r * 0.92, '#fff6e4'),
    oval(v, [x, h, z], r * 0.3, r * 0.3, hue.amber),
  );
}

/** A ring lamp on a stand. */
export function ringLamp(v: View, x: number, z: number, h: number, r: number): Piece {
  const width = ((v.focus * 0.09) / z).toFixed(1);
  return piece(
    z,
    legs(v, x, z, h * 0.4, 0.35),
    rod(v, [x, 0.3, z], [x, h - r, z], 0.03, hue.ink),
    oval(v, [x, h, z], r * 2, r * 2, 'url(#glow)', 'opacity="0.6"'),
    oval(v, [x, h, z], r, r, 'none', `stroke="#fff8e8" stroke-width="${width}"`),
  );
}

/** A photo camera on a tripod with its back to us. */
export function photoCamera(v: View, x: number, z: number, h = 1.4): Piece {
  return piece(
    z,
    shadow(v, x, z, 0.8, 0.7, 0.9),
    legs(v, x, z, h, 0.42, 0.04),
    drum(v, x, h, z, 0.05, 0.08, hue.ink),
    box(v, x, h + 0.08, z, 0.3, 0.2, 0.1, '#34302c'),
    box(v, x, h + 0.28, z + 0.02, 0.12, 0.06, 0.08, '#34302c'),
    sheet(v, x - 0.02, h + 0.11, z - 0.002, 0.18, 0.13, hue.jade),
    oval(v, [x + 0.115, h + 0.17, z - 0.002], 0.025, 0.025, hue.copper),
  );
}

/** A broadcast camera on a tripod, seen from the side; its lens to the left (-1) or right (1). */
export function videoCamera(v: View, x: number, z: number, h: number, way: -1 | 1): Piece {
  return piece(
    z,
    shadow(v, x, z, 0.9, 0.8, 0.6),
    legs(v, x, z, h, 0.5, 0.05),
    drum(v, x, h - 0.05, z, 0.1, 0.1, hue.ink),
    rod(v, [x - way * 0.25, h + 0.06, z], [x - way * 0.75, h - 0.3, z], 0.03, hue.ink),
    box(v, x, h + 0.05, z, 0.62, 0.3, 0.22, '#35322f'),
    box(v, x + way * 0.42, h + 0.09, z + 0.02, 0.26, 0.22, 0.18, '#1d1b19'),
    box(v, x + way * 0.6, h + 0.05, z, 0.12, 0.3, 0.24, '#2a2724'),
    box(v, x - way * 0.1, h + 0.37, z, 0.3, 0.16, 0.08, '#24211f'),
    sheet(v, x - way * 0.1, h + 0.39, z - 0.002, 0.26, 0.12, hue.jade),
    oval(v, [x + way * 0.22, h + 0.4, z], 0.025, 0.025, '#e2552f'),
  );
}

/** A sheet of studio paper from its roll under the ceiling, over the floor towards us. */
export function backdrop(v: View, x: number, z: number, w: number, h: number, colour: string, apron = 1.6): Piece {
  const bend = Array.from({ length: 7 }, (_, i) => {
    const a = (i / 6) * (Math.PI / 2);
    return [0.35 * (1 - Math.sin(a)), 0.35 * (1 - Math.cos(a))] as const;
  });
  const strips = bend.slice(1).map(([y, dz], i) => {
    const [y0, dz0] = bend[i] ?? [0, 0];
    return face(
      v,
      [
        [x - w / 2, y0, z - dz0],
        [x + w / 2, y0, z - dz0],
        [x + w / 2, y, z - dz],
        [x - w / 2, y, z - dz],
      ],
      tint(colour, 0.02 + i * 0.045),
      `stroke="${tint(colour, 0.02 + i * 0.045)}" stroke-width="1.5"`,
    );
  });
  return piece(
    z + 0.01,
    sheet(v, x, 0.35, z, w, h - 0.35, colour),
    sheet(v, x, 0.35, z, w, h - 0.35, 'url(#up)'),
    ...strips,
    face(
      v,
      [
        [x - w / 2, 0.002, z - 0.35],
        [x + w / 2, 0.002, z - 0.35],
        [x + w / 2, 0.002, z - apron],
        [x - w / 2, 0.002, z - apron],
      ],
      tint(colour, 0.27),
    ),
    box(v, x, h - 0.06, z - 0.06, w + 0.2, 0.14, 0.14, tint(colour, -0.2)),
  );
}

/** A clothes rail with garments. */
export function rail(v: View, x: number, z: number, w: number, colours: readonly string[]): Piece {
  const count = Math.floor(w / 0.17);
  return piece(
    z,
    shadow(v, x, z, w, 0.5, 0.5),
    ...[-w / 2, w / 2].flatMap(dx => [
      rod(v, [x + dx, 0, z], [x + dx, 1.7, z], 0.035, hue.ink),
      rod(v, [x + dx, 0.03, z - 0.25], [x + dx, 0.03, z + 0.25], 0.04, hue.ink),
    ]),
    rod(v, [x - w / 2, 1.7, z], [x + w / 2, 1.7, z], 0.035, hue.ink),
    ...Array.from({ length: count }, (_, i) => {
      const gx = x - w / 2 + 0.12 + i * 0.165;
      const low = 1.5 - 0.65 - chance(i + x * 3) * 0.5;
      return face(
        v,
        [
          [gx, 1.68, z],
          [gx + 0.09, 1.52, z],
          [gx + 0.12, low, z],
          [gx - 0.09, low, z],
          [gx - 0.07, 1.52, z],
        ],
        tint(colours[i % colours.length] ?? hue.sand, chance(i) * 0.24 - 0.12),
      );
    }),
  );
}

/** A tailor's dummy on its foot, dressed in a colour. */
export function mannequin(v: View, x: number, z: number, colour: string, base = 0): Piece {
  const spot = (dx: number, y: number): Spot => [x + dx, base + y, z];
  return piece(
    z,
    base ? '' : shadow(v, x, z, 0.5, 0.4, 0.8),
    drum(v, x, base, z, 0.2, 0.03, hue.ink),
    rod(v, spot(0, 0.02), spot(0, 0.8), 0.04, hue.walnut),
    face(
      v,
      [spot(-0.2, 1.42), spot(0.2, 1.42), spot(0.14, 1.1), spot(0.34, 0.42), spot(-0.34, 0.42), spot(-0.14, 1.1)],
      colour,
    ),
    face(
      v,
      [spot(0.02, 1.42), spot(0.2, 1.42), spot(0.14, 1.1), spot(0.34, 0.42), spot(0.1, 0.42), spot(0.05, 1.1)],
      '#1c1612',
      'opacity="0.16"',
    ),
    oval(v, spot(0, 1.42), 0.2, 0.06, tint(colour, 0.1)),
    rod(v, spot(0, 1.45), spot(0, 1.55), 0.08, hue.sand),
    oval(v, spot(0, 1.57), 0.05, 0.03, hue.walnut),
  );
}

/** A plinth with something on it: a stone, a vase or a cut crystal. */
export function plinth(
  v: View,
  x: number,
  z: number,
  h: number,
  thing: 'stone' | 'vase' | 'crystal',
  colour: string,
): Piece {
  const top = (dx: number, dy: number): Spot => [x + dx, h + dy, z + 0.2];
  const shown = {
    stone:
      drum(v, x, h, z + 0.2, 0.2, 0.12, colour, 0.16) +
      oval(v, [x, h + 0.22, z + 0.2], 0.2, 0.16, colour) +
      oval(v, [x - 0.05, h + 0.27, z + 0.2], 0.09, 0.06, tint(colour, 0.3)),
    vase:
      drum(v, x, h, z + 0.2, 0.08, 0.18, colour, 0.19) +
      drum(v, x, h + 0.18, z + 0.2, 0.19, 0.2, colour, 0.06) +
      drum(v, x, h + 0.38, z + 0.2, 0.06, 0.08, colour, 0.1),
    crystal:
      face(v, [top(-0.16, 0), top(-0.1, 0.42), top(0, 0.58), top(0.02, 0)], tint(colour, 0.25)) +
      face(v, [top(0.02, 0), top(0, 0.58), top(0.12, 0.36), top(0.17, 0)], tint(colour, -0.2)),
  }[thing];
  return piece(z, shadow(v, x, z + 0.2, 0.5, 0.5, 1), box(v, x, 0, z, 0.46, h, 0.46, hue.white), shown);
}

/** A low stage or runway from its near edge. */
export function stage(v: View, x: number, z: number, w: number, d: number, h: number, colour: string): Piece {
  return piece(
    z + d - 0.1,
    shadow(v, x, z, w, 0.6),
    box(v, x, 0, z, w, h, d, colour),
    face(
      v,
      [
        [x - w / 2, h, z],
        [x + w / 2, h, z],
        [x + w / 2, h, z + d],
        [x - w / 2, h, z + d],
      ],
      '#ffffff',
      'opacity="0.12"',
    ),
  );
}

/** A lectern on which a speaker's papers lie. */
export function lectern(v: View, x: number, z: number, base = 0, colour: string = hue.walnut): Piece {
  return piece(
    z,
    box(v, x, base, z, 0.5, 1.02, 0.36, colour),
    box(v, x, base + 1.02, z - 0.05, 0.64, 0.06, 0.48, tint(colour, 0.1)),
    rod(v, [x + 0.12, base + 1.08, z], [x + 0.05, base + 1.34, z - 0.05], 0.02, hue.ink),
    disc(v, [x + 0.05, base + 1.35, z - 0.05], 0.03, hue.ink),
  );
}

/** A computer on a table: the screen turned away from us or to us. */
export function computer(v: View, x: number, y: number, z: number, w: number, fill?: string): Piece {
  const h = w * 0.6;
  const [cx] = at(v, [x, y, z]);
  const glow = fill
    ? sheet(v, x, y + 0.16, z - 0.002, w - 0.04, h - 0.04, fill)
    : `<circle cx="${cx.toFixed(1)}" cy="${at(v, [x, y + 0.14 + h / 2, z])[1].toFixed(1)}" r="${((v.focus * 0.03) / z).toFixed(1)}" fill="${hue.stone}"/>`;
  return piece(
    z,
    drum(v, x, y, z + 0.02, 0.12, 0.015, hue.grey),
    box(v, x, y, z + 0.02, 0.05, 0.2, 0.03, hue.grey),
    box(v, x, y + 0.14, z, w, h, 0.03, fill ? hue.ink : hue.grey),
    glow,
  );
}
