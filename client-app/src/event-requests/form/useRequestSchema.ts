import { listSpaces } from '@venue/sdk/event-requests';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useMemo } from 'react';
import { requestSchema } from './requestForm.ts';

/** The validation schema of a request; capacities are checked once the spaces are loaded. */
export function useRequestSchema() {
  const spaces = useCall(listSpaces, {}).data?.message.spaces;
  return useMemo(() => requestSchema(spaces ?? []), [spaces]);
}
