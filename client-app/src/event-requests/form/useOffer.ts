import { check } from '@venue/sdk';
import { estimateEvent } from '@venue/sdk/event-estimates';
import { EventWish } from '@venue/sdk/event-estimates/model';
import { noAnswers } from '@venue/sdk/event-requests';
import type { EventRequest } from '@venue/sdk/event-requests/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useWatch } from 'react-hook-form';
import type { RequestValues } from './requestForm.ts';

const names = Object.keys(EventWish.shape) as (keyof EventWish)[];
const pick = (values: Readonly<Record<keyof EventWish, unknown>>) =>
  Object.fromEntries(names.map(name => [name, values[name] === '' ? null : values[name]]));

/** The answers that decide the price; one that is half typed counts as not answered. */
function wishOf(values: RequestValues): EventWish {
  const typed = pick(values);
  const result = check(EventWish, typed);
  const half = new Set(result.ok ? [] : Object.keys(result.fields).map(path => path.split('.')[0]));
  const blank = pick(noAnswers);
  // Checked above, but for the answers that are put back.
  return Object.fromEntries(names.map(name => [name, half.has(name) ? blank[name] : typed[name]])) as EventWish;
}

/** What the typed answers cost and what may be ordered, for a form that no request on the server stands behind yet. */
export function useOffer(isNeeded: boolean) {
  const values = useWatch<RequestValues>() as RequestValues;
  return useCall(estimateEvent, { body: wishOf(values) }, { enabled: isNeeded, keepPrevious: true });
}

/** The services that may be ordered: those of the request, or before it is saved those of the chosen space. */
export function useServices(request: EventRequest | undefined): EventRequest['eventRequestServices'] {
  const { data } = useOffer(request === undefined);
  return request?.eventRequestServices ?? data?.message.eventRequestServices ?? [];
}
