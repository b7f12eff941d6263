import { ApiFailure, failedAt, formatWholePhone, type Input, Phone, required } from '@venue/sdk';
import { createGuestTicketOrder, type createTicketOrder, sendTicketOrderCode } from '@venue/sdk/tickets';
import { type TicketOrder, ticketConsent } from '@venue/sdk/tickets/model';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Checkbox, Text } from '@venue/shared-ui/fields/inputs.tsx';
import { PhoneField } from '@venue/shared-ui/fields/PhoneField.tsx';
import { sentCode } from '@venue/shared-ui/fields/sentCode.ts';
import { useCodeFlow } from '@venue/shared-ui/fields/useCodeFlow.ts';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { forgetTyped } from '@venue/shared-ui/form/typed.ts';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { useState } from 'react';
import * as z from 'zod/mini';
import { CodeForm } from '../app/person/CodeForm.tsx';

interface Props {
  order: Input<typeof createTicketOrder>['body'];
  done: (order: TicketOrder) => void;
  cancel: () => void;
}

// The call accepts only `true`, but the checkbox starts unchecked; the message is the same as the call's.
const consent = z
  .boolean()
  .check(z.refine(given => given, 'Без согласия на\u00a0обработку данных билет не\u00a0оформить'));

interface Who {
  readonly name: string;
  readonly phone: string;
}

/** Lets a visitor order without leaving the page: name, phone and its verification code. */
export default function GuestOrder({ order, done, cancel }: Props) {
  const [who, setWho] = useState<Who | null>(null);
  const [typed, setTyped] = useState<Who>({ name: '', phone: '' });
  const form = useForm({
    schema: z.object({ name: required(200), phone: Phone, consent }),
    from: { ...typed, consent: false },
    keep: `tickets:${order.eventId}`,
    submit: ({ name, phone }) => {
      setTyped({ name, phone });
      setWho({ name, phone });
    },
  });
  if (who) return <Proof who={who} order={order} done={done} cancel={() => setWho(null)} />;
  return (
    <Form form={form} label="Кто придёт">
      <Stack gap={16}>
        <Text name="name" label="Имя и&nbsp;фамилия" autoComplete="name" maxLength={200} />
        <PhoneField name="phone" label="Телефон" hint="Пришлём код, а&nbsp;потом ссылку на&nbsp;билет." />
        <Checkbox name="consent" label={ticketConsent} />
        <Flow gap={12}>
          <SubmitButton size="medium">Получить код</SubmitButton>
          <Button color="inherit" onClick={cancel}>
            Назад
          </Button>
        </Flow>
      </Stack>
    </Form>
  );
}

function Proof({ who, order, done, cancel }: Props & { who: Who }) {
  const { client } = useApi();
  const { name, phone } = who;
  const { eventId } = order;
  const { send } = useSend(createGuestTicketOrder, { failed: failedAt('заказе билетов') });
  const flow = useCodeFlow({
    purpose: `tickets:${eventId}:${phone}`,
    send: proof => client.send(sendTicketOrderCode, { body: { eventId, phone, proof } }).then(sentCode),
  });
  return (
    <CodeForm
      flow={flow}
      name="Подтверждение телефона"
      label="Код из&nbsp;СМС"
      text={`Введите код, отправленный на номер ${formatWholePhone(phone)}`}
      answer={async (answer, setServerErrors) => {
        const handles = (failure: unknown) => failure instanceof ApiFailure && setServerErrors(failure);
        const reply = await send({ body: { ...order, ...answer, name, phone, consent: true } }, { handles });
        if (!reply) return;
        flow.reset();
        forgetTyped(`tickets:${eventId}`);
        done(reply.message);
      }}
      cancel={cancel}
    />
  );
}
