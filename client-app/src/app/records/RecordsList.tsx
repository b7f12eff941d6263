import { Pager } from '@venue/shared-ui/grid/Pager.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { TileList } from '@venue/shared-ui/parts/record/RecordTile.tsx';
import { type ReactNode, useState } from 'react';
import type { Listed } from '../cabinet/listed.ts';
import { ListFilter, type Select } from './ListFilter.tsx';
import { RecordList } from './RecordCard.tsx';
import type { ListAddress } from './useListAddress.ts';

export interface RecordsListProps<Row> {
  address: ListAddress;
  /** What the search covers: «Название или артикул». */
  searchIn: string;
  selects: readonly Select[];
  /** A filter of another kind, between the search and the selects. */
  chooser?: ReactNode;
  list: Listed<Row>;
  card: (row: Row) => ReactNode;
  /** The rows are tiles, under this hidden heading. */
  tiles?: string;
  texts: {
    /** «Не удалось загрузить бренды». */
    readonly failed: string;
    /** What to try when nothing matches. */
    readonly retry: string;
    /** «Показать все бренды». */
    readonly all: string;
  };
  /** In place of a list that holds nothing at all. */
  empty: ReactNode;
}

/** A shorter list is read at a glance and has no filter. */
const FILTERED_FROM = 12;

/** Records of one type with search, filters and pages, all kept in the address. */
export function RecordsList<Row>({
  address,
  searchIn,
  selects,
  chooser,
  list,
  card,
  tiles,
  texts,
  empty,
}: RecordsListProps<Row>) {
  const { page, filtered, put, clear } = address;
  const { data, error, refetch } = list;
  const total = data?.message.total ?? 0;
  const none = data !== undefined && total === 0;
  // A filter stays where it has been used, so that clearing it does not take it away from under the cursor.
  const [hasFilter, setHasFilter] = useState(filtered);
  if (!hasFilter && (filtered || total >= FILTERED_FROM)) setHasFilter(true);
  return (
    <>
      {hasFilter && (filtered || !none) && (
        <ListFilter address={address} label={searchIn} selects={selects}>
          {chooser}
        </ListFilter>
      )}
      {!data ? (
        error ? (
          <ErrorNote error={error} title={texts.failed} retry={() => void refetch()} />
        ) : (
          <CardsSkeleton count={3} height={tiles ? 340 : 176} />
        )
      ) : none && filtered ? (
        <Empty
          title="Ничего не нашлось"
          text={texts.retry}
          action={
            <Button variant="outlined" onClick={clear}>
              {texts.all}
            </Button>
          }
        />
      ) : none ? (
        empty
      ) : (
        <>
          {tiles ? (
            <>
              <h2 className="visually-hidden">{tiles}</h2>
              <TileList>{data.items.map(card)}</TileList>
            </>
          ) : (
            <RecordList>{data.items.map(card)}</RecordList>
          )}
          <Pager total={data.message} page={page} pageSize={data.message.pageSize} go={to => put({ page: to })} />
        </>
      )}
    </>
  );
}
