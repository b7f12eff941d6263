import { getProfile } from '@venue/sdk/profile';
import type { UserProfile } from '@venue/sdk/profile/model';
import { useCurrent } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';

/** The account of the person signed in; undefined for visitors and until it has come. */
export function useMe(): UserProfile | undefined {
  const current = useCurrent();
  const { data } = useCall(getProfile, {}, { enabled: current !== null });
  return current ? data?.message : undefined;
}
