import { formatHours, formatMoney, hoursFrom, isFailure, runsOf } from '@venue/sdk';
import { moveMyBooking, quoteMove } from '@venue/sdk/bookings';
import { type BookingInfo, bookingStatus, type MoveQuote, moveTerms } from '@venue/sdk/bookings/model';
import type { RoomDetail } from '@venue/sdk/rooms/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { formatRun } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { useEffect, useReducer, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { bookingPaths } from '../bookings.paths.ts';
import { Calendar } from '../calendar/Calendar.tsx';
import { ChosenRuns } from '../calendar/ChosenRuns.tsx';
import { choose, nothing } from '../calendar/selection.ts';
import { withinOpen } from '../calendar/slots.ts';
import { useSchedule } from '../calendar/useSchedule.ts';
import { useToday } from '../calendar/useToday.ts';
import { PriceLines } from '../PriceLines.tsx';
import panel from '../room/PricePanel.module.css';
import { sumOf } from '../room/tariffChoice.ts';
import { useSettled } from '../room/useSettled.ts';
import css from './MoveBooking.module.css';
import { useMoving } from './useMoving.ts';

const PAUSE_MS = 200;

const texts = { refused: 'Не\u00a0удалось перенести бронь', failed: 'Произошла ошибка при переносе брони' } as const;

/** Moves a booking to another beginning, chosen in the calendar; the sums are shown before confirming. */
export function MoveBooking({ info, room }: { info: BookingInfo; room: RoomDetail }) {
  const { orderId } = info;
  const navigate = useNavigate();
  const today = useToday();
  const own = info.slots.map(({ start }) => start);
  const [selection, dispatch] = useReducer(choose, { ...nothing, hours: own });
  const [day, setDay] = useState(() => withinOpen(dayOf(own[0] ?? today), today));
  const schedule = useSchedule(room, day, today, orderId);
  const [nearest, setNearest] = useState<readonly string[]>([]);
  // If the tariff is no longer offered, the hours have no price here; the server quotes the move.
  const tariff = room.tariffs.find(({ tariffId }) =>
    info.lines.some(line => line.kind === 'tariff' && line.id === tariffId),
  );
  const { states } = schedule;
  useEffect(() => {
    if (states) dispatch({ do: 'sync', states });
  }, [states]);

  const { hours } = selection;
  const { choose: onChoose, resizing, resize, why, length } = useMoving(own, selection, dispatch, schedule);
  const asked = JSON.stringify(hours);
  const settled = useSettled(asked, PAUSE_MS);
  const isOther = hours.length > 0 && asked !== JSON.stringify([...own].sort());
  const read = useCall(
    quoteMove,
    { body: { orderId, slots: JSON.parse(settled) as string[] } },
    { enabled: isOther && asked === settled, keepPrevious: true },
  );
  const quote = isOther ? read.data?.message : undefined;
  const fresh = quote !== undefined && asked === settled && !read.isPlaceholderData && !read.isFetching && !read.error;
  const { send, busy } = useSend(moveMyBooking, texts);

  async function move(): Promise<void> {
    if (!quote || !fresh || busy) return;
    setNearest([]);
    const { price, due, back } = quote;
    const reply = await send(
      { body: { orderId, slots: [...hours], seen: own, price, due, back } },
      {
        covers: true,
        handles: failure => {
          if (isFailure(failure, moveMyBooking, 'slot_taken')) {
            setNearest(failure.data.nearest);
            schedule.again();
            return false;
          }
          if (isFailure(failure, moveMyBooking, 'price_changed')) void read.refetch();
          return false;
        },
      },
    );
    if (!reply) return;
    if (reply.message.moved) notify.success('Бронь перенесена');
    void navigate(href(bookingPaths.payment, { order: orderId }), { replace: true });
  }

  return (
    <div className={css.layout}>
      <Calendar
        room={room}
        schedule={schedule}
        today={today}
        day={day}
        onDay={setDay}
        hourPrice={tariff && (start => sumOf(tariff, [start]))}
        selection={selection}
        onChoose={onChoose}
      />
      <section className={css.panel} aria-labelledby="move">
        <h2 id="move">Перенос</h2>
        <p>Сейчас: {runsOf(own).map(formatRun).join('; ')}</p>
        <p className={panel.empty} id="move-how">
          {resizing
            ? 'Нажмите на\u00a0час, чтобы добавить или убрать его.'
            : `Нажмите на\u00a0новое начало: бронь перенесётся целиком, ${formatHours(length)}.`}
        </p>
        <Button
          variant="outlined"
          size="small"
          aria-pressed={resizing}
          aria-describedby="move-how"
          onClick={() => resize(!resizing)}
        >
          Изменить длительность
        </Button>
        <p className={why ? panel.lost : undefined} role="status">
          {why}
        </p>
        {hours.length > 0 ? (
          <ChosenRuns hours={hours} {...(resizing && { onRemove: gone => dispatch({ do: 'remove', hours: gone }) })} />
        ) : (
          <p className={panel.empty}>Выберите новые часы в&nbsp;календаре.</p>
        )}
        {selection.lost.length > 0 && (
          <p className={panel.lost} role="status">
            Пока вы&nbsp;выбирали, стали недоступны: {runsOf(selection.lost).map(formatRun).join('; ')}
          </p>
        )}
        {nearest.length > 0 && (
          <div className={panel.lost} role="alert">
            <p>Эти часы только что заняли. Ближайшее свободное время:</p>
            <ul className={css.instead}>
              {nearest.map(start => {
                const instead = hoursFrom(start, hours.length || own.length);
                const run = runsOf(instead)[0];
                return (
                  <li key={start}>
                    <Button
                      variant="outlined"
                      size="small"
                      onClick={() => {
                        setNearest([]);
                        dispatch({ do: 'replace', hours: instead });
                        setDay(dayOf(start));
                      }}
                    >
                      {run && formatRun(run)}
                    </Button>
                  </li>
                );
              })}
            </ul>
          </div>
        )}
        {isOther && asked === settled && read.error ? (
          <p className={panel.lost} role="alert">
            {read.error.message}
          </p>
        ) : null}
        {quote && (
          <div className={panel.price} data-stale={!fresh || undefined}>
            <PriceLines quote={quote} />
            <Difference info={info} quote={quote} />
          </div>
        )}
        <p className={panel.empty}>{moveTerms}</p>
        <Stack gap={8}>
          <Button
            variant="contained"
            size="large"
            disabled={!isOther}
            aria-disabled={!fresh || busy}
            onClick={() => void move()}
          >
            {toDo(quote)}
          </Button>
          <Button color="inherit" to={href(bookingPaths.payment, { order: orderId })}>
            Не&nbsp;переносить
          </Button>
        </Stack>
      </section>
    </div>
  );
}

function toDo(quote: MoveQuote | undefined): string {
  if (quote && quote.due > 0) return `Доплатить ${formatMoney(quote.due)} и\u00a0перенести`;
  if (quote && quote.back > 0) return `Перенести и\u00a0вернуть ${formatMoney(quote.back)}`;
  return 'Перенести';
}

/** The old price, the new price, and what happens to the difference. */
function Difference({ info, quote }: { info: BookingInfo; quote: MoveQuote }) {
  const isPaid = info.status === bookingStatus.paid;
  return (
    <div role="status">
      <dl className={css.sums}>
        <div>
          <dt>Было</dt>
          <dd>{formatMoney(info.price)}</dd>
        </div>
        <div>
          <dt>Станет</dt>
          <dd>{formatMoney(quote.price)}</dd>
        </div>
        {isPaid && quote.back === quote.due && (
          <div>
            <dt>Доплата</dt>
            <dd>не&nbsp;нужна</dd>
          </div>
        )}
        {isPaid && quote.back !== quote.due && (
          <div>
            <dt>{quote.back > 0 ? 'Вернём' : 'Доплатить'}</dt>
            <dd>
              <strong>{formatMoney(quote.back > 0 ? quote.back : quote.due)}</strong>
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
