/** Size of a picture in pixels. */
export const frame = { width: 1600, height: 1000 } as const;

export const hue = {
  ink: '#2b2622',
  stone: '#8f867b',
  grey: '#c9c1b6',
  wall: '#ebe5dc',
  cream: '#f6f1e9',
  white: '#fdfbf8',
  malachite: '#0f6b57',
  deep: '#0a463a',
  jade: '#6fae9a',
  mist: '#cfe0d8',
  copper: '#b4693a',
  amber: '#d99b6c',
  sand: '#e3c9ad',
  wood: '#b58a61',
  walnut: '#7a5638',
  night: '#26282a',
} as const;

/** Metres: x to the right of the middle, y up from the floor, z away from the eye. */
export type Spot = readonly [x: number, y: number, z: number];

/** Where one stands and looks from: height of the eye in metres, focal length and horizon in pixels. */
export interface View {
  eye: number;
  focus: number;
  middle: number;
  horizon: number;
  /** The side daylight comes from. */
  light: 'left' | 'right';
}

/** Something drawn; the farther pieces are painted first. */
export interface Piece {
  depth: number;
  svg: string;
}

export function view(from: Partial<View> = {}): View {
  return { eye: 1.5, focus: 1050, middle: 800, horizon: 470, light: 'left', ...from };
}

const n = (value: number) => String(Math.round(value * 10) / 10);

export function at(v: View, [x, y, z]: Spot): readonly [number, number] {
  return [v.middle + (v.focus * x) / z, v.horizon - (v.focus * (y - v.eye)) / z];
}

/** A colour moved towards white (up to 1) or towards warm black (down to -1). */
export function tint(colour: string, by: number): string {
  const goal = by > 0 ? [255, 253, 248] : [28, 22, 18];
  const part = (i: number) => {
    const from = Number.parseInt(colour.slice(1 + i * 2, 3 + i * 2), 16);
    return Math.round(from + ((goal[i] ?? 0) - from) * Math.min(1, Math.abs(by)));
  };
  return `#${[0, 1, 2].map(i => part(i).toString(16).padStart(2, '0')).join('')}`;
}

/** A number in [0, 1) that looks random and is always the same for the same seed. */
export function chance(seed: number): number {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return value - Math.floor(value);
}

function shape(points: readonly (readonly [number, number])[], fill: string, more = ''): string {
  return `<path d="M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z" fill="${fill}"${more && ` ${more}`}/>`;
}

/** A flat face in space. */
export function face(v: View, spots: readonly Spot[], fill: string, more = ''): string {
  return shape(
    spots.map(spot => at(v, spot)),
    fill,
    more,
  );
}

/** A line in space, `width` in metres. */
export function rod(v: View, from: Spot, to: Spot, width: number, colour: string): string {
  const [x1, y1] = at(v, from);
  const [x2, y2] = at(v, to);
  const stroke = (v.focus * width * 2) / (from[2] + to[2]);
  return `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}" stroke="${colour}" stroke-width="${n(stroke)}" stroke-linecap="round" fill="none"/>`;
}

export function oval(v: View, [x, y, z]: Spot, rx: number, ry: number, fill: string, more = ''): string {
  const [cx, cy] = at(v, [x, y, z]);
  const scale = v.focus / z;
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx * scale)}" ry="${n(ry * scale)}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** A circle lying flat at height y. */
export function disc(v: View, [x, y, z]: Spot, r: number, fill: string, more = ''): string {
  return oval(v, [x, y, z], r, (r * Math.abs(v.eye - y)) / z, fill, more);
}

/** An upright sheet facing the eye: its bottom middle, width and height. */
export function sheet(v: View, x: number, y: number, z: number, w: number, h: number, fill: string, more = ''): string {
  return face(
    v,
    [
      [x - w / 2, y, z],
      [x + w / 2, y, z],
      [x + w / 2, y + h, z],
      [x - w / 2, y + h, z],
    ],
    fill,
    more,
  );
}

/** A box by the middle of its near bottom edge; the sides that can be seen, shaded by the daylight. */
export function box(v: View, x: number, y: number, z: number, w: number, h: number, d: number, colour: string): string {
  const [l, r, t, b] = [x - w / 2, x + w / 2, y + h, z + d];
  const lit = v.light === 'left' ? { l: 0.16, r: -0.28 } : { l: -0.28, r: 0.16 };
  const side = (px: number, by: number) =>
    face(
      v,
      [
        [px, y, z],
        [px, t, z],
        [px, t, b],
        [px, y, b],
      ],
      tint(colour, by),
    );
  return (
    (l > 0 ? side(l, lit.l) : '') +
    (r < 0 ? side(r, lit.r) : '') +
    (t < v.eye
      ? face(
          v,
          [
            [l, t, z],
            [r, t, z],
            [r, t, b],
            [l, t, b],
          ],
          tint(colour, 0.26),
        )
      : '') +
    (y > v.eye
      ? face(
          v,
          [
            [l, y, z],
            [r, y, z],
            [r, y, b],
            [l, y, b],
          ],
          tint(colour, -0.4),
        )
      : '') +
    sheet(v, x, y, z, w, h, colour)
  );
}

/** An upright cylinder by the middle of its base, `top` narrower or wider if wanted. */
export function drum(v: View, x: number, y: number, z: number, r: number, h: number, colour: string, top = r): string {
  const [bx, by] = at(v, [x, y, z]);
  const [, ty] = at(v, [x, y + h, z]);
  const scale = v.focus / z;
  const ry = (r * scale * Math.abs(v.eye - y)) / z;
  const ty2 = (top * scale * Math.abs(v.eye - y - h)) / z;
  const body = `M${n(bx - r * scale)} ${n(by)}A${n(r * scale)} ${n(ry)} 0 0 0 ${n(bx + r * scale)} ${n(by)}L${n(bx + top * scale)} ${n(ty)}A${n(top * scale)} ${n(ty2)} 0 0 ${y + h < v.eye ? 1 : 0} ${n(bx - top * scale)} ${n(ty)}Z`;
  const shade = `<path d="${body}" fill="url(#round-${v.light})"/>`;
  return `<path d="${body}" fill="${colour}"/>${shade}${y + h < v.eye ? disc(v, [x, y + h, z], top, tint(colour, 0.28)) : ''}`;
}

/** The soft dark under a thing, and the long one daylight draws beside it. */
export function shadow(v: View, x: number, z: number, w: number, d: number, long = 0): string {
  const way = v.light === 'left' ? 1 : -1;
  const cast =
    long > 0
      ? face(
          v,
          [
            [x - w / 2, 0, z + d / 2],
            [x + w / 2, 0, z + d / 2],
            [x + way * long + w / 2, 0, z - long * 0.28],
            [x + way * long - w / 2, 0, z - long * 0.28 - d * 0.2],
          ],
          '#2b1f15',
          'opacity="0.13" filter="url(#soft)"',
        )
      : '';
  const [cx, cy] = at(v, [x, 0, z]);
  const scale = v.focus / z;
  return `${cast}<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(w * 0.72 * scale)}" ry="${n(Math.max(d, 0.3) * 0.8 * scale * (v.eye / z))}" fill="url(#under)"/>`;
}

/** Several things as one, painted in the given order at one depth. */
export function piece(depth: number, ...svg: string[]): Piece {
  return { depth, svg: svg.join('') };
}

const defs = `<defs>
<linearGradient id="round-left"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".35" stop-color="#fff" stop-opacity=".06"/><stop offset="1" stop-color="#1c1612" stop-opacity=".42"/></linearGradient>
<linearGradient id="round-right"><stop offset="0" stop-color="#1c1612" stop-opacity=".42"/><stop offset=".65" stop-color="#fff" stop-opacity=".06"/><stop offset="1" stop-color="#fff" stop-opacity=".22"/></linearGradient>
<radialGradient id="under"><stop offset="0" stop-color="#20160e" stop-opacity=".38"/><stop offset=".6" stop-color="#20160e" stop-opacity=".16"/><stop offset="1" stop-color="#20160e" stop-opacity="0"/></radialGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#fff6e2" stop-opacity=".95"/><stop offset=".3" stop-color="#ffe9c4" stop-opacity=".42"/><stop offset="1" stop-color="#ffe2b0" stop-opacity="0"/></radialGradient>
<linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#bcd6dc"/><stop offset=".6" stop-color="#e6ecea"/><stop offset="1" stop-color="#f8ead6"/></linearGradient>
<linearGradient id="fall" x2="0" y2="1"><stop offset="0" stop-color="#fff8ea" stop-opacity=".5"/><stop offset="1" stop-color="#fff8ea" stop-opacity="0"/></linearGradient>
<linearGradient id="down" x2="0" y2="1"><stop offset="0" stop-color="#1c1612" stop-opacity="0"/><stop offset="1" stop-color="#1c1612" stop-opacity=".26"/></linearGradient>
<linearGradient id="up" x2="0" y2="1"><stop offset="0" stop-color="#1c1612" stop-opacity=".2"/><stop offset="1" stop-color="#1c1612" stop-opacity="0"/></linearGradient>
<radialGradient id="corners" cx=".5" cy=".46" r=".75"><stop offset=".6" stop-color="#1c1612" stop-opacity="0"/><stop offset="1" stop-color="#1c1612" stop-opacity=".3"/></radialGradient>
<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="9"/></filter>
<filter id="blur" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="22"/></filter>
</defs>`;

/** The whole picture: pieces from far to near under one soft vignette. */
export function picture(...pieces: Piece[]): string {
  const painted = pieces.map((p, i) => ({ ...p, i })).sort((a, b) => b.depth - a.depth || a.i - b.i);
  const { width, height } = frame;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${defs}<rect width="${width}" height="${height}" fill="${hue.wall}"/>${painted.map(p => p.svg).join('')}<rect width="${width}" height="${height}" fill="url(#corners)"/></svg>`;
}

/** The same kind of piece several times. */
export function each<T>(items: readonly T[] | number, make: (item: T, index: number) => Piece): Piece[] {
  const list = typeof items === 'number' ? (Array.from({ length: items }, (_, i) => i) as T[]) : items;
  return list.map(make);
}
