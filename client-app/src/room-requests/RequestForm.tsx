import { ApiFailure, failedAt, formatMoney, Phone } from '@venue/sdk';
import { addRoomRequest } from '@venue/sdk/room-requests';
import { endsLater, RoomWanted } from '@venue/sdk/room-requests/model';
import { lowestPrice, type RoomDetail } from '@venue/sdk/rooms/model';
import { useCurrent } from '@venue/shared-ui/data/ApiProvider.tsx';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { addDays, dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { DateField } from '@venue/shared-ui/dates/DateField.tsx';
import { Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { NumberField } from '@venue/shared-ui/fields/NumberField.tsx';
import { PhoneField } from '@venue/shared-ui/fields/PhoneField.tsx';
import { wholeNumber } from '@venue/shared-ui/fields/wholeNumber.ts';
import { Form, Row } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { numberIn } from '@venue/shared-ui/shell/numberIn.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { ConsentNote } from '../app/person/ConsentNote.tsx';
import { PhoneProof } from '../app/person/PhoneProof.tsx';
import { bookingPaths } from '../bookings/bookings.paths.ts';
import { DAYS_AHEAD } from '../rooms/hours.view.ts';
import { Estimate } from './Estimate.tsx';
import { HoursFields } from './HoursFields.tsx';
import css from './RequestForm.module.css';
import { readWishDraft, writeWishDraft } from './wishDraft.ts';

const schema = z.object(RoomWanted.shape).check(endsLater());
const withPhone = z.object({ ...RoomWanted.shape, phone: Phone }).check(endsLater());

/**
 * Requests hours of a room: when, for how many people and for what. A visitor verifies a phone without leaving the
 * page.
 */
export default function RequestForm({ room }: { room: RoomDetail }) {
  const { roomId, capacity, tariffs, opening } = room;
  const isVisitor = useCurrent() === null;
  const [query] = useSearchParams();
  const [draft, setDraft] = useState(() => readWishDraft(roomId));
  const [isSent, setSent] = useState(false);
  const { send } = useSend(addRoomRequest, { failed: failedAt('отправке запроса') });
  const today = dayOf(serverNow());

  const form = useForm({
    schema: isVisitor ? withPhone : schema,
    keep: `room-request:${roomId}`,
    from: {
      ...(draft?.wish ?? {
        roomId,
        day: query.get('day') ?? addDays(today, 1),
        fromHour: Number(query.get('from') ?? 10),
        toHour: Number(query.get('to') ?? 12),
        // Nobody is the same as an empty field, which the form's type does not know.
        guests: (numberIn(query.get('people')) ?? null) as number,
        purpose: '',
        contactName: '',
      }),
      ...(isVisitor ? { phone: '' } : {}),
    },
    submit: async (typed, { markSaved, setServerErrors }) => {
      // The schema of a visitor has a phone besides.
      const { phone, ...wish } = typed as RoomWanted & { phone?: string };
      if (phone === undefined) {
        const handles = (failure: unknown) => failure instanceof ApiFailure && setServerErrors(failure);
        if (!(await send({ body: wish }, { handles, covers: true }))) return;
        markSaved(typed);
        setSent(true);
        return;
      }
      const next = { wish, phone, isAgreed: false };
      writeWishDraft(roomId, next);
      setDraft(next);
    },
  });

  // A visitor who has just verified their phone has already pressed the button.
  const goOn = useEffectEvent(() => {
    writeWishDraft(roomId, null);
    void form.onSubmit();
  });
  const isAgreed = !isVisitor && draft?.isAgreed === true;
  useEffect(() => {
    if (isAgreed) goOn();
  }, [isAgreed]);

  if (isSent)
    return (
      <section className={css.request} role="status">
        <h2>Запрос отправлен</h2>
        <p>
          Проверим время, посчитаем стоимость и&nbsp;пришлём предложение в&nbsp;СМС. Оплатить можно будет
          по&nbsp;ссылке.
        </p>
        <div>
          <Button variant="outlined" to={bookingPaths.list.path}>
            Мои бронирования
          </Button>
        </div>
      </section>
    );
  if (isVisitor && draft && draft.phone !== '')
    return (
      <section className={css.request}>
        <h2>Подтвердите телефон</h2>
        <PhoneProof
          phone={draft.phone}
          enter={() => writeWishDraft(roomId, { ...draft, phone: '', isAgreed: true })}
          cancel={() => {
            const back = { ...draft, phone: '' };
            writeWishDraft(roomId, back);
            setDraft(back);
          }}
        />
      </section>
    );
  const lowest = lowestPrice(tariffs, { week: opening, from: today, days: DAYS_AHEAD });
  return (
    <section className={css.request} aria-labelledby="room-request">
      <h2 id="room-request">Запрос на&nbsp;помещение</h2>
      <p>
        <span>Это помещение бронируют по&nbsp;запросу.</span>
        {lowest !== null && <span> Цена от&nbsp;{formatMoney(lowest)} за&nbsp;час.</span>}{' '}
        <span>
          Напишите, когда и&nbsp;для чего оно нужно: ответим предложением с&nbsp;ценой, часы придержим до&nbsp;оплаты.
        </span>
      </p>
      <Form form={form} label="Запрос на&nbsp;помещение">
        <Row>
          <DateField name="day" label="Дата" min={today} max={addDays(today, DAYS_AHEAD)} />
          <HoursFields week={opening} />
          <NumberField
            name="guests"
            label="Сколько гостей"
            {...(capacity > 0 ? { hint: `Вмещает до\u00a0${capacity}` } : {})}
            inputMode="numeric"
            read={wholeNumber}
            write={String}
          />
        </Row>
        <Estimate tariffs={tariffs} />
        <TextArea
          name="purpose"
          label="Для чего"
          placeholder="Например, тренинг или&nbsp;встреча клуба"
          maxLength={500}
        />
        <Row>
          <Text name="contactName" label="Как к&nbsp;вам обращаться" autoComplete="name" maxLength={200} />
          {isVisitor && <PhoneField name="phone" label="Телефон" hint="Пришлём код, потом ответ." />}
        </Row>
        <Stack gap={12} start>
          <SubmitButton>Отправить запрос</SubmitButton>
          {isVisitor && <ConsentNote button="Отправить запрос" />}
        </Stack>
      </Form>
    </section>
  );
}
