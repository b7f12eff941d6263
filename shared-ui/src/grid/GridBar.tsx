import RowsIcon from '@mui/icons-material/TableRowsOutlined';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import {
  ColumnsPanelTrigger,
  type GridDensity,
  gridDensitySelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import css from './CallGrid.module.css';

const next: Readonly<Record<GridDensity, GridDensity>> = {
  comfortable: 'standard',
  standard: 'compact',
  compact: 'comfortable',
};
const names: Readonly<Record<GridDensity, string>> = {
  comfortable: 'просторно',
  standard: 'обычно',
  compact: 'плотно',
};

/** The bar over the table: what is done with all of it, which columns, and how high the rows are. */
export function GridBar({ children }: { children: ReactNode }) {
  const grid = useGridApiContext();
  const density = useGridSelector(grid, gridDensitySelector);
  return (
    <div className={css.toolbar}>
      {children}
      <Toolbar className={css.view ?? ''} aria-label="Вид таблицы">
        <ColumnsPanelTrigger render={<ToolbarButton aria-label="Столбцы" title="Столбцы" />}>
          <ColumnsIcon />
        </ColumnsPanelTrigger>
        <ToolbarButton
          aria-label={`Высота строк: ${names[density]}`}
          title={`Высота строк: ${names[density]}`}
          onClick={() => grid.current.setDensity(next[density])}
        >
          <RowsIcon />
        </ToolbarButton>
      </Toolbar>
    </div>
  );
}
