import { floor1 } from './floor1.ts';
import { floor2 } from './floor2.ts';
import { floor3 } from './floor3.ts';
import type { Floor } from './plan.types.ts';

/** The building from the ground up; every room of the venue stands on one of its floors. */
export const floors: readonly [Floor, Floor, Floor] = [floor1, floor2, floor3];
