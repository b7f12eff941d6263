import { ApiFailure, failedAt, formatHours, Phone } from '@venue/sdk';
import { endsLater } from '@venue/sdk/room-requests/model';
import { addWait } from '@venue/sdk/waitlist';
import { WaitWanted } from '@venue/sdk/waitlist/model';
import { useCurrent } from '@venue/shared-ui/data/ApiProvider.tsx';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { addDays, dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { DateField } from '@venue/shared-ui/dates/DateField.tsx';
import { Choose } from '@venue/shared-ui/fields/inputs.tsx';
import { PhoneField } from '@venue/shared-ui/fields/PhoneField.tsx';
import { Form, Row } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import { ConsentNote } from '../app/person/ConsentNote.tsx';
import { PhoneProof } from '../app/person/PhoneProof.tsx';
import { bookingPaths } from '../bookings/bookings.paths.ts';
import { clock, DAYS_AHEAD, venueHours } from '../rooms/hours.view.ts';
import { readWaitDraft, writeWaitDraft } from './waitDraft.ts';
import css from './waitlist.module.css';

const fits = z.refine<WaitWanted>(({ fromHour, toHour, hours }) => fromHour >= toHour || hours <= toHour - fromHour, {
  error: 'Столько часов не\u00a0поместится',
  path: ['hours'],
});
const schema = z.object(WaitWanted.shape).check(endsLater(), fits);
const withPhone = z.object({ ...WaitWanted.shape, phone: Phone }).check(endsLater(), fits);

interface Props {
  roomId: number;
  day: string;
  /** When the room is open, in hours of the day. */
  hours: readonly number[];
  close: () => void;
}

/**
 * Joins the waitlist for hours of a room: when, and how many in a row. A visitor verifies a phone without leaving the
 * page.
 */
export default function WaitForm({ roomId, day, hours: open, close }: Props) {
  const isVisitor = useCurrent() === null;
  const [draft, setDraft] = useState(() => readWaitDraft(roomId));
  const [isSent, setSent] = useState(false);
  const { send } = useSend(addWait, { failed: failedAt('постановке в\u00a0очередь') });
  const today = dayOf(serverNow());
  const [opening, closing] = [open[0] ?? venueHours.from, (open.at(-1) ?? venueHours.to - 1) + 1];

  const form = useForm({
    schema: isVisitor ? withPhone : schema,
    keep: `wait:${roomId}`,
    from: {
      ...(draft?.wish ?? { roomId, day, fromHour: opening, toHour: closing, hours: Math.min(2, closing - opening) }),
      ...(isVisitor ? { phone: '' } : {}),
    },
    submit: async (typed, { markSaved, setServerErrors }) => {
      // The schema of a visitor has a phone besides.
      const { phone, ...wish } = typed as WaitWanted & { phone?: string };
      if (phone !== undefined) {
        const next = { wish, phone, isAgreed: false };
        writeWaitDraft(roomId, next);
        setDraft(next);
        return;
      }
      const handles = (failure: unknown) => failure instanceof ApiFailure && setServerErrors(failure);
      if (!(await send({ body: wish }, { handles, covers: true }))) return;
      markSaved(typed);
      setSent(true);
    },
  });

  // A visitor who has just verified their phone has already pressed the button.
  const goOn = useEffectEvent(() => {
    writeWaitDraft(roomId, null);
    void form.onSubmit();
  });
  const isAgreed = !isVisitor && draft?.isAgreed === true;
  useEffect(() => {
    if (isAgreed) goOn();
  }, [isAgreed]);

  if (isSent)
    return (
      <section className={css.wait} role="status">
        <h3>Вы&nbsp;в&nbsp;очереди</h3>
        <p>
          Если часы освободятся, придержим их для вас и&nbsp;пришлём СМС со&nbsp;ссылкой на&nbsp;оплату. Ночью
          не&nbsp;разбудим.
        </p>
        <Flow gap={12} center>
          <Button variant="outlined" to={bookingPaths.list.path}>
            Мои бронирования
          </Button>
          <Button color="inherit" onClick={close}>
            Закрыть
          </Button>
        </Flow>
      </section>
    );
  if (isVisitor && draft && draft.phone !== '')
    return (
      <section className={css.wait}>
        <h3>Подтвердите телефон</h3>
        <PhoneProof
          phone={draft.phone}
          enter={() => writeWaitDraft(roomId, { ...draft, phone: '', isAgreed: true })}
          cancel={() => {
            const back = { ...draft, phone: '' };
            writeWaitDraft(roomId, back);
            setDraft(back);
          }}
        />
      </section>
    );
  return (
    <section className={css.wait} aria-labelledby="wait">
      <h3 id="wait">Очередь на&nbsp;занятое время</h3>
      <p>
        Скажите, когда вам удобно и&nbsp;сколько часов нужно подряд. Если они освободятся, придержим их для вас, пока
        вы&nbsp;не&nbsp;оплатите: об&nbsp;этом придёт СМС. Не&nbsp;оплатите вовремя&nbsp;— часы перейдут следующему.
      </p>
      <Form form={form} label="Очередь на&nbsp;занятое время">
        <Row>
          <DateField name="day" label="Дата" min={today} max={addDays(today, DAYS_AHEAD)} />
          <Choose name="fromHour" label="Не&nbsp;раньше" options={clock(opening, closing - 1)} />
          <Choose name="toHour" label="Не&nbsp;позже" options={clock(opening + 1, closing)} />
          <Choose name="hours" label="Сколько подряд" options={counts(closing - opening)} />
        </Row>
        {isVisitor && (
          <PhoneField name="phone" label="Телефон" hint="Пришлём код, потом СМС, когда часы освободятся." />
        )}
        <Flow gap={12} center>
          <SubmitButton>Встать в&nbsp;очередь</SubmitButton>
          <Button color="inherit" onClick={close}>
            Отмена
          </Button>
        </Flow>
        {isVisitor && <ConsentNote button="Встать в очередь" />}
      </Form>
    </section>
  );
}

const counts = (most: number) =>
  Array.from({ length: Math.max(1, most) }, (_, each) => ({ id: each + 1, label: formatHours(each + 1) }));
