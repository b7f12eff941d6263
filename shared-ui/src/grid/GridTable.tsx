import { DataGrid, type GridRowSelectionModel, type GridValidRowModel, useGridApiRef } from '@mui/x-data-grid';
import { createContext, type ReactNode, useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { styleNonce } from '../theme/styleNonce.ts';
import { type ListQuery, sortParts } from './address.ts';
import type { Arrangement } from './arrangement.ts';
import css from './CallGrid.module.css';
import type { Column } from './columns.tsx';
import { openRowMenu } from './gridColumns.tsx';
import { gridTexts } from './locale.ts';
import type { LoadedPage } from './usePageThatExists.ts';

/** The default row height in pixels, with 16 rows on a laptop; the person can choose another one. */
const ROW = 34;
const HEAD = 36;
const heights = { compact: 30, standard: ROW, comfortable: 52 } as const;

interface Props<Row extends GridValidRowModel> {
  title: string;
  rows: readonly Row[] | undefined;
  total: LoadedPage | undefined;
  columns: Column<Row>[];
  arrangement: Arrangement;
  arrange: (arrangement: Arrangement) => void;
  idOf: (row: Row) => string;
  fresh: ReadonlySet<string>;
  loading: boolean;
  query: ListQuery;
  change: (patch: ListQuery) => void;
  page: number;
  pageSize: number;
  pageSizes: readonly number[];
  open: ((row: Row) => string | undefined) | undefined;
  hasActions: boolean;
  selected: GridRowSelectionModel | undefined;
  onSelected: ((selected: GridRowSelectionModel) => void) | undefined;
  /** Shown if there are no rows. */
  nothing: ReactNode;
  /** The footer of the table. */
  pages: ReactNode;
}

/** The rows of a list as a table, for screens wide enough. */
export function GridTable<Row extends GridValidRowModel>(props: Props<Row>) {
  const { title, rows, total, columns, arrangement, arrange, idOf, fresh, query, change, page, pageSize } = props;
  const { open, hasActions, selected, onSelected, nothing, pages } = props;
  const { first } = sortParts(query);
  const navigate = useNavigate();
  const grid = useGridApiRef();
  const go = (row: Row) => {
    const to = open?.(row);
    if (to) void navigate(to);
  };
  return (
    <SlotsContext value={{ nothing, pages }}>
      <DataGrid<Row>
        apiRef={grid}
        aria-label={title}
        className={css.grid}
        rows={rows ?? []}
        columns={columns}
        getRowId={idOf}
        loading={props.loading}
        rowHeight={heights[arrangement.density]}
        columnHeaderHeight={HEAD}
        columnVisibilityModel={Object.fromEntries(arrangement.hidden.map(field => [field, false]))}
        onColumnVisibilityModelChange={model =>
          arrange({ ...arrangement, hidden: arrangement.order.filter(field => model[field] === false) })
        }
        onColumnWidthChange={({ colDef: { field }, width }) =>
          arrange({ ...arrangement, widths: { ...arrangement.widths, [field]: Math.round(width) } })
        }
        disableColumnSelector
        localeText={gridTexts}
        {...(styleNonce ? { nonce: styleNonce } : {})}
        paginationMode="server"
        paginationModel={{ page: page - 1, pageSize }}
        pageSizeOptions={[...props.pageSizes]}
        {...counts(total, rows?.length === pageSize)}
        sortingMode="server"
        sortingOrder={['asc', 'desc', null]}
        sortModel={first ? [{ field: first, sort: query.order === 'asc' ? 'asc' : 'desc' }] : []}
        onSortModelChange={([by]) =>
          // Reversing the sort of the same column keeps the second sort column.
          change({ sort: by?.field === first ? query.sort : by?.field, order: by?.sort ?? undefined })
        }
        filterMode="server"
        disableColumnFilter
        checkboxSelection={onSelected !== undefined}
        disableRowSelectionOnClick
        disableRowSelectionExcludeModel
        keepNonExistentRowsSelected
        {...(selected ? { rowSelectionModel: selected } : {})}
        onRowSelectionModelChange={model => onSelected?.(model)}
        onRowClick={({ row }, event) => {
          if (!isLink(event.target)) go(row);
        }}
        onCellKeyDown={({ row, field, id }, event) => {
          if (event.key === 'Enter' && field !== 'actions' && field !== '__check__' && !isLink(event.target)) go(row);
          if (!hasActions || !(event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10'))) return;
          event.preventDefault();
          // In a wide table the actions column may not be rendered; then focusing its cell scrolls it into view first.
          if (!openRowMenu(event.currentTarget)) grid.current?.setCellFocus(id, 'actions');
        }}
        getRowClassName={({ row }) => `${open ? css.opens : ''} ${fresh.has(idOf(row)) ? css.fresh : ''}`}
        slots={slots}
        slotProps={{
          loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' },
          baseLinearProgress: { 'aria-label': 'Загружаем список' },
        }}
      />
    </SlotsContext>
  );
}

/** Whether an event belongs to a link, which handles it itself, also for a new tab. */
const isLink = (target: EventTarget) => target instanceof Element && target.closest('a') !== null;

// Components created while rendering would be remounted each time, so the slots are constants that read this context.
const SlotsContext = createContext<{ nothing: ReactNode; pages: ReactNode }>({ nothing: null, pages: null });
const slots = {
  pagination: () => useContext(SlotsContext).pages,
  // The `grid` role may contain only rows with cells.
  noRowsOverlay: () => (
    // biome-ignore lint/a11y: as the grid's own rows, which are no table
    <div role="row">
      {/* biome-ignore lint/a11y: as the grid's own cells */}
      <div role="gridcell">{useContext(SlotsContext).nothing}</div>
    </div>
  ),
};

/** The grid's row count, exact or estimated: the server does not count a large table to the end, which is slow. */
function counts(loaded: LoadedPage | undefined, full: boolean) {
  if (!loaded) return { rowCount: 0 };
  const { total, totalIsExact } = loaded;
  if (totalIsExact) return { rowCount: total };
  return { rowCount: -1, estimatedRowCount: total, paginationMeta: { hasNextPage: full } };
}
