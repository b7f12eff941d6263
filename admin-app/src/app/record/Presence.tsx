import { ApiFailure, newIdempotencyKey } from '@venue/sdk';
import type { KindName } from '@venue/sdk/kinds';
import { listPresence, presenceChanged, setPresence } from '@venue/sdk/presence/admin';
import { presenceTimes } from '@venue/sdk/presence/model';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { usePush } from '@venue/shared-ui/data/useLive.ts';
import { eye } from '@venue/shared-ui/parts/eye.ts';
import { Outline } from '@venue/shared-ui/parts/Icon.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import css from './Presence.module.css';

interface Props {
  /** The kind of the open record, as named in the change log. */
  kind: KindName;
  id: number;
}

/** Shows which colleagues also have this record open, and reports this user to them. Empty if there are none. */
export function Presence({ kind, id }: Props) {
  const { data, refetch } = useCall(listPresence, { query: { kind, id } });
  useBeingHere(kind, id, () => void refetch());
  usePush(presenceChanged, changed => {
    if (changed.kind === kind && changed.id === id) void refetch();
  });
  const others = data?.message.others ?? [];
  // Always rendered, so that screen readers announce a colleague who opens the record.
  return (
    <p className={css.note} role="status">
      {others.length > 0 && (
        <>
          <Outline path={eye} size={20} />
          <span>
            {`Сейчас открыто у: ${others.map(({ userName }) => userName.replaceAll(' ', '\u00a0')).join(', ')}`}
          </span>
        </>
      )}
    </p>
  );
}

/** Reports to the server at intervals that the record is open here, and immediately when it is closed. */
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
        // The next report follows soon; stop only if the permission is lost.
        if (problem instanceof ApiFailure && problem.status === 403) clearInterval(timer);
      }
    };
    const leave = () => {
      // A report in flight must not arrive after the one that says the record is closed.
      running?.abort();
      if (!client.session.current()) return;
      // If this request is lost, the presence expires on the server anyway.
      client.send(setPresence, { body: { kind, id, tab, here: false } }, { keepAlive: true }).catch(() => undefined);
    };
    const back = () => {
      // Browsers throttle hidden pages, and a page restored from the back/forward cache has reported leaving.
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
