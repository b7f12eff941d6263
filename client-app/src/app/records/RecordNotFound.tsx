import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { PageSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Part } from '@venue/shared-ui/parts/Part.tsx';
import type { Props } from './NoSuchRecord.tsx';

const NoSuchRecord = lazyWithRetry(() => import('./NoSuchRecord.tsx'));

/** Shown when a record is not found. Its code is loaded only then, since most pages find their record. */
export const RecordNotFound = (props: Props) => (
  <Part fallback={<PageSkeleton />}>
    <NoSuchRecord {...props} />
  </Part>
);
