import type { EventRequest } from '@venue/sdk/event-requests/model';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { followGuests } from './guestOrders.ts';
import type { RequestValues } from './requestForm.ts';
import { useServices } from './useOffer.ts';

/** Milliseconds without typing; shorter than the pause before a save, so that both are saved together. */
const PAUSE_MS = 500;

/** Orders of services per guest follow the number of guests. */
export function FollowGuests({ request }: { request: EventRequest | undefined }) {
  const groups = useServices(request);
  const { getValues, setValue } = useFormContext<RequestValues>();
  const guests = useWatch<RequestValues, 'eventRequestParticipantsAmount'>({ name: 'eventRequestParticipantsAmount' });
  const last = useRef(guests);
  const follow = useEffectEvent((to: number) => {
    const from = last.current;
    last.current = to;
    const services = groups.flatMap(group => group.services);
    const orders = followGuests(getValues('eventRequestServices'), services, { from, to });
    if (orders) setValue('eventRequestServices', orders, { shouldDirty: true });
  });
  useEffect(() => {
    // Half-typed text is no number, and an empty field leaves the orders as they are.
    if (typeof guests !== 'number' || guests === last.current) return undefined;
    const timer = setTimeout(() => follow(guests), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [guests]);
  return null;
}
