import type { Drawing, Point, Tone } from './plan.types.ts';

const n = (value: number) => String(Math.round(value * 10) / 10);

/** Degrees clockwise from «up»: the way a piece of furniture faces. */
export type Facing = 0 | 45 | 90 | 135 | 180 | 225 | 270 | 315;

export const draw = (tone: Tone, ...paths: string[]): Drawing => ({ tone, d: paths.join('') });

export const line = (...points: Point[]) => points.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join('');

export const polygon = (...points: Point[]) => `${line(...points)}Z`;

export function rect(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0) return `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
  const a = (dx: number, dy: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`;
  return `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}${a(r, r)}v${n(h - 2 * r)}${a(-r, r)}h${n(2 * r - w)}${a(-r, -r)}v${n(2 * r - h)}${a(r, -r)}Z`;
}

export const circle = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;

/** A point at `distance` from another in a direction of degrees clockwise from «up». */
export function polar([x, y]: Point, distance: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + distance * Math.sin(angle), y - distance * Math.cos(angle)];
}

/** An arc around a centre, both ends in degrees clockwise from «up». */
export function arc(middle: Point, r: number, from: number, to: number): string {
  const [x1, y1] = polar(middle, r, from);
  const [x2, y2] = polar(middle, r, to);
  return `M${n(x1)} ${n(y1)}A${n(r)} ${n(r)} 0 ${Math.abs(to - from) > 180 ? 1 : 0} ${to > from ? 1 : 0} ${n(x2)} ${n(y2)}`;
}

/** A curved counter: the area between two arcs around one centre. */
export function band(middle: Point, inner: number, outer: number, from: number, to: number): string {
  return `${arc(middle, outer, from, to)}L${arc(middle, inner, to, from).slice(1)}Z`;
}

/** Joins the paths that `make` returns for the indexes from 0 to `count` - 1. */
export function times(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join('');
}

/** A chair at its centre: a seat, and a curved back on the side opposite to `facing`. */
export function chair(x: number, y: number, facing: number): string {
  const at = (angle: number, distance: number) => polar([x, y], distance, facing + angle);
  return polygon(at(-45, 6), at(45, 6), at(135, 6), at(225, 6)) + arc([x, y], 7.4, facing + 132, facing + 228);
}

/** Chairs in a row along a straight line; all face the same way. */
export function chairs(x: number, y: number, count: number, step: Point, facing: number): string {
  return times(count, i => chair(x + step[0] * i, y + step[1] * i, facing));
}

/** A table from its corner, with chairs on the long sides and, if wanted, at the ends. */
export function meetingTable(x: number, y: number, w: number, h: number, seats: number, ends = true): string {
  const step = w / seats;
  const across =
    chairs(x + step / 2, y - 11, seats, [step, 0], 180) + chairs(x + step / 2, y + h + 11, seats, [step, 0], 0);
  const heads = ends ? chair(x - 11, y + h / 2, 90) + chair(x + w + 11, y + h / 2, 270) : '';
  return across + heads + rect(x, y, w, h, 8);
}

export function roundTable(x: number, y: number, r: number, seats: number): string {
  return (
    times(seats, i => {
      const [cx, cy] = polar([x, y], r + 9, (360 / seats) * i);
      return chair(cx, cy, (360 / seats) * i + 180);
    }) + circle(x, y, r)
  );
}

/** A desk 40 by 18 with a screen on it and a chair before it; `facing` is the way the sitter looks. */
export function desk(x: number, y: number, facing: Facing): string {
  const at = (dx: number, dy: number): Point => {
    const [px, py] = polar([x, y], dx, facing + 90);
    return polar([px, py], dy, facing);
  };
  const seat = at(0, -15);
  return (
    chair(seat[0], seat[1], facing) +
    polygon(at(-20, -9), at(20, -9), at(20, 9), at(-20, 9)) +
    line(at(-9, 5), at(9, 5)) +
    line(at(-7, -3), at(7, -3))
  );
}

/** A sofa from its corner; the back stands on the side opposite to `facing`. */
export function sofa(x: number, y: number, w: number, h: number, facing: 0 | 90 | 180 | 270): string {
  const back = {
    0: line([x + 4, y + h - 6], [x + w - 4, y + h - 6]),
    90: line([x + 6, y + 4], [x + 6, y + h - 4]),
    180: line([x + 4, y + 6], [x + w - 4, y + 6]),
    270: line([x + w - 6, y + 4], [x + w - 6, y + h - 4]),
  }[facing];
  const cut = w > h ? line([x + w / 2, y], [x + w / 2, y + h]) : line([x, y + h / 2], [x + w, y + h / 2]);
  return rect(x, y, w, h, 5) + back + cut;
}

export function plant(x: number, y: number, r: number): string {
  return circle(x, y, r) + times(7, i => line([x, y], polar([x, y], r * 0.92, (360 / 7) * i)));
}

/** A run of shelves from its corner, divided across its long side. */
export function shelves(x: number, y: number, w: number, h: number, parts: number): string {
  const cut = (i: number) =>
    w > h
      ? line([x + (w / parts) * (i + 1), y], [x + (w / parts) * (i + 1), y + h])
      : line([x, y + (h / parts) * (i + 1)], [x + w, y + (h / parts) * (i + 1)]);
  return rect(x, y, w, h) + times(parts - 1, cut);
}

/** A studio lamp with a softbox, on its tripod. */
export function softbox(x: number, y: number, facing: number): string {
  const at = (distance: number, turn: number) => polar([x, y], distance, facing + turn);
  return (
    times(3, i => line([x, y], at(12, 60 + i * 120))) +
    polygon(at(5, -90), at(20, -48), at(20, 48), at(5, 90)) +
    line(at(15, -35), at(15, 35))
  );
}

/** A camera on its tripod, with its cone of view. */
export function camera(x: number, y: number, facing: number): string {
  const at = (distance: number, turn: number) => polar([x, y], distance, facing + turn);
  return (
    times(3, i => line([x, y], at(16, i * 120 + 60))) +
    polygon(at(9, -50), at(9, 50), at(9, 130), at(9, 230)) +
    polygon(at(5.5, 0), at(14, -18), at(14, 18))
  );
}

/** A flight of stairs from its corner, with treads across its longer side. */
export function stairs(x: number, y: number, w: number, h: number, steps: number): string {
  const upright = h > w;
  const tread = (i: number) =>
    upright
      ? line([x, y + (h / steps) * i], [x + w, y + (h / steps) * i])
      : line([x + (w / steps) * i, y], [x + (w / steps) * i, y + h]);
  return times(steps + 1, tread);
}
