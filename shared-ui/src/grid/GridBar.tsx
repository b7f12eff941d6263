import RowsIcon from '@mui/icons-material/TableRowsOutlined';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import { type ReactNode, Suspense, useState } from 'react';
import { IconButton } from '../parts/Button.tsx';
import { lazyWithRetry } from '../parts/load/lazyWithRetry.tsx';
import type { Arrangement } from './arrangement.ts';
import css from './CallGrid.module.css';

const ColumnsPanel = lazyWithRetry(
  () => import('./ColumnsPanel.tsx'),
  ({ close }) => close(),
);

const next = { comfortable: 'standard', standard: 'compact', compact: 'comfortable' } as const;
const names = { comfortable: 'просторно', standard: 'обычно', compact: 'плотно' } as const;

interface Props {
  columns: readonly { readonly field: string; readonly headerName?: string | undefined }[];
  arrangement: Arrangement;
  /** The initial arrangement, for resetting. */
  plain: Arrangement;
  arrange: (arrangement: Arrangement) => void;
  /** Views, bulk actions. */
  tools: ReactNode;
  download: ReactNode;
}

/** The bar above a table, beside its filters: views, bulk actions, columns and row height. */
export function GridBar({ columns, arrangement, plain, arrange, tools, download }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const height = `Высота строк: ${names[arrangement.density]}`;
  return (
    <div className={css.toolbar}>
      {tools}
      {download}
      <IconButton
        className={css.tool}
        aria-label="Столбцы"
        title="Столбцы"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={event => {
          setWasOpened(true);
          setAnchor(event.currentTarget);
        }}
      >
        <ColumnsIcon />
      </IconButton>
      <IconButton
        className={css.tool}
        aria-label={height}
        title={height}
        onClick={() => arrange({ ...arrangement, density: next[arrangement.density] })}
      >
        <RowsIcon />
      </IconButton>
      {wasOpened && (
        <Suspense fallback={null}>
          <ColumnsPanel
            anchor={anchor}
            close={() => setAnchor(null)}
            columns={columns}
            arrangement={arrangement}
            plain={plain}
            arrange={arrange}
          />
        </Suspense>
      )}
    </div>
  );
}
