import { Bone, Loading } from '../parts/load/Skeletons.tsx';
import { Stack } from '../parts/Stack.tsx';
import css from './Form.module.css';

/** A placeholder for a form's fields while their values are loading. */
export const FormSkeleton = ({ fields = 4 }: { fields?: number }) => (
  <Loading>
    <div className={css.form}>
      {Array.from({ length: fields }, (_, field) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are alike and never move
        <Stack key={field} gap={8}>
          <Bone width={120} height={18} />
          <Bone height={48} />
        </Stack>
      ))}
    </div>
  </Loading>
);
