import type { GridRowSelectionModel, GridValidRowModel } from '@mui/x-data-grid';
import type { AnyCall, Reply } from '@venue/sdk';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { useCall } from '../data/useCall.ts';
import { lazyWithRetry } from '../parts/load/lazyWithRetry.tsx';
import { CardsSkeleton } from '../parts/load/Skeletons.tsx';
import { ErrorNote } from '../parts/message/ErrorNote.tsx';
import { useNarrow } from '../parts/useNarrow.ts';
import { Mui } from '../theme/Mui.tsx';
import { fieldsOf, type ListQuery, listPart, listSchema, sortParts, sortsOf } from './address.ts';
import {
  type Arrangement,
  fitArrangement,
  inOrder,
  keepArrangement,
  plainArrangement,
  readArrangement,
} from './arrangement.ts';
import css from './CallGrid.module.css';
import { CardList } from './CardList.tsx';
import type { Column } from './columns.tsx';
import { ExportButton } from './ExportButton.tsx';
import { type Filter, FilterBar, namesOf } from './filters.tsx';
import { GridBar } from './GridBar.tsx';
import { GridPages } from './GridPages.tsx';
import { GridTable } from './GridTable.tsx';
import { gridColumns } from './gridColumns.tsx';
import { Nothing } from './Nothing.tsx';
import { Pager } from './Pager.tsx';
import type { RowAction } from './rowAction.ts';
import { useDrawn } from './useDrawn.ts';
import { useFreshRows } from './useFreshRows.ts';
import { useListQuery } from './useListQuery.ts';

const ThenSort = lazyWithRetry(() => import('./ThenSort.tsx'), 'unseen');

interface PageOf<Row> {
  readonly message: {
    readonly page: number;
    readonly pageSize: number;
    readonly total: number;
    readonly totalIsExact: boolean;
  };
  readonly items: readonly Row[];
}

/** The rows a list call returns. */
export type RowOf<C extends AnyCall> =
  Reply<C> extends { readonly items: readonly (infer Row extends GridValidRowModel)[] } ? Row : never;

/** Which rows are chosen. */
export type RowSelection = GridRowSelectionModel;

/** The current state of a list, for components around it. */
export interface ListState {
  readonly query: ListQuery;
  /** Undefined until the first reply. */
  readonly total: { readonly total: number; readonly totalIsExact: boolean } | undefined;
  readonly arrangement: Arrangement;
  /** The initial arrangement of the list. */
  readonly plain: Arrangement;
  readonly arrange: (arrangement: Arrangement) => void;
}

export interface CallGridProps<C extends AnyCall> {
  /**
   * A list call. Its query, or its body if it has no query, holds `page`, `pageSize`, `sort`, `order`, `search` and the
   * filters; its reply is a page.
   */
  call: C;
  columns: readonly Column<RowOf<C>>[];
  /** The filters of the query that the person can see and change; others in the address are ignored. */
  filters?: readonly Filter[];
  /** The query field that tabs above the list show and set. */
  tabs?: string;
  /** The field that identifies a row. */
  rowId: Extract<keyof RowOf<C>, string>;
  /** Accessible name, e.g. «Бронирования». */
  title: string;
  searchLabel?: string;
  /** The path within the app that a row links to. */
  open?: (row: RowOf<C>) => string | undefined;
  actions?: (row: RowOf<C>) => readonly RowAction[];
  /** The call that returns the filtered list as a file. */
  exportCall?: AnyCall;
  /** Prefix of this list's parameter names in the address, for a second list on a page: `acts.`. */
  prefix?: string;
  /** Path parameters of the call. */
  within?: Readonly<Record<string, string | number>>;
  /** Chosen rows; giving `onSelected` shows the checkboxes. Rows of other pages stay chosen. */
  selected?: RowSelection;
  onSelected?: (selected: RowSelection) => void;
  /** Shown when the list is empty without any filter. */
  empty?: ReactNode;
  /** Shown above the table on the left, on phones above the cards. */
  tools?: (list: ListState) => ReactNode;
}

const pageSizes = [25, 50, 100];

/**
 * A table of the rows of a list call. The server pages, sorts, filters and searches; the address keeps the state. On
 * phones the rows are cards.
 */
export function CallGrid<C extends AnyCall>(props: CallGridProps<C>) {
  const {
    call,
    columns,
    filters = [],
    tabs,
    rowId,
    title,
    searchLabel,
    open,
    actions,
    exportCall,
    prefix = '',
    within,
    selected,
    onSelected,
  } = props;
  type Row = RowOf<C>;
  const schema = listSchema(call);
  const own = filters.flatMap(namesOf);
  const [query, change] = useListQuery(schema, tabs ? [...own, tabs] : own, prefix);
  const input = { ...within, [listPart(call)]: query };
  const { data, error, refetch, isPending, isPlaceholderData } = useCall<AnyCall>(call, input, { keepPrevious: true });
  const drawn = useDrawn(isPending);
  const reply = data as PageOf<Row> | undefined;
  const rows = reply?.items;
  // On a page past the end, the pager goes to the last page.
  const past = reply !== undefined && rows?.length === 0 && reply.message.total > 0;
  const idOf = (row: Row) => String(row[rowId]);
  const fresh = useFreshRows(rows, idOf, JSON.stringify(isPlaceholderData ? null : query));
  const narrow = useNarrow();
  const [ownArrangement, setOwnArrangement] = useState(() => readArrangement(call.id));
  const plain = useMemo(() => plainArrangement(columns), [columns]);
  const arrangement = useMemo(() => fitArrangement(ownArrangement, columns), [ownArrangement, columns]);
  const arrange = (next: Arrangement) => {
    setOwnArrangement(next);
    keepArrangement(call.id, next);
  };
  const sorts = useMemo(() => sortsOf(schema), [schema]);
  const { first, second } = useMemo(() => sortParts({ sort: query.sort }), [query.sort]);
  const absent = columns.flatMap(({ field, rare }) => (rare && !rows?.some(rare) ? [field] : [])).join(' ');
  const visibleColumns = useMemo(() => {
    const present = columns.filter(({ field }) => !absent.split(' ').includes(field));
    return gridColumns({ columns: present, arrangement, sorts, second, rowId, open, actions });
  }, [columns, absent, arrangement, sorts, second, rowId, open, actions]);
  const page = Number(query.page ?? 1);
  const pageSize = Number(query.pageSize ?? pageSizes[0]);
  const names = ['search', ...own];
  const filtered = names.some(name => query[name] !== undefined);
  const download = exportCall && <ExportButton call={exportCall} query={query} compact />;
  const around = props.tools?.({ query, total: reply?.message, arrangement, plain, arrange });
  const tools =
    first && sorts.some(each => each.startsWith(`${first},`)) ? (
      <>
        {around}
        <Suspense fallback={null}>
          <ThenSort columns={columns} sorts={sorts} first={first} second={second} change={change} />
        </Suspense>
      </>
    ) : (
      around
    );
  const bar = <GridBar {...{ columns, arrangement, plain, arrange, tools, download }} />;
  const pages = (
    <GridPages
      total={reply?.message}
      rowCount={rows?.length ?? 0}
      page={page}
      pageSize={pageSize}
      pageSizes={pageSizes}
      change={change}
    />
  );
  const nothing = (
    <Nothing
      filtered={filtered}
      empty={props.empty}
      reset={() => change(Object.fromEntries(names.map(name => [name, undefined])))}
    />
  );

  return (
    <Mui>
      <div className={css.root} data-list>
        <FilterBar
          filters={filters}
          query={query}
          change={change}
          search={fieldsOf(schema).includes('search')}
          waiting={!drawn}
          {...(searchLabel ? { searchLabel } : {})}
        >
          {!narrow && bar}
        </FilterBar>
        {narrow && (tools || download) && (
          <div className={css.tools}>
            {tools}
            {download}
          </div>
        )}
        {error && !reply ? (
          <div className={css.frame}>
            <ErrorNote error={error} retry={() => void refetch()} />
          </div>
        ) : narrow ? (
          <>
            {rows ? null : <CardsSkeleton count={4} height={196} />}
            {rows && rows.length === 0 && !past && nothing}
            {rows && (
              <CardList
                rows={rows}
                columns={inOrder(columns, arrangement).filter(({ field }) => !arrangement.hidden.includes(field))}
                rowId={rowId}
                idOf={idOf}
                fresh={fresh}
                open={open}
                actions={actions}
                label={title}
              />
            )}
            {reply && <Pager total={reply.message} page={page} pageSize={pageSize} go={to => change({ page: to })} />}
          </>
        ) : (
          <div className={css.frame}>
            <GridTable
              title={title}
              rows={rows}
              total={reply?.message}
              columns={visibleColumns}
              arrangement={arrangement}
              arrange={arrange}
              idOf={idOf}
              fresh={fresh}
              loading={isPending || isPlaceholderData || past}
              query={query}
              change={change}
              page={page}
              pageSize={pageSize}
              pageSizes={pageSizes}
              open={open}
              hasActions={actions !== undefined}
              selected={selected}
              onSelected={onSelected}
              nothing={nothing}
              pages={pages}
            />
          </div>
        )}
      </div>
    </Mui>
  );
}
