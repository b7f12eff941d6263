import { calls as customerCalls } from './areas.customers.ts';
import { calls as siteCalls } from './areas.site.ts';
import { calls as staffCalls } from './areas.staff.ts';
import type { Push } from './core/live/push.ts';
import type { AnyCall } from './core/schema/call.ts';

/** The areas declared in this package. */
export const areas = { ...customerCalls, ...siteCalls, ...staffCalls } as const;

const declared: readonly unknown[] = Object.values(areas).flatMap(area => Object.values(area));

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether an export of an area is a call. */
export const isCall = (value: unknown): value is AnyCall => isRecord(value) && 'method' in value && 'path' in value;

/**
 * Every call, for code that goes through all of them: routes, OpenAPI, mocks, tests. Programs import single calls
 * instead.
 */
export const allCalls = declared.filter(isCall);

/** Every push of the live channel. */
export const allPushes = declared.filter(
  (value): value is Push => isRecord(value) && 'action' in value && 'topics' in value,
);
