import { ApiFailure, newIdempotencyKey } from '@venue/sdk';
import type { KindName } from '@venue/sdk/kinds';
import { listPresence, presenceChanged, setPresence } from '@venue/sdk/presence/admin';
import { presenceTimes } from '@venue/sdk/presence/model';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { usePush } from '@venue/shared-ui/data/useLive.ts';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import css from './Presence.module.css';

interface Props {
  /** What is open, as the log of changes names it. */
  kind: KindName;
  id: number;
}

/** Says which colleagues have this record open as well, and tells them that the reader has. Nothing while alone. */
export function Presence({ kind, id }: Props) {
  const { data, refetch } = useCall(listPresence, { query: { kind, id } });
  useBeingHere(kind, id, () => void refetch());
  usePush(presenceChanged, changed => {
    if (changed.kind === kind && changed.id === id) void refetch();
  });
  const others = data?.message.others ?? [];
  // Always there, so that readers of the screen are told when somebody comes.
  return (
    <p className={css.note} role="status">
      {others.length > 0 && (
        <>
          <Icon name="eye" size={20} />
          Сейчас открыто у: {others.map(({ userName }) => userName.replaceAll(' ', '\u00a0')).join(', ')}
        </>
      )}
    </p>
  );
}

/** Tells the server again and again that the record is open here, and at once when it no longer is. */
function useBeingHere(kind: KindName, id: number, onBeat: () => void): void {
  const { client } = useApi();
  const [tab] = useState(newIdempotencyKey);
  const beaten = useEffectEvent(onBeat);
  useEffect(() => {
    let running: AbortController | null = null;
    const stay = async () => {
      running?.abort();
      running = new AbortController();
      try {
        await client.send(setPresence, { body: { kind, id, tab, here: true } }, { signal: running.signal });
      } catch (problem) {
        // The next word follows soon, unless the right to say it is gone.
        if (problem instanceof ApiFailure && problem.status === 403) clearInterval(timer);
      }
    };
    const leave = () => {
      // A word on its way must not arrive after the one that takes it back.
      running?.abort();
      if (!client.session.current()) return;
      // Lost, it is the same as silence.
      client.send(setPresence, { body: { kind, id, tab, here: false } }, { keepAlive: true }).catch(() => undefined);
    };
    const back = () => {
      // Hidden pages are slowed down by the browser, and one that comes out of its memory has left before.
      if (document.visibilityState === 'visible') void stay();
    };
    const timer = setInterval(() => void stay().then(beaten), presenceTimes.everyMs);
    void stay();
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', back);
    document.addEventListener('visibilitychange', back);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', back);
      document.removeEventListener('visibilitychange', back);
      leave();
    };
  }, [client, kind, id, tab]);
}
