import type { AccountState } from '@venue/sdk/profile/model';
import { PersonName } from '../../app/record/PersonName.tsx';
import { AccountMark } from './AccountMark.tsx';

interface Props {
  userId: number;
  name: string;
  accountState: AccountState | null;
}

/** A person's name, leading to their page for those who may read it, and how their account stands. */
export const UserLink = ({ userId, name, accountState }: Props) => (
  <>
    <PersonName userId={userId} name={name} /> <AccountMark state={accountState} />
  </>
);
