import { href } from '@venue/shared-ui/shell/screens.tsx';
import { Link } from 'react-router-dom';
import { useMay } from '../../app/frame/useWho.ts';
import { brandPaths } from '../brands/brands.paths.ts';

/** The name of a brand, as a link to its page for users who may read it. */
export const BrandLink = ({ brandId, name }: { brandId: number; name: string }) =>
  useMay()('brands.read') ? <Link to={href(brandPaths.page, { brandId })}>{name}</Link> : name;
