import type { Address } from '@venue/shared-ui/shell/screens.tsx';

/** Where the screens of a record section are: its list, the page that adds a record, the page of one record. */
export interface RecordPaths<
  List extends string = string,
  Create extends string = string,
  One extends string = string,
> {
  readonly list: Address<List>;
  readonly create: Address<Create>;
  readonly page: Address<One>;
}

/** `recordPaths('/residents', 'residentId')`: `/residents`, `/residents/create` and `/residents/:residentId/edit`. */
export const recordPaths = <const List extends string, const Id extends string>(
  list: List,
  id: Id,
): RecordPaths<List, `${List}/create`, `${List}/:${Id}/edit`> => ({
  list: { path: list },
  create: { path: `${list}/create` },
  page: { path: `${list}/:${id}/edit` },
});
