import { type AccountState, accountState } from '@venue/sdk/profile/model';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';

/** A chip beside a person's name if their account is not active; `state` is null if there is no account. */
export const AccountMark = ({ state }: { state: AccountState | null }) =>
  state !== null && state !== accountState.active ? <StatusChip option={accountState.option(state)} /> : null;
