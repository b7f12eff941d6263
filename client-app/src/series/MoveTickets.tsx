import { failedAt } from '@venue/sdk';
import { getTicketMove, moveTickets } from '@venue/sdk/series';
import { sendTicketCode } from '@venue/sdk/tickets';
import MoveForm, { type MoveBody } from '@venue/shared-ui/areas/series/MoveForm.tsx';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { sentCode } from '@venue/shared-ui/fields/sentCode.ts';
import { useCodeFlow } from '@venue/shared-ui/fields/useCodeFlow.ts';
import { useSwapFocus } from '@venue/shared-ui/form/useSwapFocus.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CodeForm } from '../app/person/CodeForm.tsx';
import { codeSent } from '../app/person/codeSent.ts';
import { ticketPaths } from '../tickets/tickets.paths.ts';
import css from './Series.module.css';

interface Props {
  /** The code of a ticket, or the key of an order. */
  slug: string;
  /** The last digits of the phone that a code is sent to; on the page of a ticket. */
  phoneEnding?: string;
}

type Send = (body: MoveBody, confirmation?: { smsuid: string; code: string }) => Promise<boolean>;

/** Moves tickets to another date of their series; nothing for an event on its own. */
export default function MoveTickets({ slug, phoneEnding }: Props) {
  const { data } = useCall(getTicketMove, { slug });
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [proving, setProving] = useState<MoveBody | null>(null);
  const { send, busy } = useSend(moveTickets, {
    done: 'Билет перенесён, код новый. СМС со\u00a0ссылкой уже в\u00a0пути',
    failed: failedAt('переносе билета'),
  });
  const box = useSwapFocus<HTMLDivElement>(proving ? 'code' : isOpen ? 'form' : 'button');
  const move = data?.message.ticketMove;
  if (!move) return null;
  if (move.isLate)
    return (
      <p>
        Перенести билет на&nbsp;другую дату уже нельзя: это можно, пока за&nbsp;него вернули&nbsp;бы всю цену. Если
        не&nbsp;можете прийти, напишите площадке.
      </p>
    );
  const submit: Send = async (body, confirmation) => {
    const reply = await send({ slug, body: { ...body, ...(confirmation ? { confirmation } : {}) } });
    if (!reply) return false;
    setOpen(false);
    setProving(null);
    const [code] = reply.message.codes;
    // The page of a ticket has its code in its address.
    if (phoneEnding !== undefined && code) void navigate(href(ticketPaths.ticket, { slug: code }), { replace: true });
    return true;
  };
  return (
    <div ref={box} className={css.move} tabIndex={-1}>
      {proving ? (
        <Proof
          slug={slug}
          phoneEnding={phoneEnding ?? ''}
          send={answer => submit(proving, answer)}
          close={() => setProving(null)}
        />
      ) : isOpen ? (
        <MoveForm
          move={move}
          busy={busy}
          action={move.isOwn ? 'Перенести' : 'Получить код'}
          submit={body => (move.isOwn ? void submit(body) : setProving(body))}
          close={() => setOpen(false)}
        />
      ) : (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Перенести на&nbsp;другую дату
        </Button>
      )}
    </div>
  );
}

interface ProofProps {
  slug: string;
  phoneEnding: string;
  send: (answer: { smsuid: string; code: string }) => Promise<boolean>;
  close: () => void;
}

/** Without an account a code sent to the holder's phone authorises it. */
function Proof({ slug, phoneEnding, send, close }: ProofProps) {
  const { client } = useApi();
  const flow = useCodeFlow({
    purpose: `ticket-move:${slug}`,
    send: proof => client.send(sendTicketCode, { slug, body: { proof } }).then(sentCode),
  });
  return (
    <CodeForm
      flow={flow}
      name="Перенос на другую дату"
      {...codeSent(phoneEnding)}
      answer={async confirmation => {
        if (await send(confirmation)) flow.reset();
      }}
      cancel={close}
    />
  );
}
