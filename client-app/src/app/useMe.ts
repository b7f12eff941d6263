import { whoAmI } from '@venue/sdk/auth';
import type { Whoever } from '@venue/sdk/auth/model';
import { useCurrent } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';

/** Who is signed in; undefined for visitors and until it has come. */
export function useMe(): Whoever | undefined {
  const current = useCurrent();
  const { data } = useCall(whoAmI, {}, { enabled: current !== null });
  return current ? data?.message : undefined;
}
