import type { AnyCall } from '@venue/sdk';
import { fieldsOf, listSchema } from '@venue/shared-ui/grid/address.ts';

/** Whether an address says anything about a list. */
export const saysSomething = (call: AnyCall, params: URLSearchParams): boolean =>
  fieldsOf(listSchema(call)).some(name => params.has(name));

const keyOf = (list: string) => `view:${list}`;

/** The query of a list's default view, as this browser knew it last; empty without one. */
export function opensWith(list: string): string {
  try {
    return localStorage.getItem(keyOf(list)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the query of the default view, so that the list opens with it before the views have come. */
export function keepOpensWith(list: string, query: string): void {
  try {
    if (query === '') localStorage.removeItem(keyOf(list));
    else localStorage.setItem(keyOf(list), query);
  } catch {
    // Storage is refused or full: the list opens as it is and then turns to its default view.
  }
}
