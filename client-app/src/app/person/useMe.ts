import { whoAmI } from '@venue/sdk/auth';
import type { Whoever } from '@venue/sdk/auth/model';
import { useCurrent } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';

/** The person signed in; undefined for visitors and while loading. */
export function useMe(): Whoever | undefined {
  const current = useCurrent();
  const { data } = useCall(whoAmI, {}, { enabled: current !== null });
  return current ? data?.message : undefined;
}
