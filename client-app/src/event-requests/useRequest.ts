import { getActiveEventRequest, getMyEventRequest } from '@venue/sdk/event-requests';
import type { EventRequest } from '@venue/sdk/event-requests/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';

/** A request of mine. Until the venue begins to talk about it one call has it, and from then on another. */
export function useRequest(id: number | null) {
  const input = { id: id ?? 0 };
  const my = useCall(getMyEventRequest, input, { enabled: id !== null });
  const moved = my.error !== null && 'code' in my.error && my.error.code === 'not_found';
  const active = useCall(getActiveEventRequest, input, { enabled: moved });
  const { data, error, refetch } = moved ? active : my;
  const request: EventRequest | undefined = data?.message;
  return { request, error: request ? null : error, retry: () => void refetch() };
}
