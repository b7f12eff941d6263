import { ApiFailure, failedAt, isForeign, requiredName } from '@venue/sdk';
import { renameTicket, sendTicketCode, TicketReceiver, transferTicket } from '@venue/sdk/tickets';
import type { Ticket } from '@venue/sdk/tickets/model';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Text } from '@venue/shared-ui/fields/inputs.tsx';
import { PhoneField } from '@venue/shared-ui/fields/PhoneField.tsx';
import { sentCode } from '@venue/shared-ui/fields/sentCode.ts';
import { useCodeFlow } from '@venue/shared-ui/fields/useCodeFlow.ts';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { forgetTyped } from '@venue/shared-ui/form/typed.ts';
import { useForm, type VenueForm } from '@venue/shared-ui/form/useForm.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { todoNote } from '../app/cabinet/todoNote.ts';
import { CodeForm } from '../app/person/CodeForm.tsx';
import { codeSent } from '../app/person/codeSent.ts';
import css from './TicketPage.module.css';
import { ticketPaths } from './tickets.paths.ts';

export type Change = 'rename' | 'transfer';

interface Props {
  change: Change;
  ticket: Ticket;
  close: () => void;
}

interface To {
  readonly name: string;
  readonly phone: string;
  /** Where the ticket is sent if no SMS goes to the phone. */
  readonly email?: string | undefined;
}
interface Answer {
  readonly smsuid: string;
  readonly code: string;
}
type SetErrors = VenueForm['setServerErrors'];

const schemas = {
  rename: z.object({ name: requiredName(200), phone: z.string() }),
  transfer: TicketReceiver,
} as const;

/**
 * Corrects the name on a ticket, or gives it to somebody else: at once for the owner of the account, otherwise after a
 * code sent to the holder's phone.
 */
export default function ChangeHolder({ change, ticket, close }: Props) {
  const { code: slug, isOwn, holderName } = ticket;
  const keep = `ticket-${change}:${slug}`;
  const save = useChange(change, slug);
  const [to, setTo] = useState<To | null>(null);
  const [typed, setTyped] = useState<To>({ name: change === 'rename' ? holderName : '', phone: '', email: '' });
  const form = useForm({
    schema: schemas[change],
    from: typed,
    keep,
    submit: async (values, { setServerErrors }) => {
      if (isOwn) {
        if (await save(values, setServerErrors)) forgetTyped(keep);
        return;
      }
      setTyped(values);
      setTo(values);
    },
  });
  if (to) return <Proof ticket={ticket} keep={keep} to={to} save={save} back={() => setTo(null)} />;
  const isTransfer = change === 'transfer';
  const title = isTransfer ? 'Кому передать билет' : 'Имя на\u00a0билете';
  return (
    <Form form={form} label={title}>
      <div className={css.change}>
        <h2 ref={todoNote} tabIndex={-1}>
          {title}
        </h2>
        <Text name="name" label="Имя и&nbsp;фамилия" autoComplete="off" maxLength={200} />
        {isTransfer && <Contacts />}
        <p className={css.note}>
          <span>Код билета заменится: старый билет, даже распечатанный, на&nbsp;входе больше не&nbsp;пропустят.</span>
          {isTransfer && <span> Вернуть или передать билет дальше сможет только новый владелец.</span>}
          {isTransfer && ticket.price > 0 && (
            <span> Если он&nbsp;вернёт билет, деньги придут туда, откуда платили.</span>
          )}
        </p>
        <Flow gap={12}>
          <SubmitButton size="medium">
            {isOwn ? (isTransfer ? 'Передать билет' : 'Сохранить имя') : 'Получить код'}
          </SubmitButton>
          <Button color="inherit" onClick={close}>
            Назад
          </Button>
        </Flow>
      </div>
    </Form>
  );
}

/** The phone of the new holder and, for one of another country, where no SMS is sent, their address. */
function Contacts() {
  const abroad = isForeign(useWatch<To, 'phone'>({ name: 'phone' }));
  return (
    <>
      <PhoneField
        name="phone"
        label="Телефон"
        hint={abroad ? undefined : 'На\u00a0этот номер придёт СМС с\u00a0новым билетом.'}
      />
      {abroad && (
        <Text name="email" label="Электронная почта" type="email" autoComplete="off" hint="Билет отправим письмом." />
      )}
    </>
  );
}

/** Sends the change and goes where the ticket is then; undefined when it was refused. */
function useChange(change: Change, slug: string) {
  const navigate = useNavigate();
  const rename = useSend(renameTicket, {
    done: 'Имя исправлено, код билета новый',
    failed: failedAt('изменении имени'),
  });
  const transfer = useSend(transferTicket, { failed: failedAt('передаче билета') });
  return async ({ name, phone, email }: To, setErrors: SetErrors, confirmation?: Answer): Promise<boolean> => {
    const handles = (failure: unknown) => failure instanceof ApiFailure && setErrors(failure);
    const proof = confirmation ? { confirmation } : {};
    if (change === 'rename') {
      const reply = await rename.send({ slug, body: { name, ...proof } }, { handles });
      if (reply) void navigate(href(ticketPaths.ticket, { slug: reply.message.code }), { replace: true });
      return reply !== undefined;
    }
    const abroad = isForeign(phone);
    const reply = await transfer.send(
      { slug, body: { name, phone, ...(abroad && email ? { email } : {}), ...proof } },
      { handles },
    );
    if (!reply) return false;
    const { ticketNumber, holderName, phoneEnding } = reply.message;
    notify.success(
      `Билет №\u00a0${ticketNumber} теперь у\u00a0гостя ${holderName}, ${abroad ? `письмо ушло на\u00a0${email}` : `СМС ушла на\u00a0номер …${phoneEnding}`}`,
    );
    return true;
  };
}

interface ProofProps {
  ticket: Ticket;
  /** What the typed values are kept under. */
  keep: string;
  to: To;
  save: ReturnType<typeof useChange>;
  back: () => void;
}

function Proof({ ticket: { code: slug, phoneEnding }, keep, to, save, back }: ProofProps) {
  const { client } = useApi();
  const flow = useCodeFlow({
    purpose: `ticket:${slug}`,
    send: proof => client.send(sendTicketCode, { slug, body: { proof } }).then(sentCode),
  });
  return (
    <CodeForm
      flow={flow}
      name="Подтверждение телефона"
      {...codeSent(phoneEnding)}
      answer={async (answer, setErrors) => {
        if (!(await save(to, setErrors, answer))) return;
        flow.reset();
        forgetTyped(keep);
      }}
      cancel={back}
    />
  );
}
