import { type AnyCall, type AnyKind, capitalized, type Input, type OptionId, type Reply } from '@venue/sdk';
import { optimisticUpdate } from '@venue/shared-ui/data/optimistic.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { NameCell } from '@venue/shared-ui/grid/NameCell.tsx';
import { Pager } from '@venue/shared-ui/grid/Pager.tsx';
import SortableRows from '@venue/shared-ui/grid/SortableRows.tsx';
import type { LoadedPage } from '@venue/shared-ui/grid/usePageThatExists.ts';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { RecordPaths } from '../record/recordPaths.ts';
import css from './OrderedRows.module.css';

/** How the records of a list are put in order. */
export interface Order {
  /** The list's sort field for the manual order. */
  readonly field: string;
  /** The call that moves a record; `body` builds its body from the id and the new place, counted from 1. */
  readonly move: AnyCall;
  readonly body: (id: number, place: number) => unknown;
  /** Name of the field with the picture of a row. */
  readonly picture: string;
}

interface Props {
  kind: AnyKind;
  list: AnyCall;
  paths: RecordPaths;
  order: Order;
}

interface Listed {
  readonly message: LoadedPage;
  readonly items: readonly Readonly<Record<string, unknown>>[];
}

const PAGE = 100;

/** All records in their order, moved by dragging or by keyboard. Each move is saved at once. */
export default function OrderedRows({ kind, list, paths, order }: Props) {
  const [page, go] = useState(1);
  const input = { body: { page, pageSize: PAGE, sort: order.field, order: 'asc' } } as Input<AnyCall>;
  const { data, error, refetch } = useCall(list, input, { keepPrevious: true });
  const texts = {
    failed: `Не удалось сохранить порядок ${kind.noun.manyGen}`,
    refused: 'Не удалось сохранить порядок',
  };
  const { send } = useSend<AnyCall>(order.move, texts);
  if (!data)
    return error ? (
      <ErrorNote error={error} title="Не удалось загрузить порядок" retry={() => void refetch()} />
    ) : (
      <TextSkeleton lines={8} />
    );
  const { message, items } = data as Listed;
  const numberOf = (row: Listed['items'][number]) => Number(row[kind.id]);
  const nameOf = (row: Listed['items'][number]) => String(row[kind.title]).split('\n', 1)[0] || kind.label;
  const save = (ids: readonly number[], { id, to }: { readonly id: number; readonly to: number }) => {
    const moved = optimisticUpdate(list, reply => {
      const { items: rows, ...rest } = reply as Listed;
      // A cached page with other records stays unchanged until it is refetched.
      const isThis = rows.length === ids.length && rows.every(row => ids.includes(numberOf(row)));
      return {
        ...rest,
        items: isThis ? ids.map(each => rows.find(row => numberOf(row) === each)) : rows,
      } as Reply<AnyCall>;
    });
    const place = (page - 1) * PAGE + to + 1;
    return send({ body: order.body(id, place) } as Input<AnyCall>, { optimistic: [moved] });
  };
  if (items.length === 0)
    return <Empty title={`${capitalized(kind.noun.manyGen)} пока нет`} text="Порядок появится вместе с&nbsp;ними." />;
  return (
    <>
      <p className={css.hint}>
        В этом порядке их показывает сайт. Тяните строку за&nbsp;ручку или переставьте с&nbsp;клавиатуры: Пробел,
        стрелки, Пробел.
      </p>
      <SortableRows label={`Порядок: ${kind.noun.many}`} rows={items} idOf={numberOf} nameOf={nameOf} save={save}>
        {row => (
          <div className={css.row}>
            <Link className={css.name} to={paths.page.path.replace(/:\w+/, String(row[kind.id]))}>
              <NameCell name={nameOf(row)} picture={row[order.picture] as { thumb: string } | null} />
            </Link>
            {kind.status && <StatusChip option={kind.status.values.option(row[kind.status.field] as OptionId)} />}
          </div>
        )}
      </SortableRows>
      <Pager total={message} page={page} pageSize={PAGE} go={go} />
    </>
  );
}
