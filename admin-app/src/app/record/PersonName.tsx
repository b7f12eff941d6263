import { href } from '@venue/shared-ui/shell/screens.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { userPaths } from '../../sections/users/users.paths.ts';
import { useMay } from '../frame/useWho.ts';

interface Props {
  userId: number;
  name: ReactNode;
  className?: string | undefined;
  /** The `tabIndex` of the grid cell around it, which is navigated with the arrow keys. */
  tabIndex?: 0 | -1 | undefined;
}

/** A person's name, as a link to their page for users who may read it. */
export function PersonName({ userId, name, ...link }: Props) {
  const may = useMay();
  if (!may('users.read')) return name;
  return (
    <Link to={href(userPaths.page, { id: userId })} {...link}>
      {name}
    </Link>
  );
}
