import { AnyPhone, failedAt, formatPhone, plural } from '@venue/sdk';
import { eraseGuest, findGuest } from '@venue/sdk/privacy/admin';
import type { Guest } from '@venue/sdk/privacy/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { PhoneField } from '@venue/shared-ui/fields/PhoneField.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Bone } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useState } from 'react';
import * as z from 'zod/mini';
import css from './GuestsPage.module.css';
import { userPaths } from './users.paths.ts';

const Fields = z.object({ phone: AnyPhone });

/** Finds the data of a person without an account, and erases it at their request. */
export default function GuestsPage() {
  const [phone, setPhone] = useState('');
  const form = useForm({ schema: Fields, from: { phone: '' }, submit: async values => setPhone(values.phone) });
  return (
    <Page {...useScreen()}>
      <div className={css.guests}>
        <p className={css.soft}>
          Гость, который покупал билеты без учётной записи, вправе попросить удалить его имя и&nbsp;контакты. Убедитесь,
          что просит он сам: позвоните по&nbsp;этому номеру.
        </p>
        <Form form={form}>
          <PhoneField name="phone" label="Телефон гостя" />
          <SubmitButton>Найти</SubmitButton>
        </Form>
        {phone && <Found phone={phone} />}
      </div>
    </Page>
  );
}

const texts = {
  done: 'Имя и\u00a0контакты гостя удалены',
  refused: 'Не\u00a0удалось удалить',
  failed: failedAt('удалении данных'),
} as const;

const waiting: Readonly<Record<NonNullable<Guest['waits']>, string>> = {
  event:
    'У\u00a0гостя есть билет на\u00a0мероприятие, которое ещё не\u00a0прошло. Удалить данные можно после него или после отмены билета.',
  money: 'Заказ ещё не\u00a0оплачен, или деньги возвращаются. Удалить данные можно, когда расчёт закончится.',
};

function Found({ phone }: { phone: string }) {
  const { data, error, refetch } = useCall(findGuest, { body: { phone } });
  const { send, busy } = useSend(eraseGuest, texts);
  if (error) return <ErrorNote error={error} title="Не удалось найти" retry={() => void refetch()} />;
  if (!data) return <Bone height={90} />;
  const { accountId, records, waits } = data.message;
  const whose = formatPhone(phone);
  if (accountId !== null)
    return (
      <section className={css.found}>
        <p>
          У&nbsp;номера {whose} есть учётная запись. Её и&nbsp;все заказы удаляет сам владелец в&nbsp;разделе
          «Приватность».
        </p>
        <Button to={href(userPaths.page, { id: accountId })} variant="outlined">
          Открыть пользователя
        </Button>
      </section>
    );
  if (records === 0) return <p>По&nbsp;номеру {whose} ничего не&nbsp;хранится.</p>;
  const count = plural(records, 'заказ', 'заказа', 'заказов');
  const erase = async () => {
    const yes = await confirm({
      title: `Удалить данные гостя ${whose}?`,
      text: 'Имя, телефон и\u00a0почта исчезнут из\u00a0заказов и\u00a0билетов. Вернуть их будет нельзя.',
      yes: 'Удалить',
      danger: true,
    });
    if (yes) await send({ body: { phone, records } });
  };
  return (
    <section className={css.found}>
      <p>
        По&nbsp;номеру {whose} без учётной записи: {count}.
      </p>
      {waits ? (
        <p>{waiting[waits]}</p>
      ) : (
        <Button variant="contained" color="error" aria-busy={busy || undefined} onClick={() => void erase()}>
          Удалить имя и&nbsp;контакты
        </Button>
      )}
    </section>
  );
}
