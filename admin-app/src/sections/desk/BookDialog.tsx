import { failedAt, formatHours, formatMoney, isFailure, Phone, plural, runsOf } from '@venue/sdk';
import { Guests } from '@venue/sdk/bookings/model';
import { bookForCaller, findCaller, quoteAtDesk } from '@venue/sdk/desk/admin';
import { type BoardRoom, CallerName, Comment, keepFor } from '@venue/sdk/desk/model';
import { getRoom } from '@venue/sdk/rooms';
import type { RoomDetail } from '@venue/sdk/rooms/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatRun } from '@venue/shared-ui/dates/format.ts';
import { Choose, Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { NumberField } from '@venue/shared-ui/fields/NumberField.tsx';
import { PhoneField } from '@venue/shared-ui/fields/PhoneField.tsx';
import { wholeNumber } from '@venue/shared-ui/fields/wholeNumber.ts';
import { Form, Row } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Bone } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { QuoteLines } from '../bookings/bookings.view.ts';
import { CallerNotes } from './CallerNotes.tsx';
import css from './Desk.module.css';
import { ExtrasChoice } from './ExtrasChoice.tsx';

/** What a copy takes from the booking it is made of. */
interface Like {
  readonly orderId: number;
  readonly phone: string;
  readonly guests: number | null;
  readonly comment: string;
  readonly tariffId: number;
  readonly serviceIds: number[];
  readonly equipmentIds: number[];
}

interface Props {
  room: BoardRoom;
  /** Start times of the chosen hours. */
  slots: readonly string[];
  /** The booking that is copied. */
  like?: Like | undefined;
  close: () => void;
  booked: (orderId: number) => void;
}

const texts = { done: 'Часы забронированы', failed: failedAt('бронировании') } as const;

/** Books the chosen hours for somebody who calls. */
export default function BookDialog({ room, slots, like, close, booked }: Props) {
  const { data } = useCall(getRoom, { body: { roomId: room.roomId } });
  return (
    <SmallDialog title={like ? `Копия брони №\u00a0${like.orderId}` : 'Бронь для клиента'} close={close} stays>
      {data ? (
        <BookForm detail={data.message} slots={slots} like={like} close={close} booked={booked} />
      ) : (
        <Bone height={420} />
      )}
    </SmallDialog>
  );
}

const Fields = z.object({
  phone: Phone,
  lastname: CallerName,
  name: CallerName,
  tariffId: z.int(),
  keepMinutes: z.int(),
  comment: Comment,
  guests: z.nullable(Guests),
});

function BookForm({ detail, slots, like, close, booked }: Omit<Props, 'room'> & { detail: RoomDetail }) {
  const { roomId, name, tariffs } = detail;
  const [extras, setExtras] = useState<{ serviceIds: number[]; equipmentIds: number[] }>({
    serviceIds: like?.serviceIds ?? [],
    equipmentIds: like?.equipmentIds ?? [],
  });
  const [lost, setLost] = useState<readonly string[]>([]);
  const { send } = useSend(bookForCaller, texts);
  const fits = tariffs.filter(({ minHours }) => minHours <= slots.length);
  const form = useForm({
    schema: Fields,
    keep: like ? `desk-copy:${like.orderId}` : `desk-booking:${roomId}`,
    from: {
      phone: like?.phone ?? '',
      lastname: '',
      name: '',
      tariffId: (fits.find(({ tariffId }) => tariffId === like?.tariffId) ?? fits[0])?.tariffId ?? 0,
      keepMinutes: 60,
      comment: like?.comment ?? '',
      guests: like?.guests ?? (null as number | null),
    },
    submit: async (values, { setServerErrors, markSaved }) => {
      if (!quote) return;
      const reply = await send(
        {
          body: {
            ...values,
            ...extras,
            keepMinutes: values.keepMinutes as 60,
            roomId,
            slots: [...slots],
            price: quote.price,
          },
        },
        {
          handles: failure => {
            if (isFailure(failure, bookForCaller, 'slot_taken')) {
              setLost(failure.data.taken);
              return true;
            }
            if (isFailure(failure, bookForCaller, 'price_changed')) void refetch();
            return setServerErrors(failure);
          },
        },
      );
      if (!reply) return;
      markSaved(values);
      booked(reply.message.orderId);
    },
  });
  const { control, setFocus } = form.methods;
  // The desk types the number while it listens.
  useEffect(() => setFocus('phone'), [setFocus]);
  const phone = useWatch({ control, name: 'phone' });
  const tariffId = useWatch({ control, name: 'tariffId' });
  const known = useCall(findCaller, { body: { phone } }, { enabled: /^\d{10}$/.test(phone) });
  const caller = known.data?.message.caller;
  const asked = useCall(
    quoteAtDesk,
    { body: { roomId, tariffId, slots: [...slots], ...extras, orderId: null } },
    { enabled: tariffId > 0, keepPrevious: true },
  );
  const refetch = asked.refetch;
  const quote = asked.data?.message;

  if (fits.length === 0)
    return (
      <>
        <p>
          {tariffs.length === 0
            ? 'У\u00a0помещения нет тарифов: добавьте их в\u00a0настройках помещения.'
            : `По\u00a0тарифам этого помещения бронируют не\u00a0меньше ${formatHours(Math.min(...tariffs.map(each => each.minHours)))}.`}
        </p>
        <DialogButtons>
          <Button color="inherit" onClick={close}>
            Закрыть
          </Button>
        </DialogButtons>
      </>
    );
  return (
    <Form form={form} label="Бронь для клиента">
      <Stack as="p" gap={2}>
        <strong>{name}</strong>
        {runsOf([...slots]).map(run => (
          <span key={run.start}>
            {formatRun(run)} · {formatHours(run.hours)}
          </span>
        ))}
      </Stack>
      {lost.length > 0 && (
        <p className={css.lost} role="alert">
          Эти часы уже заняли:{' '}
          {runsOf([...lost])
            .map(formatRun)
            .join('; ')}
          . Закройте окно и&nbsp;выберите другие.
        </p>
      )}
      <PhoneField name="phone" label="Телефон клиента" />
      {caller && (
        <p className={css.caller} role="status">
          {caller.customer || 'Имя не\u00a0указано'} · {plural(caller.count, 'бронь', 'брони', 'броней')}
        </p>
      )}
      {caller && <CallerNotes caller={caller} />}
      {known.data && !caller && (
        <>
          <p className={css.caller} role="status">
            Новый клиент: учётная запись появится вместе с&nbsp;бронью.
          </p>
          <Row>
            <Text name="lastname" label="Фамилия" optional />
            <Text name="name" label="Имя" optional />
          </Row>
        </>
      )}
      <Choose
        name="tariffId"
        label="Тариф"
        options={fits.map(({ tariffId: id, tariffValue, pricePerHour }) => ({
          id,
          label: `${tariffValue}, ${formatMoney(pricePerHour)} за час`,
        }))}
      />
      <ExtrasChoice room={detail} chosen={extras} choose={setExtras} />
      <Choose
        name="keepMinutes"
        label="Держать без оплаты"
        options={keepFor.options.map(({ id, label }) => ({ id, label }))}
      />
      <NumberField
        name="guests"
        label="Сколько гостей"
        optional
        read={wholeNumber}
        write={String}
        inputMode="numeric"
        hint={detail.capacity > 0 ? `Входит до\u00a0${detail.capacity}` : undefined}
      />
      <TextArea name="comment" label="Заметка для смены" optional maxLength={500} />
      {quote && <QuoteLines quote={quote} />}
      <DialogButtons cancel={close}>
        {quote && !caller?.blockedTo && (
          <SubmitButton size="medium">Забронировать за&nbsp;{formatMoney(quote.price)}</SubmitButton>
        )}
      </DialogButtons>
    </Form>
  );
}
