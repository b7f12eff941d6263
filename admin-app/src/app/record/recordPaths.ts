import type { Address } from '@venue/shared-ui/shell/screens.tsx';

/** Where the screens of a record section are: its list, the page that adds a record, the page of one record. */
export interface RecordPaths<List extends string = string, Id extends string = string> {
  readonly list: Address<List>;
  readonly create: Address<`${List}/create`>;
  readonly page: Address<`${List}/:${Id}/edit`>;
}

/** `recordPaths('/residents', 'residentId')`: `/residents`, `/residents/create` and `/residents/:residentId/edit`. */
export const recordPaths = <const List extends string, const Id extends string>(
  list: List,
  id: Id,
): RecordPaths<List, Id> => ({
  list: { path: list },
  create: { path: `${list}/create` },
  page: { path: `${list}/:${id}/edit` },
});
