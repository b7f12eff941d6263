import { getActiveEventRequest, getMyEventRequest } from '@venue/sdk/event-requests';
import type { EventRequest } from '@venue/sdk/event-requests/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';

/** A request of mine. `active`: the list that led here knows that it was submitted. */
export function useRequest(id: number | null, active = false) {
  const { data, error, refetch } = useCall(
    active ? getActiveEventRequest : getMyEventRequest,
    { id: id ?? 0 },
    { enabled: id !== null },
  );
  const request: EventRequest | undefined = data?.message;
  return { request, error: request ? null : error, retry: () => void refetch() };
}
