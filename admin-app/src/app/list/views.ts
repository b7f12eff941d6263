import type { AnyCall } from '@venue/sdk';
import type { SavedView } from '@venue/sdk/views/model';
import { type ListQuery, listSchema, readAddress, writeAddress } from '@venue/shared-ui/grid/address.ts';
import { type Arrangement, fitArrangement, sameArrangement } from '@venue/shared-ui/grid/arrangement.ts';

/** The part of an address that makes a view: everything but the page. */
export const queryText = (call: AnyCall, query: ListQuery): string =>
  writeAddress(listSchema(call), { ...query, page: undefined }, new URLSearchParams()).toString();

/** A view's query, normalized to the current schema of the list. */
const savedQuery = (call: AnyCall, view: Pick<SavedView, 'query'>): string =>
  queryText(call, readAddress(listSchema(call), new URLSearchParams(view.query)));

/** A view as the request body that saves it. */
export const bodyOf = ({ madeBy: _, can: __, ...body }: SavedView) => body;

/** Puts the user's own views before those of colleagues. */
export const ownFirst = (views: readonly SavedView[]): readonly SavedView[] => [
  ...views.filter(({ madeBy }) => madeBy === null),
  ...views.filter(({ madeBy }) => madeBy !== null),
];

/** The note beside a view's title: its author, whether colleagues see it, whether it is the default. */
export const noteOf = ({ madeBy, isShared, isDefault }: SavedView): string =>
  [madeBy, madeBy === null && isShared && 'видят коллеги', isDefault && 'открывается первым']
    .filter(Boolean)
    .join(', ');

interface Shown {
  readonly call: AnyCall;
  /** The list's query as text. */
  readonly query: string;
  readonly arrangement: Arrangement;
  readonly plain: Arrangement;
}

/** The arrangement of a view, fitted to the current columns; a view without one uses that of the section. */
export const arrangementOf = ({ arrangement }: SavedView, plain: Arrangement): Arrangement =>
  arrangement
    ? fitArrangement(
        arrangement,
        plain.order.map(field => ({ field, aside: plain.hidden.includes(field) })),
      )
    : plain;

/** Whether the list on screen differs from a view. */
export const differs = (view: SavedView, { call, query, arrangement, plain }: Shown): boolean =>
  savedQuery(call, view) !== query || !sameArrangement(arrangementOf(view, plain), arrangement);

/** The view on screen: the one just chosen, or else one with the same query, preferably with the same arrangement. */
export function viewShown(views: readonly SavedView[], viewId: number | null, screen: Shown): SavedView | undefined {
  const picked = views.find(view => view.viewId === viewId);
  if (picked) return picked;
  const alike = views.filter(view => savedQuery(screen.call, view) === screen.query);
  return alike.find(view => !differs(view, screen)) ?? alike.find(view => view.isDefault) ?? alike[0];
}
