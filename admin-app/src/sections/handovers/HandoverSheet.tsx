import { formatMoney } from '@venue/sdk';
import type { OwedRest } from '@venue/sdk/deposits/model';
import type { Board } from '@venue/sdk/desk/model';
import type { Handover } from '@venue/sdk/handovers/model';
import { formatDateTime, formatTime } from '@venue/shared-ui/dates/format.ts';
import { CashTable } from './CashTable.tsx';
import css from './Handovers.module.css';

interface Props {
  handover: Handover;
  /** What is due today; null for a shift of another day. */
  due: DueToday | null;
}

export interface DueToday {
  readonly notes: Board['notes'];
  readonly coming: Board['bookings'];
  readonly rests: readonly OwedRest[];
}

/** The printed page of a shift, to be signed by both. */
export function HandoverSheet({ handover, due }: Props) {
  const { handoverId, since, at, who, counted, difference, differenceReason, removed, handoverNote } = handover;
  return (
    <section className={css.sheet} aria-hidden="true">
      <h1>{`Сдача смены №\u00a0${handoverId}`}</h1>
      <p>{`С\u00a0${formatDateTime(since)} по\u00a0${formatDateTime(at)}`}</p>
      <CashTable shift={handover} />
      <p>{`Посчитано ${formatMoney(counted)}. Изъято ${formatMoney(removed)}, осталось ${formatMoney(counted - removed)}.`}</p>
      {difference !== 0 && <p>{`Расхождение ${formatMoney(difference)}: ${differenceReason}`}</p>}
      {handoverNote && <p>{`Для\u00a0следующей смены: ${handoverNote}`}</p>}
      {due && <DueLists due={due} />}
      <p className={css.sign}>{`Смену сдаёт ${who} ____________________`}</p>
      <p className={css.sign}>Смену принимает ____________________</p>
    </section>
  );
}

/** Open notes, who is still to come today, and rests to take. */
export function DueLists({ due: { notes, coming, rests } }: { due: DueToday }) {
  const lists = [
    ['Заметки', notes.map(({ noteId, text, who }) => [noteId, `${text} (${who})`] as const)],
    [
      'Ещё придут сегодня',
      coming.map(each => [each.orderId, `${formatTime(each.start)} ${each.roomName}, ${each.customer}`] as const),
    ],
    [
      'Доплатить сегодня',
      rests.map(
        each => [each.orderId, `Бронь №\u00a0${each.orderId}, ${each.customer}: ${formatMoney(each.rest)}`] as const,
      ),
    ],
  ] as const;
  return lists
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => (
      <section key={title} className={css.due}>
        <h3>{title}</h3>
        <ul>
          {lines.map(([id, text]) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      </section>
    ));
}
