import type { Permission } from '@venue/sdk';
import { whoAmI } from '@venue/sdk/auth';
import type { Whoever } from '@venue/sdk/auth/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';

interface Who {
  /** Undefined until the server has said, and when it could not be asked. */
  readonly person: Whoever | undefined;
  readonly asking: boolean;
}

/** Who is signed in; asked once and shared by all components. */
export function useWho(): Who {
  const { data, isPending } = useCall(whoAmI, {});
  return { person: data?.message, asking: isPending };
}

/** What the person may do, to offer only that; nothing until it is known. The server refuses the rest anyway. */
export function useMay(): (permission: Permission) => boolean {
  const held = new Set<string>(useWho().person?.permissions);
  return permission => held.has(permission);
}
