import type { Permission } from '@venue/sdk';
import { whoAmI } from '@venue/sdk/auth';
import type { Whoever } from '@venue/sdk/auth/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';

interface Who {
  /** Undefined until the response arrives, and if the request failed. */
  readonly person: Whoever | undefined;
  readonly asking: boolean;
}

/** The signed-in user, requested once and shared by all components. */
export function useWho(): Who {
  const { data, isPending } = useCall(whoAmI, {});
  return { person: data?.message, asking: isPending };
}

/** Checks a permission, to offer only permitted actions; false until loaded. The server checks it anyway. */
export function useMay(): (permission: Permission) => boolean {
  const permissions = new Set<string>(useWho().person?.permissions);
  return permission => permissions.has(permission);
}
