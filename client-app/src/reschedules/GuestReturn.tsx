import { ApiFailure, failedAt, type Input } from '@venue/sdk';
import { chooseAfterReschedule } from '@venue/sdk/reschedules';
import { sendTicketCode } from '@venue/sdk/tickets';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { sentCode } from '@venue/shared-ui/fields/sentCode.ts';
import { useCodeFlow } from '@venue/shared-ui/fields/useCodeFlow.ts';
import { CodeForm } from '../app/person/CodeForm.tsx';
import { codeSent } from '../app/person/codeSent.ts';

interface Props {
  slug: string;
  phoneEnding: string;
  body: Input<typeof chooseAfterReschedule>['body'];
  close: () => void;
}

/** Gives a ticket back without an account: a code sent to the holder's phone authorises it. */
export function GuestReturn({ slug, phoneEnding, body, close }: Props) {
  const { client } = useApi();
  const { send } = useSend(chooseAfterReschedule, { done: 'Билет возвращён', failed: failedAt('возврате билета') });
  const flow = useCodeFlow({
    purpose: `ticket-return:${slug}`,
    send: proof => client.send(sendTicketCode, { slug, body: { proof } }).then(sentCode),
  });
  return (
    <CodeForm
      flow={flow}
      name="Возврат билета"
      {...codeSent(phoneEnding)}
      answer={async (confirmation, setServerErrors) => {
        const handles = (failure: unknown) => failure instanceof ApiFailure && setServerErrors(failure);
        if (!(await send({ slug, body: { ...body, confirmation } }, { handles }))) return;
        flow.reset();
        close();
      }}
      cancel={close}
    />
  );
}
