import { href } from '@venue/shared-ui/shell/screens.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { userPaths } from '../../sections/users/users.paths.ts';
import { useMay } from '../frame/useWho.ts';

interface Props {
  userId: number;
  name: ReactNode;
  className?: string | undefined;
  /** Of a cell of a grid, which is walked over by arrows. */
  tabIndex?: 0 | -1 | undefined;
}

/** What a person is called, leading to their page for those who may read it. */
export function PersonName({ userId, name, ...link }: Props) {
  const may = useMay();
  if (!may('users.read')) return name;
  return (
    <Link to={href(userPaths.page, { id: userId })} {...link}>
      {name}
    </Link>
  );
}
