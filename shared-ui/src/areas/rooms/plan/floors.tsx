import type { ComponentType } from 'react';
import { lazyWithRetry } from '../../../parts/load/lazyWithRetry.tsx';
import { FloorPlan, type FloorPlanProps } from './FloorPlan.tsx';
import { floor2 } from './floor2.ts';
import type { Floor } from './plan.types.ts';

type Rest = Omit<FloorPlanProps, 'floor'>;

const load1 = async () => (await import('./floor1.ts')).floor1;
const load3 = async () => (await import('./floor3.ts')).floor3;
const drawn = (floor: Floor) => (rest: Rest) => <FloorPlan floor={floor} {...rest} />;
const later = (load: () => Promise<Floor>) => lazyWithRetry(async () => ({ default: drawn(await load()) }));

export interface FloorTab extends Pick<Floor, 'id' | 'label'> {
  readonly Plan: ComponentType<Rest>;
}

/** The floor with the studios, which the map shows first. */
export const first: FloorTab = { id: floor2.id, label: floor2.label, Plan: drawn(floor2) };

/** The floors from the ground up. The drawing of the floor shown first is bundled with the map, others load later. */
export const floors: readonly FloorTab[] = [
  { id: 1, label: '1 этаж', Plan: later(load1) },
  first,
  { id: 3, label: '3 этаж', Plan: later(load3) },
];

/** Preloads the other floors. */
export const preloadFloors = (): void => {
  // Errors are ignored here: opening the floor would fail the same way and report it.
  for (const load of [load1, load3]) load().catch(() => undefined);
};
