import { ApiFailure, newIdempotencyKey, Unreachable } from '@venue/sdk';
import { addEventRequest, saveMyEventRequest } from '@venue/sdk/event-requests';
import { EventRequest } from '@venue/sdk/event-requests/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { baseOf, valuesNow } from '@venue/shared-ui/form/rebase.ts';
import { useConflict } from '@venue/shared-ui/form/useConflict.tsx';
import type { VenueForm } from '@venue/shared-ui/form/useForm.ts';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { requestFields } from '../fields.ts';
import { addedBody, changedBody, mergeRequest, type RequestValues, valuesOf } from './requestForm.ts';

/** Milliseconds without typing before a save. */
const PAUSE_MS = 1200;
const AGAIN_MS = 10_000;

export type SaveState =
  | { readonly kind: 'same' | 'saving' | 'offline' }
  | { readonly kind: 'saved'; readonly at: number }
  | { readonly kind: 'refused'; readonly text: string };

interface Options {
  form: VenueForm<RequestValues>;
  /** Undefined until the request is on the server. */
  id: number | undefined;
  /** The request as it was read last. */
  request: EventRequest | undefined;
  onAdded: (id: number) => void;
}

interface Autosave {
  readonly state: SaveState;
  /** The choice between what was typed here and what was saved elsewhere. */
  readonly note: ReactNode;
  readonly attempt: ReturnType<typeof useConflict<EventRequest, RequestValues>>['attempt'];
  /** Saves at once; resolves when it is done, or could not be. */
  readonly flush: () => Promise<void>;
  /** The number the request has by now. */
  readonly number: () => number | undefined;
}

/**
 * Saves a draft automatically: the first answer creates it, later saves send the version they are based on. Changes
 * saved elsewhere are merged by field; if both sides changed a field, the user chooses.
 */
export function useAutosave({ form, id, request, onAdded }: Options): Autosave {
  const { methods } = form;
  const adding = useSend(addEventRequest);
  const saving = useSend(saveMyEventRequest);
  const conflict = useConflict<EventRequest, RequestValues>({
    schema: EventRequest,
    what: 'заявку',
    fields: requestFields,
    valuesOf,
  });
  const [state, setState] = useState<SaveState>({ kind: 'same' });
  const number = useRef(id);
  // The idempotency key of this new request, the same for every attempt to create it.
  const draftKey = useRef(newIdempotencyKey());
  // The values of the first attempt. If its response is lost, the same values are sent again: they may have been saved,
  // and everything typed since then is a later change.
  const first = useRef<RequestValues>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void> | null>(null);
  const asking = conflict.note !== null;

  /** `saved` is what the server has; `values` are shown. Errors of fields stay, and so does the caret. */
  const put = (saved: RequestValues, values: RequestValues) => {
    const shown = methods.getValues();
    methods.reset(saved, { keepValues: true, keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true });
    for (const name of Object.keys(values) as (keyof RequestValues)[])
      if (JSON.stringify(values[name]) !== JSON.stringify(shown[name])) methods.setValue(name, values[name]);
  };
  const adopt = (saved: EventRequest, sent: RequestValues) => {
    const theirs = valuesOf(saved);
    const { values } = mergeRequest(sent, methods.getValues(), theirs);
    const { version, technicalScenarios } = theirs;
    // The texts as they were typed: the server may have trimmed a space that the next word needs.
    put(
      { ...sent, version, technicalScenarios },
      { ...methods.getValues(), version, technicalScenarios: values.technicalScenarios },
    );
  };
  const handles = (failure: ApiFailure | Unreachable): boolean => {
    if (failure instanceof Unreachable || failure.status >= 500 || failure.status === 429) {
      setState({ kind: 'offline' });
      wait(AGAIN_MS);
    } else setState({ kind: 'refused', text: failure.text });
    return true;
  };

  const add = async (keepAlive: boolean) => {
    first.current ??= valuesNow(form);
    const sent = first.current;
    const refused = (failure: ApiFailure | Unreachable) => {
      // Nothing was added: the next try sends what is typed by then.
      if (failure instanceof ApiFailure && failure.status < 500) first.current = undefined;
      return handles(failure);
    };
    const body = { ...addedBody(sent), draftKey: draftKey.current };
    const reply = await adding.send({ body }, { handles: refused, keepAlive });
    if (!reply) return;
    const { id: given } = reply;
    const { version } = reply.message;
    number.current = given;
    put({ ...sent, version }, { ...methods.getValues(), version });
    setState({ kind: 'saved', at: Date.now() });
    onAdded(given);
    if (dirty()) wait(PAUSE_MS);
  };
  const save = async (keepAlive: boolean) => {
    const values = valuesNow(form);
    const reply = await conflict.attempt(
      form,
      values,
      async (current, merge, base) => {
        const body = changedBody(current, base);
        if (!body) return undefined;
        setState({ kind: 'saving' });
        const answer = await saving.send(
          { id: number.current ?? 0, body },
          {
            keepAlive,
            handles: failure =>
              failure instanceof ApiFailure && failure.code === 'conflict' ? merge(failure) : handles(failure),
          },
        );
        return answer && { answer, sent: current };
      },
      () => flush(),
    );
    if (!reply) return;
    adopt(reply.answer.message, reply.sent);
    setState({ kind: 'saved', at: Date.now() });
  };
  const dirty = () => changedBody(methods.getValues(), baseOf(form)) !== undefined;
  const flush = async (keepAlive = false): Promise<void> => {
    clearTimeout(timer.current);
    if (running.current) {
      await running.current;
      return flush(keepAlive);
    }
    if (!dirty()) return;
    running.current = (number.current === undefined ? add(keepAlive) : save(keepAlive)).finally(() => {
      running.current = null;
    });
    await running.current;
  };
  const wait = (ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void tick(), ms);
  };
  const tick = useEffectEvent(() => flush());
  const touched = useEffectEvent(() => {
    // While two versions are being chosen from, saving would decide it.
    if (!asking && !form.busy && dirty()) wait(PAUSE_MS);
  });
  const leave = useEffectEvent(() => {
    if (!asking) void flush(true);
  });
  useEffect(() => {
    const unsubscribe = methods.subscribe({ formState: { values: true }, callback: () => touched() });
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    const again = () => void tick();
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', hide);
    window.addEventListener('online', again);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('online', again);
      leave();
    };
  }, [methods]);

  const follow = useEffectEvent((read: EventRequest) => {
    const base = baseOf(form);
    if (asking || running.current || read.version < base.version) return;
    const theirs = valuesOf(read);
    // With the same version only the stages can differ: they are added and removed by separate calls.
    const saved = read.version > base.version ? theirs : { ...base, technicalScenarios: theirs.technicalScenarios };
    const { values, clashes } = mergeRequest(base, methods.getValues(), saved);
    if (clashes.length === 0) put(saved, values);
  });
  useEffect(() => {
    if (request) follow(request);
  }, [request]);

  return { state, note: conflict.note, attempt: conflict.attempt, flush, number: () => number.current };
}
