import { Bone, Loading } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import css from './DashboardPage.module.css';

/** Reserves the place of numbers that are still being counted. */
export const DashboardSkeleton = ({ part }: { part: 'today' | 'charts' }) => (
  <Loading>
    <div className={part === 'today' ? css.today : css.charts}>
      {part === 'today' ? (
        <>
          <Bone height={188} />
          <Bone height={188} />
        </>
      ) : (
        <>
          <Bone height={420} />
          <Bone height={420} />
        </>
      )}
    </div>
  </Loading>
);
