import { type AnyCall, type AnyKind, capitalized, type KindField } from '@venue/sdk';
import type { Filter } from '@venue/shared-ui/grid/filters.tsx';
import { kindColumns, kindFilter } from '@venue/shared-ui/grid/kindColumns.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { type ComponentProps, type ReactNode, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMay } from '../frame/useWho.ts';
import { LinkTabs } from '../LinkTabs.tsx';
import type { WriteCall } from '../record/recordCalls.ts';
import type { RecordPaths } from '../record/recordPaths.ts';
import type { Order } from './OrderedRows.tsx';
import { withPlan } from './planColumn.tsx';
import { recordColumns } from './recordColumns.tsx';
import { SectionGrid } from './SectionGrid.tsx';
import { bulkMoves, type MoveCalls, type Removal, useRowMoves } from './useRowMoves.ts';

const OrderedRows = lazyWithRetry(() => import('./OrderedRows.tsx'));

type GridProps<C extends AnyCall> = ComponentProps<typeof SectionGrid<C>>;

interface Props<C extends AnyCall> extends Pick<GridProps<C>, 'call' | 'columns' | 'searchLabel' | 'exportCall'> {
  kind: AnyKind;
  paths: RecordPaths;
  /** The call that saves a record, or the calls that make its moves; used by the actions of a row. */
  save: WriteCall | MoveCalls;
  /** Removes a record. If given, rows that may be removed offer the action. */
  removal?: Removal;
  /** Names of enum or yes/no fields, or complete filters for anything that is not a field of the kind. */
  filters: readonly (string | Filter)[];
  /** More filters, whose options are loaded from the server. */
  useFilters?: () => readonly Filter[];
  /** Moves are offered for single records only, without bulk actions. */
  oneByOne?: boolean;
  /** Text of the empty list, below «… пока нет». */
  hint: string;
  /** How staff order the records. If given, the page has a second view for ordering. */
  order?: Order;
  /** Buttons beside the heading, before the one that adds. */
  buttons?: ReactNode;
  /** Tabs beside the heading that lead to the other lists of the page. */
  tabs?: ReactNode;
}

const none: readonly Filter[] = [];
const useNone = () => none;

/** The list page of a section: the grid, the links to the records, their moves, and the button that adds one. */
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
  const empty = <Empty title={`${capitalized(kind.noun.manyGen)} пока нет`} text={hint} action={add} />;
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
        <SectionGrid<C>
          {...grid}
          {...planned}
          rowId={kind.id as GridProps<C>['rowId']}
          title={capitalized(kind.noun.many)}
          open={row => paths.page.path.replace(/:\w+/, String(row[kind.id]))}
          bulk={bulk}
          {...(manages && { actions })}
          empty={empty}
        />
      )}
    </Page>
  );
}

interface ListOf<C extends AnyCall, F extends string> extends Omit<Props<C>, 'kind' | 'call' | 'columns' | 'tabs'> {
  /** The columns of the list; every list also gets the creation date as a column that is hidden by default. */
  columns: (of: ReturnType<typeof recordColumns<C, F>>) => Props<C>['columns'];
}

/** Declares the list page of a section that needs nothing beyond `RecordList`. */
export function recordList<C extends AnyCall, F extends string>(
  kind: AnyKind & { readonly fields: { readonly [Name in F | 'createdAt']: KindField } },
  call: C,
  { columns, ...list }: ListOf<C, F>,
) {
  const made = kindColumns<{ createdAt: string }, 'createdAt'>(kind).column('createdAt', { aside: true });
  const drawn = [...columns(recordColumns<C, F>(kind, call)), made as Props<C>['columns'][number]];
  return ({ tabs }: { tabs?: ReactNode }) => <RecordList {...{ kind, call, ...list }} columns={drawn} tabs={tabs} />;
}
