import type { AnyCall } from '@venue/sdk';
import { fieldsOf, listSchema } from '@venue/shared-ui/grid/address.ts';

/** Whether an address sets any field of a list's query. */
export const saysSomething = (call: AnyCall, params: URLSearchParams): boolean =>
  fieldsOf(listSchema(call)).some(name => params.has(name));

const keyOf = (list: string) => `view:${list}`;

/** The query of a list's default view, as last stored in this browser; empty if there is none. */
export function opensWith(list: string): string {
  try {
    return localStorage.getItem(keyOf(list)) ?? '';
  } catch {
    return '';
  }
}

/** Stores the query of the default view, so that the list can use it before the views are loaded. */
export function keepOpensWith(list: string, query: string): void {
  try {
    if (query === '') localStorage.removeItem(keyOf(list));
    else localStorage.setItem(keyOf(list), query);
  } catch {
    // Storage is blocked or full: the list opens without the view and applies it once the views are loaded.
  }
}
