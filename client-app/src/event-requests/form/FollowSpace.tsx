import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { followSpace } from './guestOrders.ts';
import type { RequestValues } from './requestForm.ts';
import { useServices } from './useOffer.ts';

/** Before a request is saved its orders follow its space here; afterwards the server moves them. */
export function FollowSpace() {
  const groups = useServices(undefined);
  const { getValues, setValue } = useFormContext<RequestValues>();
  const names = useRef(new Map<number, string>());
  const follow = useEffectEvent((offered: typeof groups) => {
    const services = offered.flatMap(group => group.services);
    const orders = getValues('eventRequestServices');
    // The offer of the space before stays until the next one has come.
    if (offered[0]?.spaceId === Number(getValues('spaceId'))) {
      const next = followSpace(orders, services, names.current);
      if (next) setValue('eventRequestServices', next, { shouldDirty: true });
    }
    for (const { serviceId, serviceName } of services) names.current.set(serviceId, serviceName);
  });
  useEffect(() => follow(groups), [groups]);
  return null;
}
