import { ApiFailure, failedAt } from '@venue/sdk';
import { cancelTicket, sendTicketCode } from '@venue/sdk/tickets';
import type { Ticket } from '@venue/sdk/tickets/model';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { sentCode } from '@venue/shared-ui/fields/sentCode.ts';
import { useCodeFlow } from '@venue/shared-ui/fields/useCodeFlow.ts';
import { CodeForm } from '../app/person/CodeForm.tsx';
import { codeSent } from '../app/person/codeSent.ts';

interface Props {
  ticket: Ticket;
  /** Kopecks, as it was shown: the call refuses another sum. */
  refund: number;
  close: () => void;
}

/** Cancels a ticket without an account: a code sent to the holder's phone authorises it. */
export function GuestCancel({ ticket: { code: slug, phoneEnding }, refund, close }: Props) {
  const { client } = useApi();
  const { send } = useSend(cancelTicket, { done: 'Билет отменён', failed: failedAt('отмене билета') });
  const flow = useCodeFlow({
    purpose: `ticket:${slug}`,
    send: proof => client.send(sendTicketCode, { slug, body: { proof } }).then(sentCode),
  });
  return (
    <CodeForm
      flow={flow}
      name="Отмена билета"
      {...codeSent(phoneEnding)}
      answer={async (confirmation, setServerErrors) => {
        const handles = (failure: unknown) => failure instanceof ApiFailure && setServerErrors(failure);
        if (!(await send({ slug, body: { refund, confirmation } }, { handles }))) return;
        flow.reset();
        close();
      }}
      cancel={close}
    />
  );
}
