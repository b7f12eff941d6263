import type { AccountState } from '@venue/sdk/profile/model';
import { PersonName } from '../../app/record/PersonName.tsx';
import { AccountMark } from './AccountMark.tsx';

interface Props {
  userId: number;
  name: string;
  accountState: AccountState | null;
}

/** A person's name, as a link to their page for users who may read it, and the state of their account. */
export const UserLink = ({ userId, name, accountState }: Props) => (
  <>
    <PersonName userId={userId} name={name} /> <AccountMark state={accountState} />
  </>
);
