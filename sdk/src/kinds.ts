import type { AnyKind } from './core/kind.ts';
import { residentKind } from './residents/residents.kind.ts';

/** Every kind of record, by its name; what walks them all reads this list, programs import single kinds. */
export const kinds = {
  resident: residentKind,
} as const satisfies Readonly<Record<string, AnyKind>>;
