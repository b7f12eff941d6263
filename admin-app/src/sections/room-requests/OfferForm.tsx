import { failedAt, formatMoney, isFailure, runsOf } from '@venue/sdk';
import { type getRoomRequest, offerRoom, quoteRoomOffer } from '@venue/sdk/room-requests/admin';
import { endsLater, keepHours } from '@venue/sdk/room-requests/model';
import { getRoom } from '@venue/sdk/rooms';
import type { RoomDetail } from '@venue/sdk/rooms/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { dayOf, hourOf } from '@venue/shared-ui/dates/calendar.ts';
import { DateField } from '@venue/shared-ui/dates/DateField.tsx';
import { formatRun } from '@venue/shared-ui/dates/format.ts';
import { Choose, Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { NumberField } from '@venue/shared-ui/fields/NumberField.tsx';
import { kopecksOf, roublesText } from '@venue/shared-ui/fields/roubles.ts';
import { Form, Row } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { useState } from 'react';
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
  const { data } = useCall(getRoom, { body: { roomId: request.roomId } });
  if (!data) return <TextSkeleton lines={8} />;
  if (data.message.tariffs.length > 0) return <Fields request={request} room={data.message} close={close} />;
  return (
    <>
      <p>
        У&nbsp;помещения нет тарифов, а&nbsp;цена считается по&nbsp;ним.{' '}
        <ScreenLink to={roomPaths.page} params={{ roomId: request.roomId }}>
          Добавьте тариф в&nbsp;настройках помещения
        </ScreenLink>
      </p>
      <div>
        <Button color="inherit" onClick={close}>
          Закрыть
        </Button>
      </div>
    </>
  );
}

const hours = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, each) => ({ id: first + each, label: `${first + each}:00` }));

const Offer = z
  .object({
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

interface Span {
  readonly start: string;
  readonly end: string;
}

/** The hour at which a request or an offer ends; midnight counts as hour 24. */
const endHour = ({ start, end }: Span) => hourOf(start) + (Date.parse(end) - Date.parse(start)) / 3_600_000;

function Fields({ request, room, close }: Props & { room: RoomDetail }) {
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
    keep: `offer:${id}`,
    from: {
      day: dayOf(span.start),
      fromHour: hourOf(span.start),
      toHour: endHour(span),
      tariffId: room.tariffs[0]?.tariffId ?? 0,
      price: null,
      priceReason: '',
      keepHours: keepHours.day,
      comment: '',
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
  const [day, fromHour, toHour, tariffId, price] = useWatch({
    control,
    name: ['day', 'fromHour', 'toHour', 'tariffId', 'price'],
  });
  const isWhole = z.iso.date().safeParse(day).success && fromHour < toHour;
  const asked = useCall(
    quoteRoomOffer,
    { id, body: { day, fromHour, toHour, tariffId, ...extras } },
    { enabled: isWhole, keepPrevious: true },
  );
  const quote = asked.data?.message;
  const taken = lost.length > 0 ? lost : (quote?.taken ?? []);
  const isOther = quote !== undefined && price !== null && price !== quote.price;
  return (
    <Form form={form} label="Предложение">
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
      <NumberField
        name="price"
        label="Другая сумма, ₽"
        hint="Пусто: по&nbsp;тарифу"
        optional
        inputMode="decimal"
        read={kopecksOf}
        write={roublesText}
      />
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
