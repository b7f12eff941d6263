import { type AnyCall, ApiFailure, isPermission } from '@venue/sdk';
import { allCalls } from '@venue/sdk/calls';
import type { Actor } from '../../core/context.ts';
import { authorize } from '../../core/http/authorize.ts';
import type { SavedViewRow } from './views.table.ts';

const lists: ReadonlyMap<string, AnyCall> = new Map(
  allCalls.filter(({ reads = [] }) => reads.length > 0).map(call => [call.id, call]),
);

/** The call of the list with this id; undefined for an unknown one. */
export const listNamed = (name: string): AnyCall | undefined => lists.get(name);

type ViewOwner = Pick<SavedViewRow, 'userId' | 'list' | 'isShared'>;

/** Whether a person may read a list. */
export function readsList({ permissions }: Actor, name: string): boolean {
  const access = lists.get(name)?.access;
  // guard: views.shared.test.ts
  return access === 'admin' || (access !== undefined && isPermission(access) && permissions.has(access));
}

/** Whether a person may change and remove a view. */
export const mayChange = (actor: Actor, { userId }: Pick<ViewOwner, 'userId'>): boolean =>
  userId === actor.userId || actor.permissions.has('staff.manage');

/** A view that a person may change. Throws `not_found` for one they do not see, `profile_denied` for a colleague's. */
export function mustChange<Row extends ViewOwner>(actor: Actor, row: Row | undefined): Row {
  // guard: views.shared.test.ts
  const sees = row && (row.userId === actor.userId || (row.isShared && readsList(actor, row.list)));
  if (!sees) throw new ApiFailure('not_found');
  // guard: views.shared.test.ts
  if (!mayChange(actor, row)) authorize('staff.manage', actor);
  return row;
}
