import type { Point } from './plan.types.ts';

/**
 * The corners of a closed path made of M, L, H, V, A and Z in absolute coordinates.
 * Arcs must be quarters of a circle, as the rounded corner of the building is; they become short straight pieces.
 */
export function corners(path: string): Point[] {
  const points: Point[] = [];
  for (const [, command = '', rest = ''] of path.matchAll(/([MLHVAZ])([^MLHVAZ]*)/g)) {
    const numbers = [...rest.matchAll(/-?[\d.]+/g)].map(([text]) => Number(text));
    const [x0, y0] = points.at(-1) ?? [0, 0];
    const [a = 0, b = 0] = numbers;
    if (command === 'M' || command === 'L') points.push([a, b]);
    if (command === 'H') points.push([a, y0]);
    if (command === 'V') points.push([x0, a]);
    if (command === 'A') points.push(...quarter([x0, y0], [numbers[5] ?? 0, numbers[6] ?? 0]));
  }
  return points;
}

function quarter([x0, y0]: Point, [x1, y1]: Point): Point[] {
  return Array.from({ length: 16 }, (_, i): Point => {
    const angle = ((i + 1) / 16) * (Math.PI / 2);
    return [x0 + (x1 - x0) * Math.sin(angle), y1 - (y1 - y0) * Math.cos(angle)];
  });
}

function edges(polygon: readonly Point[]): (readonly [Point, Point])[] {
  return polygon.map((point, i) => [point, polygon[(i + 1) % polygon.length] ?? point] as const);
}

/** Whether a point lies inside a polygon, by counting the edges a ray from it crosses. */
export function contains(polygon: readonly Point[], [x, y]: Point): boolean {
  return (
    edges(polygon).filter(([[x1, y1], [x2, y2]]) => y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
      .length %
      2 ===
    1
  );
}

export function distanceToEdge(polygon: readonly Point[], [x, y]: Point): number {
  return Math.min(
    ...edges(polygon).map(([[x1, y1], [x2, y2]]) => {
      const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
      const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length));
      return Math.hypot(x - x1 - t * (x2 - x1), y - y1 - t * (y2 - y1));
    }),
  );
}
