import { failedAt, formatMoney, isFailure, runsOf } from '@venue/sdk';
import { type getRoomRequest, offerRoom, quoteRoomOffer } from '@venue/sdk/room-requests/admin';
import { endsLater, keepHours } from '@venue/sdk/room-requests/model';
import { getRoom, listRooms } from '@venue/sdk/rooms';
import { bookingMode, type RoomDetail } from '@venue/sdk/rooms/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { dayOf, hourOf } from '@venue/shared-ui/dates/calendar.ts';
import { DateField } from '@venue/shared-ui/dates/DateField.tsx';
import { formatRun } from '@venue/shared-ui/dates/format.ts';
import { Choose, Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { MoneyField } from '@venue/shared-ui/fields/MoneyField.tsx';
import { Form, Row } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { RecordOf } from '../../app/record/RecordPage.tsx';
import { QuoteLines } from '../bookings/bookings.view.ts';
import { ExtrasChoice } from '../desk/desk.view.ts';
import { roomPaths } from '../rooms/rooms.paths.ts';
import css from './RoomRequestPage.module.css';

type Request = RecordOf<typeof getRoomRequest>;

interface Props {
  request: Request;
  close: () => void;
}

/** The form that offers hours for a price and holds them until they are paid. */
export default function OfferForm({ request, close }: Props) {
  const current = (request.can.includes('replace') && request.offer) || request;
  const [roomId, setRoomId] = useState(current.roomId);
  const [typed, setTyped] = useState<Partial<Typed>>({});
  const { data } = useCall(getRoom, { body: { roomId } });
  if (!data) return <TextSkeleton lines={8} />;
  // Another room has other tariffs and extras; what else was typed stays.
  const choose = (values: Typed) => {
    setTyped(values);
    setRoomId(values.roomId);
  };
  const room = data.message;
  if (room.tariffs.length > 0) return <Fields key={roomId} {...{ request, room, typed, choose, close }} />;
  return (
    <>
      <p>
        У&nbsp;помещения нет тарифов, а&nbsp;цена считается по&nbsp;ним.{' '}
        <ScreenLink to={roomPaths.page} params={{ roomId }}>
          Добавьте тариф в&nbsp;настройках помещения
        </ScreenLink>
      </p>
      <Flow gap={8}>
        {roomId !== current.roomId && (
          <Button variant="outlined" onClick={() => setRoomId(current.roomId)}>
            Другое помещение
          </Button>
        )}
        <Button color="inherit" onClick={close}>
          Закрыть
        </Button>
      </Flow>
    </>
  );
}

const hours = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, each) => ({ id: first + each, label: `${first + each}:00` }));

const Offer = z
  .object({
    roomId: z.int(),
    day: z.iso.date('Укажите дату'),
    fromHour: z.int(),
    toHour: z.int(),
    tariffId: z.int(),
    price: z.nullable(z.int('Укажите сумму')),
    priceReason: z.string(),
    keepHours: keepHours.schema,
    comment: z.string(),
  })
  .check(endsLater());

type Typed = z.output<typeof Offer>;

interface Span {
  readonly start: string;
  readonly end: string;
}

/** The hour at which a request or an offer ends; midnight counts as hour 24. */
const endHour = ({ start, end }: Span) => hourOf(start) + (Date.parse(end) - Date.parse(start)) / 3_600_000;

interface FieldsProps extends Props {
  room: RoomDetail;
  /** What was typed before another room was chosen. */
  typed: Partial<Typed>;
  choose: (values: Typed) => void;
}

function Fields({ request, room, typed: before, choose, close }: FieldsProps) {
  const { roomRequestId: id, roomRequestStatus: seen, offer } = request;
  // Not what a colleague has offered since.
  const [seenOffer] = useState(offer?.orderId ?? null);
  // An offer that waits for payment is changed; otherwise what was wished is offered.
  const span: Span = (request.can.includes('replace') && offer) || request;
  const [extras, setExtras] = useState<{ serviceIds: number[]; equipmentIds: number[] }>({
    serviceIds: [],
    equipmentIds: [],
  });
  const [lost, setLost] = useState<readonly string[]>([]);
  const { send } = useSend(offerRoom, { done: 'Предложение отправлено', failed: failedAt('отправке предложения') });
  const form = useForm({
    schema: Offer,
    keep: `offer:${id}:${room.roomId}`,
    from: {
      day: dayOf(span.start),
      fromHour: hourOf(span.start),
      toHour: endHour(span),
      price: null,
      priceReason: '',
      keepHours: keepHours.day,
      comment: '',
      ...before,
      roomId: room.roomId,
      tariffId: room.tariffs[0]?.tariffId ?? 0,
    },
    submit: async (values, { setServerErrors, markSaved }) => {
      const { price, ...typed } = values;
      if (!quote) return;
      setLost([]);
      const reply = await send(
        { id, body: { ...typed, ...extras, seen, seenOffer, quoted: quote.price, price: price ?? quote.price } },
        {
          handles: failure => {
            if (isFailure(failure, offerRoom, 'slot_taken')) {
              setLost(failure.data.taken);
              return true;
            }
            if (isFailure(failure, offerRoom, 'price_changed')) void asked.refetch();
            return setServerErrors(failure);
          },
        },
      );
      if (!reply) return;
      markSaved(values);
      close();
    },
  });
  const { control } = form.methods;
  const [day, fromHour, toHour, tariffId, price, roomId] = useWatch({
    control,
    name: ['day', 'fromHour', 'toHour', 'tariffId', 'price', 'roomId'],
  });
  const move = useEffectEvent(() => {
    if (roomId !== room.roomId) choose(form.methods.getValues());
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another room calls for its tariffs
  useEffect(() => move(), [roomId]);
  const rooms = (useCall(listRooms, {}).data?.message.rooms ?? []).filter(
    each => each.bookingMode === bookingMode.request || each.roomId === room.roomId,
  );
  const isWhole = z.iso.date().safeParse(day).success && fromHour < toHour;
  const asked = useCall(
    quoteRoomOffer,
    { id, body: { roomId, day, fromHour, toHour, tariffId, ...extras } },
    { enabled: isWhole && roomId === room.roomId, keepPrevious: true },
  );
  const quote = asked.data?.message;
  const taken = lost.length > 0 ? lost : (quote?.taken ?? []);
  const isOther = quote !== undefined && price !== null && price !== quote.price;
  return (
    <Form form={form} label="Предложение">
      <Choose
        name="roomId"
        label="Помещение"
        options={(rooms.length > 0 ? rooms : [room]).map(each => ({ id: each.roomId, label: each.name }))}
      />
      <DateField name="day" label="Дата" />
      <Row>
        <Choose name="fromHour" label="С" options={hours(0, 23)} />
        <Choose name="toHour" label="До" options={hours(1, 24)} />
      </Row>
      <Choose
        name="tariffId"
        label="Тариф"
        options={room.tariffs.map(each => ({
          id: each.tariffId,
          label: `${each.tariffValue}, ${formatMoney(each.pricePerHour)} за час`,
        }))}
      />
      <ExtrasChoice room={room} chosen={extras} choose={setExtras} />
      {asked.error && <p className={css.taken}>{asked.error.message}</p>}
      {quote && <QuoteLines quote={quote} />}
      {taken.length > 0 && (
        <p className={css.taken} role="alert">
          Эти часы заняты:{' '}
          {runsOf([...taken])
            .map(formatRun)
            .join('; ')}
        </p>
      )}
      <MoneyField name="price" label="Другая сумма, ₽" hint="Пусто: по&nbsp;тарифу" optional />
      {isOther && <Text name="priceReason" label="Почему сумма другая" maxLength={300} />}
      <Choose
        name="keepHours"
        label="Держать без оплаты"
        options={keepHours.options.map(({ id: each, label }) => ({ id: each, label }))}
      />
      <TextArea name="comment" label="Что сказать клиенту" optional maxLength={500} />
      <Flow gap={8}>
        {quote && taken.length === 0 && (
          <SubmitButton size="medium">Предложить за&nbsp;{formatMoney(price ?? quote.price)}</SubmitButton>
        )}
        <Button color="inherit" onClick={close}>
          Отмена
        </Button>
      </Flow>
    </Form>
  );
}
