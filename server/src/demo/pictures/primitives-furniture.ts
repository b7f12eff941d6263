import {
  at,
  box,
  chance,
  drum,
  face,
  hue,
  oval,
  type Piece,
  piece,
  rod,
  shadow,
  sheet,
  tint,
  type View,
} from './view.ts';

/** Which way the one who sits looks: to us, away from us, to our left or right. */
export type Facing = 'us' | 'away' | 'left' | 'right';

export function table(v: View, x: number, z: number, w: number, d: number, colour: string = hue.wood, h = 0.74): Piece {
  const leg = (lx: number, lz: number) => rod(v, [lx, 0, lz], [lx, h, lz], 0.05, hue.ink);
  return piece(
    z,
    shadow(v, x, z + d / 2, w, d, 1.1),
    leg(x - w / 2 + 0.08, z + d - 0.08),
    leg(x + w / 2 - 0.08, z + d - 0.08),
    leg(x - w / 2 + 0.08, z + 0.06),
    leg(x + w / 2 - 0.08, z + 0.06),
    box(v, x, h - 0.05, z, w, 0.05, d, colour),
  );
}

export function roundTable(v: View, x: number, z: number, r: number, colour: string = hue.wood, h = 0.74): Piece {
  return piece(
    z - r,
    shadow(v, x, z, r * 1.5, r * 1.5, 0.7),
    drum(v, x, 0, z, r * 0.42, 0.03, hue.ink),
    drum(v, x, 0, z, 0.05, h, hue.ink),
    drum(v, x, h - 0.05, z, r, 0.05, colour),
  );
}

export function chair(v: View, x: number, z: number, facing: Facing, colour: string = hue.malachite): Piece {
  const s = 0.44;
  const legs = [
    [-0.18, 0.38],
    [0.18, 0.38],
    [-0.18, 0.04],
    [0.18, 0.04],
  ].map(([lx = 0, lz = 0]) => rod(v, [x + lx, 0, z + lz], [x + lx, 0.44, z + lz], 0.03, hue.ink));
  const seat = box(v, x, 0.43, z, s, 0.06, s, colour);
  const back = {
    us: box(v, x, 0.5, z + s - 0.04, s, 0.42, 0.05, tint(colour, -0.12)),
    away: box(v, x, 0.5, z, s, 0.42, 0.05, colour),
    left: box(v, x + s / 2 - 0.03, 0.5, z, 0.06, 0.42, s, colour),
    right: box(v, x - s / 2 + 0.03, 0.5, z, 0.06, 0.42, s, colour),
  }[facing];
  const order = facing === 'us' ? [back, seat] : [seat, back];
  return piece(z, shadow(v, x, z + 0.2, s, s, 0.5), ...legs, ...order);
}

export function stool(v: View, x: number, z: number, colour: string = hue.copper, h = 0.66): Piece {
  return piece(
    z,
    shadow(v, x, z, 0.4, 0.4, 0.4),
    ...[-0.15, 0.15].map(dx => rod(v, [x + dx * 1.2, 0, z], [x + dx * 0.6, h, z], 0.03, hue.ink)),
    drum(v, x, h, z, 0.19, 0.07, colour),
  );
}

/** A soft armchair or, if wider, a sofa, turned to us. */
export function sofa(v: View, x: number, z: number, w: number, colour: string = hue.malachite): Piece {
  const seats = Math.max(1, Math.round(w / 0.8));
  const inner = w - 0.36;
  return piece(
    z,
    shadow(v, x, z + 0.4, w, 0.9, 0.9),
    box(v, x, 0.14, z + 0.62, w, 0.68, 0.22, tint(colour, -0.14)),
    box(v, x - w / 2 + 0.09, 0.12, z, 0.18, 0.5, 0.8, colour),
    box(v, x + w / 2 - 0.09, 0.12, z, 0.18, 0.5, 0.8, colour),
    ...Array.from({ length: seats }, (_, i) =>
      box(
        v,
        x - inner / 2 + (inner * (i + 0.5)) / seats,
        0.14,
        z + 0.02,
        inner / seats - 0.02,
        0.3,
        0.62,
        tint(colour, 0.08),
      ),
    ),
    ...[-w / 2 + 0.1, w / 2 - 0.1].map(dx => rod(v, [x + dx, 0, z + 0.05], [x + dx, 0.14, z + 0.05], 0.05, hue.walnut)),
  );
}

export function plant(v: View, x: number, z: number, h = 1.3, pot: string = hue.copper): Piece {
  const leaves = Array.from({ length: 13 }, (_, i) => {
    const angle = -1.25 + (2.5 * i) / 12 + (chance(i + x) - 0.5) * 0.2;
    const long = h * (0.5 + chance(i * 3 + x) * 0.28);
    const [bx, by] = at(v, [x, 0.4, z]);
    const k = (v.focus * long) / z;
    const tx = bx + Math.sin(angle) * k;
    const ty = by - Math.cos(angle) * k;
    const side = k * 0.11;
    const nx = Math.cos(angle) * side;
    const ny = Math.sin(angle) * side;
    const mx = (bx * 0.42 + tx * 0.58).toFixed(1);
    const my = (by * 0.42 + ty * 0.58 - k * 0.06).toFixed(1);
    const fill = tint(i % 3 === 0 ? hue.malachite : i % 3 === 1 ? '#2f7a5f' : '#4b937a', chance(i + 7) * 0.22 - 0.1);
    return `<path d="M${bx.toFixed(1)} ${by.toFixed(1)}Q${(Number(mx) - nx).toFixed(1)} ${(Number(my) - ny).toFixed(1)} ${tx.toFixed(1)} ${ty.toFixed(1)}Q${(Number(mx) + nx).toFixed(1)} ${(Number(my) + ny).toFixed(1)} ${bx.toFixed(1)} ${by.toFixed(1)}Z" fill="${fill}"/>`;
  });
  return piece(z, shadow(v, x, z, 0.5, 0.5, 0.8), ...leaves, drum(v, x, 0, z, 0.17, 0.42, pot, 0.23));
}

/** An open shelf turned to us, filled with `things`. */
export function shelf(
  v: View,
  x: number,
  z: number,
  w: number,
  h: number,
  rows: number,
  things: 'books' | 'goods' | 'boxes',
  body: string = hue.wood,
): Piece {
  const step = (h - 0.08) / rows;
  const colours = [hue.malachite, hue.copper, hue.cream, hue.jade, hue.sand, hue.stone, hue.deep, hue.amber];
  const filled = Array.from({ length: rows }, (_, row) => {
    const y = 0.08 + row * step;
    let svg =
      sheet(v, x, y, z + 0.02, w - 0.08, step - 0.05, tint(body, -0.45)) +
      box(v, x, y - 0.04, z, w - 0.06, 0.04, 0.3, body);
    const size = things === 'books' ? 0.07 : things === 'goods' ? 0.24 : 0.42;
    for (let dx = -w / 2 + 0.1 + size / 2; dx < w / 2 - 0.08 - size / 2; dx += size * 1.16) {
      const seed = row * 31 + dx * 17 + x;
      const colour = colours[Math.floor(chance(seed) * colours.length)] ?? hue.cream;
      const tall = step * (0.42 + chance(seed + 5) * 0.4);
      if (chance(seed + 9) < 0.12) continue;
      svg +=
        things === 'goods' && chance(seed + 2) > 0.45
          ? drum(v, x + dx, y, z + 0.01, size * 0.36, tall, colour, size * (0.12 + chance(seed) * 0.26))
          : box(v, x + dx, y, z + 0.01, size, tall, 0.2, colour);
    }
    return svg;
  });
  return piece(z, shadow(v, x, z + 0.1, w, 0.4), box(v, x, 0, z + 0.02, w, h, 0.34, body), ...filled);
}

/** A screen on the wall or on a stand, showing `fill`. */
export function screen(v: View, x: number, y: number, z: number, w: number, h: number, fill: string = hue.deep): Piece {
  return piece(
    z,
    box(v, x, y, z, w, h, 0.06, hue.ink),
    sheet(v, x, y + 0.04, z - 0.001, w - 0.08, h - 0.08, fill),
    face(
      v,
      [
        [x - w / 2 + 0.04, y + h - 0.04, z - 0.002],
        [x + w * 0.1, y + h - 0.04, z - 0.002],
        [x - w * 0.15, y + 0.04, z - 0.002],
        [x - w / 2 + 0.04, y + 0.04, z - 0.002],
      ],
      '#ffffff',
      'opacity="0.1"',
    ),
  );
}

/** A curtain in folds, facing us. */
export function curtain(v: View, x: number, z: number, w: number, h: number, colour: string = hue.malachite): Piece {
  const folds = Math.round(w / 0.16);
  return piece(
    z,
    ...Array.from({ length: folds }, (_, i) =>
      sheet(
        v,
        x - w / 2 + ((i + 0.5) * w) / folds,
        0.03,
        z,
        w / folds + 0.005,
        h,
        tint(colour, [-0.18, 0.06, 0.16, -0.04][i % 4] ?? 0),
      ),
    ),
    sheet(v, x, 0.03, z, w, h, 'url(#up)'),
  );
}

/** A mirror with bulbs around it. */
export function bulbMirror(v: View, x: number, y: number, z: number, w: number, h: number): Piece {
  const spots: [number, number][] = [];
  const across = Math.round(w / 0.22);
  const up = Math.round(h / 0.22);
  for (let i = 0; i <= across; i += 1) spots.push([x - w / 2 + (w * i) / across, y + h]);
  for (let i = 0; i < up; i += 1) spots.push([x - w / 2, y + (h * i) / up], [x + w / 2, y + (h * i) / up]);
  return piece(
    z,
    box(v, x, y - 0.1, z, w + 0.22, h + 0.2, 0.06, hue.walnut),
    sheet(v, x, y + 0.05, z, w - 0.14, h - 0.1, '#c9d8d6'),
    face(
      v,
      [
        [x - w * 0.36, y + h - 0.06, z],
        [x - w * 0.08, y + h - 0.06, z],
        [x - w * 0.3, y + 0.06, z],
        [x - w * 0.42, y + 0.06, z],
      ],
      '#ffffff',
      'opacity="0.45"',
    ),
    ...spots.map(([bx, by]) => oval(v, [bx, by, z - 0.01], 0.17, 0.17, 'url(#glow)', 'opacity="0.7"')),
    ...spots.map(([bx, by]) => oval(v, [bx, by, z - 0.02], 0.045, 0.045, '#fffaf0')),
  );
}

/** Someone standing, as a quiet silhouette. */
export function figure(v: View, x: number, z: number, h = 1.7, colour: string = hue.stone): Piece {
  const part = (px: number, y: number, rx: number, ry: number, fill = colour) =>
    oval(v, [x + px, y * h, z], rx * h, ry * h, fill);
  const body = [
    [-0.12, 0.8],
    [0.12, 0.8],
    [0.13, 0.5],
    [0.08, 0.02],
    [0.02, 0.02],
    [0, 0.44],
    [-0.02, 0.02],
    [-0.08, 0.02],
    [-0.13, 0.5],
  ] as const;
  return piece(
    z,
    shadow(v, x, z, 0.4, 0.3, 0.9),
    face(
      v,
      body.map(([bx, by]) => [x + bx * h, by * h, z] as const),
      colour,
    ),
    part(0, 0.8, 0.12, 0.035),
    part(0, 0.92, 0.062, 0.078, tint(colour, 0.12)),
  );
}

/** Seats in a row seen from behind, `from` and `to` along x. */
export function seatsFromBehind(v: View, from: number, to: number, y: number, z: number, colour: string): Piece {
  const count = Math.round((to - from) / 0.62);
  return piece(
    z,
    ...Array.from({ length: count }, (_, i) => {
      const x = from + ((i + 0.5) * (to - from)) / count;
      return (
        box(v, x, y + 0.12, z, 0.5, 0.3, 0.46, tint(colour, -0.2)) + box(v, x, y + 0.36, z, 0.52, 0.56, 0.1, colour)
      );
    }),
  );
}

/** Hills under a low sun: what the screens of the halls show. */
export function slide(v: View, x: number, y: number, z: number, w: number, h: number): Piece {
  const hill = (from: number, top: number, to: number, fill: string) =>
    face(
      v,
      [
        [x + w * from, y, z],
        [x + w * (from * 0.45 + to * 0.55), y + h * top, z],
        [x + w * to, y, z],
      ],
      fill,
    );
  return piece(
    z,
    hill(-0.5, 0.55, 0.2, hue.malachite),
    hill(-0.1, 0.42, 0.5, hue.jade),
    hill(-0.35, 0.26, 0.35, hue.deep),
    oval(v, [x + w * 0.28, y + h * 0.72, z], h * 0.1, h * 0.1, hue.amber),
  );
}
