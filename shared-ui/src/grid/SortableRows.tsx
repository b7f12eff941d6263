import { ApiFailure, textOf, Unreachable } from '@venue/sdk';
import { type ReactNode, useState } from 'react';
import { notify } from '../parts/message/notify.ts';
import { Sortable, useSortableItem } from '../parts/Sortable.tsx';
import { Stack } from '../parts/Stack.tsx';
import css from './SortableRows.module.css';

interface Props<Row> {
  /** Accessible name of the list: «Баннеры». */
  label: string;
  rows: readonly Row[];
  idOf: (row: Row) => number;
  /** What a row is called on its handle: «Баннер „Осень“». */
  nameOf: (row: Row) => string;
  /**
   * Saves the new order, in which one row was moved to an index from 0. Throws what the client throws; resolves when
   * `rows` has the new order.
   */
  save: (ids: readonly number[], moved: { readonly id: number; readonly to: number }) => Promise<unknown>;
  children: (row: Row) => ReactNode;
}

const noun = { one: 'Строка', acc: 'строку', gender: 'f' } as const;

/** Rows that staff sort by dragging or by keyboard; the new order shows at once and is reverted if saving fails. */
export default function SortableRows<Row>({ label, rows, idOf, nameOf, save, children }: Props<Row>) {
  const [order, setOrder] = useState<readonly number[] | null>(null);
  const ids = order ?? rows.map(idOf);
  const put = async (id: number, to: number) => {
    const others = ids.filter(each => each !== id);
    const next = [...others.slice(0, to), id, ...others.slice(to)];
    setOrder(next);
    try {
      await save(next, { id, to });
    } catch (problem) {
      if (!(problem instanceof ApiFailure) && !(problem instanceof Unreachable)) throw problem;
      notify.error(textOf(problem, 'Не удалось сохранить порядок'));
    } finally {
      // `rows` has the saved order now; the order of a later move, if any, stays.
      setOrder(current => (current === next ? null : current));
    }
  };
  return (
    <Sortable ids={ids} noun={noun} put={(id, to) => void put(id, to)}>
      <Stack as="ol" gap={8} aria-label={label}>
        {ids.map(id => {
          const row = rows.find(each => idOf(each) === id);
          return (
            row && (
              <SortableRow key={id} id={id} name={nameOf(row)}>
                {children(row)}
              </SortableRow>
            )
          );
        })}
      </Stack>
    </Sortable>
  );
}

function SortableRow({ id, name, children }: { id: number; name: string; children: ReactNode }) {
  const { place, handle } = useSortableItem(id, { label: name, role: 'перемещаемая строка' });
  return (
    <li {...place} className={css.row}>
      {handle}
      <div>{children}</div>
    </li>
  );
}
