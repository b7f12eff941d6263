import { ApiFailure, failedAt, type Input } from '@venue/sdk';
import { createGuestTicketOrder, type createTicketOrder, sendTicketOrderCode } from '@venue/sdk/tickets';
import { type TicketOrder, ticketConsent } from '@venue/sdk/tickets/model';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { sentCode } from '@venue/shared-ui/fields/sentCode.ts';
import GuestForm from '../app/person/GuestForm.tsx';

interface Props {
  order: Input<typeof createTicketOrder>['body'];
  done: (order: TicketOrder) => void;
  cancel: () => void;
}

/** Lets a visitor order tickets without leaving the page. */
export default function GuestOrder({ order, done, cancel }: Props) {
  const { client } = useApi();
  const { eventId } = order;
  const { send } = useSend(createGuestTicketOrder, { failed: failedAt('заказе билетов') });
  return (
    <GuestForm
      keep={`tickets:${eventId}`}
      label="Кто придёт"
      hint="Пришлём код, а&nbsp;потом ссылку на&nbsp;билет."
      consent={[ticketConsent, 'Без согласия на\u00a0обработку данных билет не\u00a0оформить']}
      sendCode={(phone, proof) => client.send(sendTicketOrderCode, { body: { eventId, phone, proof } }).then(sentCode)}
      answer={async (who, code, setServerErrors) => {
        const handles = (failure: unknown) => failure instanceof ApiFailure && setServerErrors(failure);
        const reply = await send({ body: { ...order, ...code, ...who, consent: true } }, { handles });
        return reply && (() => done(reply.message));
      }}
      cancel={cancel}
    />
  );
}
