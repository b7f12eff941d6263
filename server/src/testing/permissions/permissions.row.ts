import type { RowKind } from './permissions.kinds.ts';

export interface Row {
  /** The record the call is about, and the field of the path or the body with its number; null where there is none. */
  readonly takes: { readonly kind: RowKind; readonly field: string } | null;
  /** `own`: to anybody but its owner the record is not there. `any`: it is there for anyone who may make the call. */
  readonly whose: 'own' | 'any';
  /** Set where a missing record is refused with another failure than `not_found`, the same for all callers. */
  readonly alike?: true;
  /** Why numbers in the input name nobody's record. */
  readonly because?: string;
}

export type Rows = Readonly<Record<string, Row>>;

const rows = (calls: string, row: Row): Rows => Object.fromEntries(calls.split(' ').map(id => [id, row]));
export const own = (kind: RowKind, field: string, calls: string) =>
  rows(calls, { takes: { kind, field }, whose: 'own' });
export const any = (kind: RowKind, field: string, calls: string) =>
  rows(calls, { takes: { kind, field }, whose: 'any' });
export const alike = (kind: RowKind, field: string, calls: string) =>
  rows(calls, { takes: { kind, field }, whose: 'own', alike: true });
export const none = (calls: string) => rows(calls, { takes: null, whose: 'any' });
export const except = (because: string, calls: string) => rows(calls, { takes: null, whose: 'any', because });
