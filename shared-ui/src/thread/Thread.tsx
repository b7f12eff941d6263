import type { AnyCall, Input } from '@venue/sdk';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useCall } from '../data/useCall.ts';
import { useSend } from '../data/useSend.ts';
import { formatDateTime } from '../dates/format.ts';
import { Button } from '../parts/Button.tsx';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { TextSkeleton } from '../parts/Skeletons.tsx';
import { SentFiles } from './SentFiles.tsx';
import css from './Thread.module.css';
import { Writer } from './Writer.tsx';

/** A message as a thread shows it. */
interface ThreadMessage {
  readonly messageId: number;
  readonly fromStaff: boolean;
  readonly who: string;
  readonly text: string;
  readonly files: readonly { readonly fileId: number; readonly fileName: string; readonly fileSize: number }[];
  readonly sentAt: string;
  readonly readAt: string | null;
}

/** The calls of a thread: they name their record by `id`, and what is read is `{ messages, more }`. */
export interface ThreadCalls {
  readonly list: AnyCall;
  readonly write: AnyCall;
  readonly read: AnyCall;
  readonly download: AnyCall;
}

interface Props {
  id: number;
  calls: ThreadCalls;
  side: 'staff' | 'customer';
  /** Whether the reader may write; reading alone marks nothing as read. */
  writes: boolean;
  /** Stands where nothing was written yet. */
  empty: string;
  /** Before the messages: whom one writes to. */
  children?: ReactNode;
}

interface Page {
  readonly messages: readonly ThreadMessage[];
  readonly more: boolean;
}

function useMessages(list: AnyCall, id: number, before?: number) {
  const input = { id, query: before === undefined ? {} : { before } } as unknown as Input<AnyCall>;
  const { data, error, refetch } = useCall(list, input);
  return { page: (data as { message: Page } | undefined)?.message, error, refetch };
}

/** What two sides wrote to each other, and a place to write; it follows live and marks what is seen as read. */
export function Thread({ id, calls, side, writes, empty, children }: Props) {
  const heading = useId();
  const { page, error, refetch } = useMessages(calls.list, id);
  const { send: read } = useSend(calls.read);
  const theirs = (page?.messages ?? []).filter(each => (side === 'staff') !== each.fromStaff && each.readAt === null);
  const last = theirs.at(-1)?.messageId;
  const mark = useEffectEvent((upTo: number) => {
    if (document.visibilityState === 'visible')
      void read({ id, body: { upTo } } as unknown as Input<AnyCall>, { handles: () => true });
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
          {/* New ones are read out as they come. */}
          <div role="log" aria-label="Переписка">
            <Messages messages={page.messages} calls={calls} side={side} />
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
  const [shown, setShown] = useState(false);
  if (!shown)
    return (
      <Button size="small" onClick={() => setShown(true)}>
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
      <Messages messages={page.messages} calls={calls} side={side} />
    </>
  );
}

const Messages = ({
  messages,
  calls,
  side,
}: Pick<Props, 'calls' | 'side'> & { messages: readonly ThreadMessage[] }) => (
  <ol className={css.list}>
    {messages.map(each => {
      const mine = (side === 'staff') === each.fromStaff;
      return (
        <li key={each.messageId} className={css.message} data-mine={mine || undefined}>
          <p className={css.who}>
            <b>{each.who}</b> <time dateTime={each.sentAt}>{formatDateTime(each.sentAt)}</time>
            {mine && <span>{each.readAt ? 'Прочитано' : 'Отправлено'}</span>}
          </p>
          <p className={css.text}>{each.text}</p>
          <SentFiles files={each.files} call={calls.download} />
        </li>
      );
    })}
  </ol>
);
