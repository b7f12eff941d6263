import * as z from 'zod/mini';
import type { Push } from '../live/push.ts';
import type { AnyCall } from '../schema/call.ts';
import { isPermission, permissions } from '../schema/permissions.ts';
import { type RoleName, roles } from '../schema/roles.ts';

/** The modules of all areas under the names `calls.ts` gives them, e.g. `{ bookings, bookingsAdmin }`. */
export type Areas = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface Exported<T> {
  /** The name it is exported under. */
  readonly name: string;
  readonly value: T;
}

export interface AreaOutline {
  /** Name for people and for links: `bookings`, `bookings/admin`. */
  readonly title: string;
  /** Where its calls are imported from: `@venue/sdk/bookings/admin`. */
  readonly from: string;
  readonly calls: readonly Exported<AnyCall>[];
  readonly pushes: readonly Exported<Push>[];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isCall = (value: unknown): value is AnyCall => isRecord(value) && 'method' in value && 'path' in value;
const isPush = (value: unknown): value is Push => isRecord(value) && 'action' in value && 'topics' in value;

const place = ({ path, method }: AnyCall) => `${path} ${method}`;
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Whether a call replies with a page of rows. */
export const isList = ({ reply }: AnyCall): boolean => reply instanceof z.ZodMiniObject && 'items' in reply.shape;

/** The name of an area for people and for links: `bookingsAdmin` is `bookings/admin`. */
export const titleOf = (key: string): string =>
  key.replace(/Admin$/, '/admin').replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

/** What each area exports, in an order that does not depend on how the files are written: by area, then by path. */
export function outlineOf(areas: Areas): AreaOutline[] {
  return Object.entries(areas)
    .map(([key, module]) => {
      const title = titleOf(key);
      const exported = Object.entries(module).map(([name, value]) => ({ name, value }));
      return {
        title,
        from: `@venue/sdk/${title}`,
        calls: exported
          .filter((each): each is Exported<AnyCall> => isCall(each.value))
          .sort((a, b) => byText(place(a.value), place(b.value))),
        pushes: exported
          .filter((each): each is Exported<Push> => isPush(each.value))
          .sort((a, b) => byText(a.name, b.name)),
      };
    })
    .sort((a, b) => byText(a.title, b.title));
}

/** Who may make a call, in words. */
export function accessWords(access: AnyCall['access']): string {
  if (access === 'public') return 'anybody';
  if (access === 'signed-in') return 'anybody signed in';
  if (access === 'customer') return 'a signed-in customer';
  if (isPermission(access)) return `staff with \`${access}\` («${permissions[access]}»)`;
  return `the role \`${access}\` («${roles[access as RoleName].label}»)`;
}

/** Whether a request may be repeated: `read`, `idempotency-key`, `safe` or `never`. */
export const repeatOf = ({ repeat = 'read' }: AnyCall): string => repeat.split(':')[0] ?? repeat;

/** The same as a sentence. */
export function repeatWords(call: AnyCall): string {
  if (call.repeat === 'idempotency-key')
    return 'Safe to repeat with the same `Idempotency-Key`: the work is done once.';
  if (call.repeat === 'safe') return 'Safe to repeat: the second request finds it done and answers the same.';
  return call.reads
    ? 'Safe to repeat: it changes nothing.'
    : `Not to be repeated: ${call.repeat?.slice('never: '.length)}.`;
}
