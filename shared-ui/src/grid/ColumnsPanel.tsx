import Popover from '@mui/material/Popover';
import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { type Arrangement, sameArrangement } from './arrangement.ts';
import css from './ColumnsPanel.module.css';

interface Props {
  anchor: HTMLElement | null;
  close: () => void;
  columns: readonly { readonly field: string; readonly headerName?: string | undefined }[];
  arrangement: Arrangement;
  plain: Arrangement;
  arrange: (arrangement: Arrangement) => void;
}

type Way = -1 | 1;

/** Which columns a table shows and in what order. */
export default function ColumnsPanel({ anchor, close, columns, arrangement, plain, arrange }: Props) {
  const { order, hidden } = arrangement;
  const list = useRef<HTMLUListElement>(null);
  // Moving a line in the DOM takes the focus off its button, so it is restored.
  const [moved, setMoved] = useState<{ field: string; way: Way } | null>(null);
  useEffect(() => {
    if (moved) list.current?.querySelector<HTMLElement>(`[data-move="${moved.field} ${moved.way}"]`)?.focus();
  }, [moved]);
  const titleOf = (field: string) => columns.find(column => column.field === field)?.headerName ?? field;
  const move = (field: string, way: Way) => {
    const from = order.indexOf(field);
    const to = from + way;
    if (to < 0 || to >= order.length) return;
    const rest = order.filter(each => each !== field);
    arrange({ ...arrangement, order: [...rest.slice(0, to), field, ...rest.slice(to)] });
    setMoved({ field, way });
  };
  const visibleCount = order.length - hidden.length;
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { className: css.panel ?? '', role: 'dialog', 'aria-label': 'Столбцы' } }}
    >
      <ul ref={list} className={css.list}>
        {order.map((field, index) => {
          const title = titleOf(field);
          const visible = !hidden.includes(field);
          return (
            <li key={field} className={css.line}>
              <label className={css.name}>
                <input
                  type="checkbox"
                  checked={visible}
                  // The last visible column cannot be hidden.
                  disabled={visible && visibleCount === 1}
                  onChange={() =>
                    arrange({
                      ...arrangement,
                      hidden: visible ? [...hidden, field] : hidden.filter(each => each !== field),
                    })
                  }
                />
                {title}
              </label>
              <Step title={title} field={field} way={-1} last={index === 0} move={move} />
              <Step title={title} field={field} way={1} last={index === order.length - 1} move={move} />
            </li>
          );
        })}
      </ul>
      <div className={css.foot}>
        <Button
          size="small"
          disabled={sameArrangement(arrangement, plain)}
          onClick={() => {
            arrange(plain);
            close();
          }}
        >
          Вернуть исходный вид
        </Button>
      </div>
    </Popover>
  );
}

interface StepProps {
  title: string;
  field: string;
  way: Way;
  last: boolean;
  move: (field: string, way: Way) => void;
}

const Step = ({ title, field, way, last, move }: StepProps) => (
  <IconButton
    aria-label={`${title}: ${way < 0 ? 'выше' : 'ниже'}`}
    aria-disabled={last || undefined}
    data-move={`${field} ${way}`}
    className={way < 0 ? css.up : undefined}
    onClick={() => move(field, way)}
  >
    <Icon name="down" size={20} />
  </IconButton>
);
