import { formatMoney } from '@venue/sdk';
import { formatWhen } from '@venue/sdk/events/model';
import { type MoveDate, type MoveOptions, whyNotTo } from '@venue/sdk/series/model';
import { type ReactNode, useId, useState } from 'react';
import { ErrorText } from '../../fields/Field.tsx';
import { Button } from '../../parts/Button.tsx';
import css from './Series.module.css';

export interface MoveBody {
  readonly tickets: number[];
  readonly from: number;
  readonly eventId: number;
}

interface Props {
  move: MoveOptions;
  busy: boolean;
  /** What the button says. */
  action: ReactNode;
  submit: (body: MoveBody) => void;
  close: () => void;
}

/** Chooses tickets and another date of their series with as many places at the same price. */
export default function MoveForm({ move: { from, tickets, dates }, busy, action, submit, close }: Props) {
  const name = useId();
  const [excluded, setExcluded] = useState<readonly number[]>([]);
  const [dateId, setDateId] = useState<number | null>(null);
  const [tried, setTried] = useState(false);
  const errorId = useId();
  const selection = tickets.filter(({ ticketNumber }) => !excluded.includes(ticketNumber));
  const date = dates.find(({ eventId }) => eventId === dateId);
  const isReady = date !== undefined && selection.length > 0 && whyNotTo(date, selection) === null && !busy;
  const toggle = (number: number, isIn: boolean) =>
    setExcluded(isIn ? excluded.filter(each => each !== number) : [...excluded, number]);
  return (
    <form
      className={css.move}
      aria-label="Перенос на другую дату"
      onSubmit={event => {
        event.preventDefault();
        setTried(true);
        if (isReady)
          submit({ from, eventId: date.eventId, tickets: selection.map(({ ticketNumber }) => ticketNumber) });
      }}
    >
      {tickets.length > 1 && (
        <fieldset className={css.which}>
          <legend>Какие билеты</legend>
          {tickets.map(({ ticketNumber, ticketName, price }) => (
            <label key={ticketNumber}>
              <input
                type="checkbox"
                checked={!excluded.includes(ticketNumber)}
                onChange={({ target }) => toggle(ticketNumber, target.checked)}
              />
              <span>{`№\u00a0${ticketNumber}, ${ticketName}${price > 0 ? `, ${formatMoney(price)}` : ''}`}</span>
            </label>
          ))}
        </fieldset>
      )}
      <fieldset className={css.which} aria-describedby={errorId}>
        <legend>Новая дата</legend>
        {dates.map(each => {
          const why = whyNotTo(each, selection);
          return (
            <label key={each.eventId}>
              <input
                type="radio"
                name={name}
                checked={dateId === each.eventId}
                disabled={why !== null}
                onChange={() => setDateId(each.eventId)}
              />
              <DateText date={each} note={why ?? placesText(each)} />
            </label>
          );
        })}
        <ErrorText id={errorId} text={tried && !date ? 'Выберите дату' : undefined} />
      </fieldset>
      <p className={css.soft}>
        {selection.length === 1
          ? 'Доплачивать не\u00a0нужно. У\u00a0билета будет новый код: по\u00a0старому, даже распечатанному, на\u00a0входе не\u00a0пропустят.'
          : 'Доплачивать не\u00a0нужно. У\u00a0билетов будут новые коды: по\u00a0старым, даже распечатанным, на\u00a0входе не\u00a0пропустят.'}
      </p>
      <div className={css.buttons}>
        <Button type="submit" variant="contained" aria-disabled={!isReady || undefined} aria-busy={busy || undefined}>
          {action}
        </Button>
        <Button color="inherit" onClick={close}>
          Назад
        </Button>
      </div>
    </form>
  );
}

const placesText = ({ kinds }: MoveDate): string => {
  const places = Math.min(...kinds.map(each => each.left));
  return places > 20 ? 'места есть' : `мест: ${places}`;
};

const DateText = ({ date, note }: { date: MoveDate; note: string }) => (
  <span className={css.about}>
    <span>{formatWhen(date)}</span>
    <span className={css.soft}>{[date.place, note].filter(Boolean).join(' · ')}</span>
  </span>
);
