import type { AnyKind } from '@venue/sdk';
import type { KindName } from '@venue/sdk/kinds';
import { listRecordMessages } from '@venue/sdk/unsent/admin';
import { messageKind, messageState, type SentMessage } from '@venue/sdk/unsent/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { useId, useState } from 'react';
import { useMay } from '../../frame/useWho.ts';
import css from './RecordMessages.module.css';

interface Props {
  kind: AnyKind & { readonly name: KindName };
  id: number;
}

/** The kinds whose records people are written about. */
const written: readonly KindName[] = [
  'booking',
  'ticketOrder',
  'package',
  'certificate',
  'eventRequest',
  'event',
  'announcement',
  'invoice',
  'act',
  'user',
];

/** Whether people are written about records of a kind. */
export const isWritten = ({ name }: { readonly name: KindName }): boolean => written.includes(name);

/** SMS and letters about a record, with what became of each; they are read once somebody asks. */
export function RecordMessages({ kind: { name: kind, read }, id }: Props) {
  const may = useMay()(read);
  const [isOpen, setOpen] = useState(false);
  const heading = useId();
  if (!may) return null;
  return (
    <section aria-labelledby={heading} className={css.messages}>
      <h2 id={heading}>СМС и&nbsp;письма</h2>
      {isOpen ? (
        <Messages kind={kind} id={id} />
      ) : (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Показать, что отправляли
        </Button>
      )}
    </section>
  );
}

function Messages({ kind, id }: { kind: KindName; id: number }) {
  const { data, error, refetch } = useCall(listRecordMessages, { kind, id });
  if (!data && error) return <ErrorNote error={error} title="Не удалось загрузить сообщения" retry={() => refetch()} />;
  if (!data) return <TextSkeleton lines={4} />;
  const { messages } = data.message;
  if (messages.length === 0)
    return <p className={css.none}>За&nbsp;последние 30&nbsp;дней ничего не&nbsp;отправляли.</p>;
  return (
    <ul className={css.list}>
      {messages.map(each => (
        <li key={each.messageId}>
          <Message message={each} />
        </li>
      ))}
    </ul>
  );
}

function Message({
  message: { kind, state, about, to, text, createdAt, sentAt, lastError },
}: {
  message: SentMessage;
}) {
  return (
    <>
      <p className={css.head}>
        <strong>{about}</strong>
        <StatusChip option={messageState.option(state)} />
      </p>
      <SoftText size="small">
        {messageKind.option(kind).label} · {to} · {formatDateTime(sentAt ?? createdAt)}
      </SoftText>
      {lastError !== '' && <p className={css.why}>{lastError}</p>}
      {kind === 'sms' && text !== '' && <p className={css.text}>{text}</p>}
    </>
  );
}
