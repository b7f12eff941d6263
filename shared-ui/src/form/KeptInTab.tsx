import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { useApi } from '../data/ApiProvider.tsx';
import { serverNow } from '../data/serverClock.ts';
import { contentOf, readContent } from '../draft/DraftAutosave.content.ts';
import { hasInTab, leaveInTab, takeFromTab } from '../draft/DraftAutosave.tab.ts';
import { notify } from '../parts/message/notify.ts';
import { lossOf } from '../shell/reasons.ts';
import { useFormState } from './formState.ts';

const keyOf = (page: string, from: FieldValues): string => `${page}:${Object.keys(from).toSorted().join()}`;

/**
 * Keeps a form's values in this tab when the session is lost, and restores them after the same person has signed in
 * again. Passwords and files are never kept.
 */
export function KeptInTab() {
  const { session, owner } = useApi();
  const { pathname } = useLocation();
  const { formState, getValues, reset } = useFormContext();
  const { secrets } = useFormState();
  const from: FieldValues = formState.defaultValues ?? {};
  const key = keyOf(pathname, from);
  const [hasDraft, setHasDraft] = useState(() => hasInTab(key));
  const cache = useQueryClient().getQueryCache();
  // The id of the signed-in person may be known only some time after the first render.
  const person = useSyncExternalStore(
    changed => cache.subscribe(changed),
    () => owner(),
    () => undefined,
  );

  const restore = useEffectEvent((who: number) => {
    const stored = takeFromTab(key, String(who));
    setHasDraft(false);
    const read = stored?.data ? readContent(stored.data, from) : null;
    if (!read) return;
    reset({ ...getValues(), ...read.values }, { keepDefaultValues: true });
    notify.info('Введённое до\u00a0выхода восстановлено');
  });
  useEffect(() => {
    if (hasDraft && person !== undefined) restore(person);
  }, [hasDraft, person]);

  const keep = useEffectEvent((who: number) => {
    const data = contentOf(getValues(), from, secrets);
    if (data !== null) leaveInTab(key, { owner: String(who), data, savedAt: new Date(serverNow()).toISOString() });
  });
  useEffect(
    () =>
      session.subscribe(() => {
        if (session.current() !== null || lossOf() === 'own') return;
        const who = owner();
        if (who !== undefined) keep(who);
      }),
    [session, owner],
  );
  return null;
}
