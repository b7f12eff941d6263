/** One unit of the plan is five centimetres; the y axis points down, as in SVG. */
export type Point = readonly [x: number, y: number];

/** Which pen a piece of drawing is made with; `plan.css` gives each its colours. */
export type Tone = 'line' | 'thin' | 'solid' | 'plant' | 'accent' | 'glass';

/** A piece of furniture or fittings: an SVG path and its pen. */
export interface Drawing {
  tone: Tone;
  d: string;
}

/** A door: the middle of its opening, the direction of its wall in degrees, and on which side it swings. */
export interface Door {
  at: Point;
  /** 0: the leaf opens downwards; 90: to the left; 180: upwards; 270: to the right. */
  turn: number;
  width: number;
  leaves: 1 | 2;
}

/** The place of a room's label: its centre, and the width and height that are free for it. */
export interface PlanLabel {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlanShape {
  /** The number of the place; staff choose which room it shows. */
  place: number;
  /** Closed path of straight lines and circular arcs: M, L, H, V, A, Z in absolute coordinates. */
  shape: string;
  label: PlanLabel;
  doors: readonly Door[];
  furniture: readonly Drawing[];
}

export interface Floor {
  id: 1 | 2 | 3;
  label: string;
  viewBox: string;
  outline: string;
  rooms: readonly PlanShape[];
  /** Inner walls that belong to no room. */
  walls: string;
  windows: readonly string[];
  doors: readonly Door[];
  decor: readonly Drawing[];
  /** Words on common spaces, left out on small screens. */
  notes: readonly { x: number; y: number; text: string }[];
}
