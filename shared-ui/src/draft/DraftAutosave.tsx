import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { useApi } from '../data/ApiProvider.tsx';
import { serverNow } from '../data/serverClock.ts';
import { dayOf } from '../dates/calendar.ts';
import { formatDate, formatTime } from '../dates/format.ts';
import { FormSkeleton } from '../form/FormSkeleton.tsx';
import { useFormState } from '../form/formState.ts';
import { Restored } from '../form/RestoredNote.tsx';
import { UnsavedGuard } from '../form/UnsavedGuard.tsx';
import type { Draft } from './DraftAutosave.calls.ts';
import { changesOf, contentOf, readContent } from './DraftAutosave.content.ts';
import { type Keeper, keepDraft, type SaveState } from './DraftAutosave.keep.ts';
import css from './DraftAutosave.module.css';

/** How long the fields wait for their draft; a later one is merged with what has been typed. */
const PATIENCE_MS = 4000;

interface Props {
  /** Key of the draft. */
  name: string;
  onTaken: (hear: () => void) => () => void;
  children: ReactNode;
}

const when = (at: string): string =>
  dayOf(at) === dayOf(serverNow()) ? formatTime(at) : `${formatDate(at)}, ${formatTime(at)}`;

/**
 * Fields whose values are saved on the server while they are typed. A separate file, because most forms have no draft.
 */
export default function DraftAutosave({ name, onTaken, children }: Props) {
  const { client, session, drafts } = useApi();
  const { formState, getValues, reset, subscribe } = useFormContext();
  const { secrets } = useFormState();
  const [ready, setReady] = useState(false);
  const [state, setState] = useState<SaveState>({ kind: 'same' });
  const [restored, setRestored] = useState<{ at: string; outdated: boolean } | null>(null);
  const keeper = useRef<Keeper>(null);
  const current = useRef<{ values: FieldValues; from: FieldValues }>({ values: {}, from: {} });

  const restore = useEffectEvent((draft: Draft | null) => {
    const { from } = current.current;
    const values = getValues();
    const read = draft && readContent(draft.data, from);
    // What has been typed since the page was opened is newer than the draft.
    const typed = changesOf(values, from, secrets);
    setReady(true);
    if (draft && read) {
      reset({ ...values, ...read.values, ...typed }, { keepDefaultValues: true });
      setRestored({ at: draft.savedAt, outdated: read.outdated });
    }
    return read !== null && Object.keys(typed).length === 0;
  });
  const start = useEffectEvent(() => {
    current.current = { values: getValues(), from: formState.defaultValues ?? {} };
  });

  useEffect(() => {
    start();
    const draftKeeper = keepDraft({
      client,
      calls: drafts,
      key: name,
      owner: () => session.current()?.access ?? '',
      read: () => contentOf(current.current.values, current.current.from, secrets),
      onFound: restore,
      onState: next => {
        setState(next);
        setReady(true);
      },
    });
    keeper.current = draftKeeper;
    const patience = setTimeout(() => setReady(true), PATIENCE_MS);
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        current.current = { values, from: defaultValues ?? {} };
        draftKeeper.touched();
      },
    });
    const silent = onTaken(() => {
      draftKeeper.forget();
      setRestored(null);
    });
    const hide = () => {
      if (document.visibilityState === 'hidden') draftKeeper.flush(true);
    };
    const leave = () => draftKeeper.flush(true);
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', draftKeeper.again);
    return () => {
      clearTimeout(patience);
      unsubscribe();
      silent();
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', draftKeeper.again);
      // After a sign-out there is no account to save the draft for.
      if (session.current()) draftKeeper.flush();
      draftKeeper.stop();
    };
  }, [client, session, drafts, name, secrets, subscribe, onTaken]);

  const restart = () => {
    keeper.current?.forget();
    reset(current.current.from);
    setRestored(null);
  };

  if (!ready) return <FormSkeleton />;
  return (
    <>
      <UnsavedGuard dirty={state.kind === 'offline' || state.kind === 'refused'} />
      {restored && (
        <Restored outdated={restored.outdated} restart={restart}>
          Восстановлен черновик от&nbsp;{when(restored.at)}
        </Restored>
      )}
      {children}
      <p className={css.state} data-kind={state.kind} aria-live={state.kind === 'saved' ? 'off' : 'polite'}>
        {words(state)}
      </p>
    </>
  );
}

function words(state: SaveState): string {
  if (state.kind === 'saved') return `Черновик сохранён в\u00a0${formatTime(state.at)}`;
  if (state.kind === 'offline') return 'Черновик не\u00a0сохранён: нет связи';
  return state.kind === 'refused' ? `Черновик не\u00a0сохранён: ${state.text}` : '';
}
