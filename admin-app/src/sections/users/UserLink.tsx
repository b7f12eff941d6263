import { href } from '@venue/shared-ui/shell/screens.tsx';
import { Link } from 'react-router-dom';
import { useMay } from '../../app/frame/useWho.ts';
import { userPaths } from './users.paths.ts';

/** A person's name, leading to their page for those who may read it. */
export const UserLink = ({ userId, name }: { userId: number; name: string }) =>
  useMay()('users.read') ? <Link to={href(userPaths.page, { id: userId })}>{name}</Link> : name;
