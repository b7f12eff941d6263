import { late } from '@venue/shared-ui/parts/late.tsx';
import { PageSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { Suspense } from 'react';
import type { Props } from './NoSuchRecord.tsx';

const NoSuchRecord = late(() => import('./NoSuchRecord.tsx'));

/** In place of a record that is not there. Its code comes when there is none: most pages have their record. */
export const RecordNotFound = (props: Props) => (
  <Suspense fallback={<PageSkeleton />}>
    <NoSuchRecord {...props} />
  </Suspense>
);
