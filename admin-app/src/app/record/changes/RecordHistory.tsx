import type { AnyKind } from '@venue/sdk';
import type { KindName } from '@venue/sdk/kinds';
import { listHistory } from '@venue/sdk/staff/admin';
import type { HistoryEntry } from '@venue/sdk/staff/model';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { formatDay, formatTime } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { useId, useState } from 'react';
import { useMay } from '../../frame/useWho.ts';
import { FieldChanges, loggedFields } from './FieldChanges.tsx';
import css from './RecordHistory.module.css';

interface Props {
  kind: AnyKind & { readonly name: KindName };
  id: number;
}

const PAGE = 20;

/** The changes that staff made to a record, newest first. Renders nothing for users who may not read such records. */
export function RecordHistory({ kind: record, id }: Props) {
  const { name: kind, read } = record;
  const may = useMay()(read);
  const heading = useId();
  const [most, setMost] = useState(PAGE);
  const { data, error, refetch } = useCall(
    listHistory,
    { kind, id, query: { most } },
    { enabled: may, keepPrevious: true },
  );
  if (!may) return null;
  const { entries = [], more = false } = data?.message ?? {};
  return (
    <section aria-labelledby={heading} className={css.history}>
      <h2 id={heading}>История изменений</h2>
      {!data && !error && <TextSkeleton lines={4} />}
      {!data && error && <ErrorNote error={error} title="Не удалось загрузить историю" retry={() => refetch()} />}
      {data && entries.length === 0 && <p className={css.empty}>Сотрудники пока ничего не&nbsp;меняли.</p>}
      <ol className={css.steps}>
        {entries.map(entry => (
          <li key={entry.id}>
            <Step entry={entry} kind={record} />
          </li>
        ))}
      </ol>
      {more && (
        <Button variant="outlined" onClick={() => setMost(Math.min(most + PAGE, 500))} disabled={most >= 500}>
          Показать ещё
        </Button>
      )}
    </section>
  );
}

const Step = ({ entry: { at, who, what, changes }, kind }: { entry: HistoryEntry; kind: AnyKind }) => (
  <>
    <p>
      <span className={css.when}>
        {who.replaceAll(' ', '\u00a0')} · {whenOf(at)} ·
      </span>{' '}
      {what}
    </p>
    {changes.length > 0 && <FieldChanges changes={changes} fields={loggedFields(kind)} />}
  </>
);

/** `20 ноября, 14:05`, with the year if it is not the current one. */
function whenOf(at: string): string {
  const day = formatDay(at)
    .replace(/^.*?,\s*/, '')
    .replaceAll(' ', '\u00a0');
  const year = dayOf(at).slice(0, 4);
  return `${day}${year === dayOf(serverNow()).slice(0, 4) ? '' : `\u00a0${year}`}, ${formatTime(at)}`;
}
