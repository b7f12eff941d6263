import { type AccountState, accountState } from '@venue/sdk/profile/model';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';

/** Says beside a person's name that their account is on its way out, or gone; `null` where there is none. */
export const AccountMark = ({ state }: { state: AccountState | null }) =>
  state !== null && state !== accountState.active ? <StatusChip option={accountState.option(state)} /> : null;
