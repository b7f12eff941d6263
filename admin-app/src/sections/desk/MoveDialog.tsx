import { failedAt, formatHours, formatMoney, isFailure, runsOf } from '@venue/sdk';
import { moveBooking, quoteAtDesk } from '@venue/sdk/desk/admin';
import { type DeskBooking, type DeskPayment, deskPayment, mayTake } from '@venue/sdk/desk/model';
import { getRoom, listRooms } from '@venue/sdk/rooms';
import { openOn } from '@venue/sdk/rooms/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { dayOf, hourOf, instantOf, isDay } from '@venue/shared-ui/dates/calendar.ts';
import { formatRun } from '@venue/shared-ui/dates/format.ts';
import { PickerInput } from '@venue/shared-ui/dates/PickerInput.tsx';
import { Field } from '@venue/shared-ui/fields/Field.tsx';
import { PlainSelect } from '@venue/shared-ui/fields/PlainSelect.tsx';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Bone } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { useState } from 'react';
import { useMay } from '../../app/frame/useWho.ts';
import { QuoteLines } from '../bookings/bookings.view.ts';
import { takenText } from './board/names.ts';
import css from './Desk.module.css';
import { ExtrasChoice } from './ExtrasChoice.tsx';

/** The new place of a booking. */
interface Target {
  readonly roomId: number;
  readonly day: string;
  readonly hour: number;
  readonly length: number;
}

interface Props {
  booking: DeskBooking;
  /** Where the booking was dropped; by default its current place. */
  target?: Target | undefined;
  close: () => void;
}

const done = 'Бронь изменена, клиент получит СМС';
const texts = { failed: failedAt('переносе брони') } as const;
const undoTexts = { ...texts, done: 'Бронь на\u00a0прежнем месте, клиент получит СМС' } as const;
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** Changes the time, room, length, tariff or extras of a booking; conflicts and the price are shown before saving. */
export default function MoveDialog({ booking, target, close }: Props) {
  const { orderId, starts, paid } = booking;
  const first = starts[0] ?? '';
  const [room, setRoom] = useState(target?.roomId ?? booking.roomId);
  const [day, setDay] = useState(target?.day ?? dayOf(first));
  const [hour, setHour] = useState(target?.hour ?? hourOf(first));
  const [length, setLength] = useState(target?.length ?? starts.length);
  const [tariff, setTariff] = useState<number | null>(room === booking.roomId ? booking.tariffId : null);
  const [extras, setExtras] = useState(
    room === booking.roomId
      ? { serviceIds: booking.serviceIds, equipmentIds: booking.equipmentIds }
      : { serviceIds: [] as number[], equipmentIds: [] as number[] },
  );
  const [by, setBy] = useState<DeskPayment | null>(null);
  const takesMoney = useMay()('desk.cash');
  const { send, busy } = useSend(moveBooking, texts);
  const undo = useSend(moveBooking, undoTexts);
  const every = useCall(listRooms, {}).data?.message.rooms ?? [];
  const from = every.find(each => each.roomId === booking.roomId)?.bookingMode;
  const rooms = every.filter(each => mayTake(each.bookingMode, from));
  const detail = useCall(getRoom, { body: { roomId: room } }).data?.message;

  // A booking with gaps between its hours keeps them while its room, day, start and length are unchanged.
  const same = room === booking.roomId && day === dayOf(first) && hour === hourOf(first) && length === starts.length;
  const slots = same ? starts : Array.from({ length }, (_, each) => instantOf(day, hour + each));
  const tariffId = tariff ?? detail?.tariffs.find(({ minHours }) => minHours <= length)?.tariffId ?? 0;
  const request = { roomId: room, tariffId, slots, ...extras };
  const asked = useCall(quoteAtDesk, { body: { ...request, orderId } }, { enabled: tariffId > 0 && day !== '' });
  const quote = asked.data?.message;
  const due = quote && paid > 0 ? quote.due : 0;
  const back = quote?.back ?? 0;
  const open =
    detail &&
    openOn({ week: detail.opening, closed: new Map(detail.closedDays.map(each => [each.day, each.reason])) }, day);
  const hours = open ?? { from: 9, to: 18 };

  const chooseRoom = (next: number | undefined) => {
    if (next === undefined || next === room) return;
    setRoom(next);
    // Another room has its own tariffs and extras.
    setTariff(next === booking.roomId ? booking.tariffId : null);
    setExtras({ serviceIds: [], equipmentIds: [] });
  };
  const save = async () => {
    if (!quote) return;
    const reply = await send(
      { body: { ...request, orderId, seen: starts, price: quote.price, due, back, by: due > 0 ? by : null } },
      {
        handles: failure => {
          if (isFailure(failure, moveBooking, 'slot_taken')) void asked.refetch();
          return undefined;
        },
      },
    );
    if (!reply) return;
    close();
    const { roomId, tariffId, serviceIds, equipmentIds, price } = booking;
    const former = { orderId, roomId, tariffId, serviceIds, equipmentIds, slots: starts, price };
    const takeBack = () => undo.send({ body: { ...former, seen: slots, due: 0, back: 0, by: null } });
    // What took money, or sent some back, is not undone by a click.
    notify.success(done, due === 0 && back === 0 ? { label: 'Вернуть', run: takeBack } : undefined);
  };
  return (
    <SmallDialog title={`Бронь №\u00a0${orderId}: перенести или изменить`} close={close} stays>
      <Stack as="p" gap={2}>
        <span className={css.soft}>Сейчас: {runsOf(starts).map(formatRun).join('; ')}</span>
      </Stack>
      <div className={css.grid}>
        <Field label="Помещение">
          {wiring => (
            <PlainSelect
              wiring={wiring}
              value={room}
              options={rooms.map(({ roomId: id, name: label }) => ({ id, label }))}
              onChange={chooseRoom}
            />
          )}
        </Field>
        <Field label="День">
          {wiring => (
            <PickerInput
              kind="date"
              name="day"
              label="День"
              id={wiring.id}
              value={day}
              onChange={next => isDay(next) && setDay(next)}
            />
          )}
        </Field>
        <Field label="Начало">
          {wiring => (
            <PlainSelect
              wiring={wiring}
              value={hour}
              options={hoursWith(hours, hour).map(id => ({ id, label: clock(id) }))}
              onChange={next => next !== undefined && setHour(next)}
            />
          )}
        </Field>
        <Field label="Сколько">
          {wiring => (
            <PlainSelect
              wiring={wiring}
              value={length}
              options={Array.from({ length: Math.max(12, length) }, (_, each) => ({
                id: each + 1,
                label: formatHours(each + 1),
              }))}
              onChange={next => next !== undefined && setLength(next)}
            />
          )}
        </Field>
      </div>
      {detail ? (
        <>
          <Field label="Тариф">
            {wiring => (
              <PlainSelect
                wiring={wiring}
                value={tariffId}
                options={detail.tariffs.map(({ tariffId: id, tariffValue: label }) => ({ id, label }))}
                onChange={next => setTariff(next ?? null)}
              />
            )}
          </Field>
          <ExtrasChoice room={detail} chosen={extras} choose={setExtras} />
        </>
      ) : (
        <Bone height={180} />
      )}
      <div role="status">
        {quote && quote.taken.length > 0 && <p className={css.lost}>{takenText(quote.taken)}</p>}
        {back > 0 && (
          <p>
            Оплачено {formatMoney(paid)}: клиенту вернём <strong>{formatMoney(back)}</strong>, как он и&nbsp;платил.
          </p>
        )}
        {asked.error && <p className={css.lost}>{asked.error.message}</p>}
      </div>
      {quote && <QuoteLines quote={quote} />}
      {due > 0 && (
        <fieldset className={css.extras}>
          <legend>
            <span>Доплата {formatMoney(due)}</span>
            {!takesMoney && <span>. Принять её может сотрудник с&nbsp;правом «Касса»</span>}
          </legend>
          {takesMoney &&
            deskPayment.options.map(({ id, label }) => (
              <label key={id}>
                <input type="radio" name="by" checked={by === id} onChange={() => setBy(id)} />
                <span>{label}</span>
              </label>
            ))}
        </fieldset>
      )}
      <DialogButtons cancel={close}>
        {quote && quote.taken.length === 0 && (due === 0 || by !== null) && (
          <Button variant="contained" aria-busy={busy || undefined} onClick={() => void save()}>
            {due > 0
              ? `Принять ${formatMoney(due)} и\u00a0сохранить`
              : back > 0
                ? `Сохранить и\u00a0вернуть ${formatMoney(back)}`
                : 'Сохранить'}
          </Button>
        )}
      </DialogButtons>
    </SmallDialog>
  );
}

/** The hours at which a booking may begin, the chosen one among them. */
const hoursWith = ({ from, to }: { from: number; to: number }, chosen: number): number[] =>
  [...new Set([chosen, ...Array.from({ length: to - from }, (_, each) => from + each)])].sort((a, b) => a - b);
