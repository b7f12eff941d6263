import { type AnyCall, type AnyKind, capitalized, type KindField } from '@venue/sdk';
import type { Filter } from '@venue/shared-ui/grid/filters.tsx';
import { kindColumns, kindFilter } from '@venue/shared-ui/grid/kindColumns.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Empty } from '@venue/shared-ui/parts/Empty.tsx';
import { late } from '@venue/shared-ui/parts/late.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { type ComponentProps, type ReactNode, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMay } from '../frame/useWho.ts';
import { LinkTabs } from '../LinkTabs.tsx';
import type { RecordPaths } from '../record/recordPaths.ts';
import type { Order } from './OrderedRows.tsx';
import { withPlan } from './planColumn.tsx';
import { recordColumns } from './recordColumns.tsx';
import { SectionGrid } from './SectionGrid.tsx';
import { bulkMoves, type MoveCalls, type Removal, useRowMoves } from './useRowMoves.ts';

const OrderedRows = late(() => import('./OrderedRows.tsx'));

type GridProps<C extends AnyCall> = ComponentProps<typeof SectionGrid<C>>;

interface Props<C extends AnyCall> extends Pick<GridProps<C>, 'call' | 'columns' | 'searchLabel' | 'exportCall'> {
  kind: AnyKind;
  paths: RecordPaths;
  /** Saves a record, or decides about it; with it rows make their moves, one by one and all at once. */
  save: AnyCall | MoveCalls;
  /** Removes a record, by a body of its number; with it rows that may be removed offer that. */
  removal?: Removal;
  /** Fields of an enumeration, or yes and no; a filter by what is no field of the kind says its own label. */
  filters: readonly (string | Filter)[];
  /** More filters, whose choices are asked for. */
  useFilters?: () => readonly Filter[];
  /** Its moves are for one record at a time, not for everything a filter lets through. */
  oneByOne?: boolean;
  /** Said while there are none, below «… пока нет». */
  hint: string;
  /** How staff put the records in order; with it the page has a second view that does. */
  order?: Order;
  /** Buttons beside the heading, before the one that adds. */
  buttons?: ReactNode;
  /** Beside the heading: the way to the other lists of its page. */
  tabs?: ReactNode;
}

const none: readonly Filter[] = [];
const useNone = () => none;

/** The list of a section on a page of its own: the grid, the way to each record, its moves, and the button that adds. */
function RecordList<C extends AnyCall>({
  kind,
  paths,
  save,
  removal,
  filters,
  useFilters = useNone,
  hint,
  buttons,
  tabs,
  order,
  oneByOne = false,
  ...grid
}: Props<C>) {
  const manages = useMay()(kind.manage);
  const actions = useRowMoves(kind, save, removal && { ...removal, list: grid.call });
  const more = useFilters();
  const { call, columns } = grid;
  const planned = useMemo(() => {
    const fields = filters.map(each => (typeof each === 'string' ? kindFilter(kind, each) : each));
    return withPlan(call, { columns, filters: [...fields, ...more] });
  }, [kind, call, columns, filters, more]);
  const bulk = useMemo(() => (oneByOne ? [] : bulkMoves(kind)), [kind, oneByOne]);
  const add = manages && (
    <Button to={href(paths.create)} variant="contained">
      Добавить {kind.noun.acc}
    </Button>
  );
  const ordering = useSearchParams()[0].get('view') === 'order';
  const views = [
    { text: 'Список', to: '?', current: !ordering },
    { text: 'Порядок', to: '?view=order', current: ordering },
  ];
  const own = {
    rowId: kind.id,
    title: capitalized(kind.noun.many),
    ...planned,
    open: (row: Readonly<Record<string, unknown>>) => paths.page.path.replace(/:\w+/, String(row[kind.id])),
    bulk,
    ...(manages ? { actions } : {}),
    empty: <Empty title={`${capitalized(kind.noun.manyGen)} пока нет`} text={hint} action={add} />,
  };
  return (
    <Page
      {...useScreen()}
      actions={
        <>
          {tabs}
          {order && manages && <LinkTabs label="Вид списка" tabs={views} />}
          {buttons}
          {add}
        </>
      }
    >
      {order && manages && ordering ? (
        <Suspense fallback={<TextSkeleton lines={8} />}>
          <OrderedRows kind={kind} list={grid.call} paths={paths} order={order} />
        </Suspense>
      ) : (
        // The row's type is known by the call alone; the kind names its fields.
        <SectionGrid {...({ ...grid, ...own } as unknown as GridProps<C>)} />
      )}
    </Page>
  );
}

interface ListOf<C extends AnyCall, F extends string> extends Omit<Props<C>, 'kind' | 'call' | 'columns' | 'tabs'> {
  /** Each list has when a record was made besides, for who looks for that. */
  columns: (of: ReturnType<typeof recordColumns<C, F>>) => Props<C>['columns'];
}

/** The page of such a list, declared: a section's list that needs nothing of its own. */
export function recordList<C extends AnyCall, F extends string>(
  kind: AnyKind & { readonly fields: { readonly [Name in F | 'createdAt']: KindField } },
  call: C,
  { columns, ...list }: ListOf<C, F>,
) {
  const made = kindColumns<{ createdAt: string }, 'createdAt'>(kind).column('createdAt', { aside: true });
  const drawn = [...columns(recordColumns<C, F>(kind, call)), made as Props<C>['columns'][number]];
  return ({ tabs }: { tabs?: ReactNode }) => <RecordList {...{ kind, call, ...list }} columns={drawn} tabs={tabs} />;
}
