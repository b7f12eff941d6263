import { listSpaces } from '@venue/sdk/event-requests';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useMemo } from 'react';
import { requestSchema } from './requestForm.ts';

/** The check of a request, with what the venue's spaces hold as soon as that is known. */
export function useRequestSchema() {
  const spaces = useCall(listSpaces, {}).data?.message.spaces;
  return useMemo(() => requestSchema(spaces ?? []), [spaces]);
}
