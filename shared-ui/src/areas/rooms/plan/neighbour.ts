import type { Floor, PlanShape } from './plan.types.ts';

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/**
 * The room an arrow key leads to: the nearest one in that direction, where sideways distance counts double.
 * Undefined for other keys and at the edge of the building.
 */
export function neighbour(floor: Floor, from: PlanShape, key: string): PlanShape | undefined {
  const direction = directions[key];
  if (!direction) return undefined;
  const [dx, dy] = direction;
  let nearest: { room: PlanShape; distance: number } | undefined;
  for (const room of floor.rooms) {
    const x = room.label.x - from.label.x;
    const y = room.label.y - from.label.y;
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (along <= 0 || aside > along * 2) continue;
    const distance = along + aside * 2;
    if (!nearest || distance < nearest.distance) nearest = { room, distance };
  }
  return nearest?.room;
}
