import type { listRequestMessages, readRequestMessages, sendRequestMessage } from '@venue/sdk/event-requests';
import type { listCustomerMessages, readCustomerMessages, writeToCustomer } from '@venue/sdk/event-requests/admin';
import type { RequestMessage } from '@venue/sdk/event-requests/model';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useCall } from '../../data/useCall.ts';
import { useSend } from '../../data/useSend.ts';
import { formatDateTime } from '../../dates/format.ts';
import { Button } from '../../parts/Button.tsx';
import { TextSkeleton } from '../../parts/load/Skeletons.tsx';
import { ErrorNote } from '../../parts/message/ErrorNote.tsx';
import { Stack } from '../../parts/Stack.tsx';
import { SentFiles } from './SentFiles.tsx';
import css from './Thread.module.css';
import { Writer } from './Writer.tsx';

/** The API calls of one side, customer or staff; the app passes its own. */
interface ThreadCalls {
  readonly list: typeof listRequestMessages | typeof listCustomerMessages;
  readonly write: typeof sendRequestMessage | typeof writeToCustomer;
  readonly read: typeof readRequestMessages | typeof readCustomerMessages;
}

interface Props {
  id: number;
  calls: ThreadCalls;
  side: 'staff' | 'customer';
  /** Whether the reader may write. Messages shown to a read-only reader are not marked as read. */
  writes: boolean;
  /** Shown while there are no messages. */
  empty: string;
  /** Shown before the messages, such as a note on who reads them. */
  children?: ReactNode;
}

function useMessages(list: ThreadCalls['list'], id: number, before?: number) {
  const { data, error, refetch } = useCall(list, { id, query: before === undefined ? {} : { before } });
  return { page: data?.message, error, refetch };
}

/** The messages of a customer and the venue about a request, and a form to write one. Marks what is seen as read. */
export function Thread({ id, calls, side, writes, empty, children }: Props) {
  const heading = useId();
  const { page, error, refetch } = useMessages(calls.list, id);
  const { send: read } = useSend(calls.read);
  const theirs = (page?.messages ?? []).filter(each => (side === 'staff') !== each.fromStaff && each.readAt === null);
  const last = theirs.at(-1)?.messageId;
  const mark = useEffectEvent((upTo: number) => {
    if (document.visibilityState === 'visible') void read({ id, body: { upTo } }, { handles: () => true });
  });
  useEffect(() => {
    if (last === undefined || !writes) return;
    const seen = () => mark(last);
    seen();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [last, writes]);
  return (
    <section className={css.thread} aria-labelledby={heading}>
      <h2 id={heading}>Сообщения</h2>
      {children}
      {page ? (
        <>
          {page.messages.length === 0 && <p className={css.soft}>{empty}</p>}
          {page.more && <Older id={id} calls={calls} side={side} before={page.messages[0]?.messageId ?? 0} />}
          {/* Screen readers announce new messages as they arrive. */}
          <div role="log" aria-label="Переписка">
            <Messages messages={page.messages} side={side} />
          </div>
        </>
      ) : error ? (
        <ErrorNote error={error} title="Не удалось загрузить сообщения" retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={4} />
      )}
      {writes && page && <Writer id={id} call={calls.write} />}
    </section>
  );
}

function Older({ id, calls, side, before }: Pick<Props, 'id' | 'calls' | 'side'> & { before: number }) {
  const [isExpanded, setExpanded] = useState(false);
  if (!isExpanded)
    return (
      <Button size="small" onClick={() => setExpanded(true)}>
        Показать ранние сообщения
      </Button>
    );
  return <OlderPage id={id} calls={calls} side={side} before={before} />;
}

function OlderPage({ id, calls, side, before }: Pick<Props, 'id' | 'calls' | 'side'> & { before: number }) {
  const { page, error, refetch } = useMessages(calls.list, id, before);
  if (error && !page)
    return <ErrorNote error={error} title="Не удалось загрузить сообщения" retry={() => void refetch()} />;
  if (!page) return <TextSkeleton lines={4} />;
  return (
    <>
      {page.more && <Older id={id} calls={calls} side={side} before={page.messages[0]?.messageId ?? 0} />}
      <Messages messages={page.messages} side={side} />
    </>
  );
}

const Messages = ({ messages, side }: Pick<Props, 'side'> & { messages: readonly RequestMessage[] }) => (
  <Stack as="ol" gap={12} narrow>
    {messages.map(each => {
      const isOwn = (side === 'staff') === each.fromStaff;
      return (
        <li key={each.messageId} className={css.message} data-mine={isOwn || undefined}>
          <p className={css.who}>
            <b>{each.who}</b> <time dateTime={each.sentAt}>{formatDateTime(each.sentAt)}</time>
            {isOwn && <span>{each.readAt ? 'Прочитано' : 'Отправлено'}</span>}
          </p>
          <p className={css.text}>{each.text}</p>
          <SentFiles files={each.files} />
        </li>
      );
    })}
  </Stack>
);
