import { ApiFailure, failedAt, formatPhone, Phone } from '@venue/sdk';
import { enterByPhone, sendEntryCode } from '@venue/sdk/codes';
import { consentTexts } from '@venue/sdk/privacy/model';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { PhoneField } from '@venue/shared-ui/fields/PhoneField.tsx';
import { sentCode } from '@venue/shared-ui/fields/sentCode.ts';
import { useCodeFlow } from '@venue/shared-ui/fields/useCodeFlow.ts';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { CodeForm } from '../../app/CodeForm.tsx';
import { keepAgreed } from './agreed.ts';
import css from './GuestEntry.module.css';
import { keepGuestPhone, keptGuestPhone } from './guestPhone.ts';

interface Props {
  roomId: number;
  /** What it costs, in kopecks; null while that is not known or nothing is chosen. */
  sum: number | null;
}

/** A visitor books in place: a phone, and the code that proves it. The booking itself follows once they are signed in. */
export default function GuestEntry({ roomId, sum }: Props) {
  const [phone, setPhone] = useState(keptGuestPhone);
  const keep = (digits: string) => {
    keepGuestPhone(digits);
    setPhone(digits);
  };
  const form = useForm({
    schema: z.object({ phone: Phone }),
    from: { phone },
    submit: typed => {
      if (sum === null) return;
      keep(typed.phone);
    },
  });
  if (phone !== '')
    return <Proof phone={phone} enter={() => sum !== null && keepAgreed(roomId, sum)} cancel={() => keep('')} />;
  return (
    <Form form={form} label="Бронирование по&nbsp;телефону">
      <div className={css.entry}>
        <PhoneField name="phone" label="Телефон" />
        <SubmitButton className={css.button ?? ''} busy={sum === null}>
          Забронировать
        </SubmitButton>
        <details className={css.consent}>
          <summary>
            Нажимая «Забронировать», вы&nbsp;даёте <span>согласие на&nbsp;обработку данных</span>
          </summary>
          <p>{consentTexts.account.text}</p>
        </details>
      </div>
    </Form>
  );
}

interface ProofProps {
  phone: string;
  /** Called just before they are signed in. */
  enter: () => void;
  cancel: () => void;
}

function Proof({ phone, enter, cancel }: ProofProps) {
  const { client, session } = useApi();
  const { send } = useSend(enterByPhone, {
    refused: 'Не\u00a0удалось войти: это телефон сотрудника',
    failed: failedAt('входе'),
  });
  const flow = useCodeFlow({
    purpose: `entry:${phone}`,
    send: () => client.send(sendEntryCode, { body: { phone } }).then(sentCode),
  });
  return (
    <CodeForm
      flow={flow}
      name="Подтверждение телефона"
      label="Код из&nbsp;СМС"
      text={`Введите код, отправленный на номер ${formatPhone(phone)}`}
      atOnce
      answer={async (answer, setServerErrors) => {
        const handles = (failure: unknown) => failure instanceof ApiFailure && setServerErrors(failure);
        const reply = await send({ body: { ...answer, phone, consent: true } }, { handles });
        if (!reply?.message.successful) return;
        flow.reset();
        keepGuestPhone('');
        enter();
        session.signIn(reply.message);
      }}
      cancel={cancel}
    />
  );
}
