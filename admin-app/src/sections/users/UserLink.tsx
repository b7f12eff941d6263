import type { AccountState } from '@venue/sdk/profile/model';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { Link } from 'react-router-dom';
import { useMay } from '../../app/frame/useWho.ts';
import { AccountMark } from './AccountMark.tsx';
import { userPaths } from './users.paths.ts';

interface Props {
  userId: number;
  name: string;
  accountState: AccountState | null;
}

/** A person's name, leading to their page for those who may read it, and how their account stands. */
export function UserLink({ userId, name, accountState }: Props) {
  const may = useMay();
  return (
    <>
      {may('users.read') ? <Link to={href(userPaths.page, { id: userId })}>{name}</Link> : name}{' '}
      <AccountMark state={accountState} />
    </>
  );
}
