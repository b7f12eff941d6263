import { storyCategoryRecord } from '@venue/sdk/stories/kind';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Suspense, useState } from 'react';
import { useMay } from '../../app/frame/useWho.ts';
import css from './CategoriesField.module.css';

const NewCategory = lazyWithRetry(
  () => import('./NewCategory.tsx'),
  ({ close }) => close(),
);

/** A button that adds a category, beside the field that chooses one; only for users who may. */
export function AddCategory({ done }: { done: (storyCategoryId: number) => void }) {
  const may = useMay();
  const [open, setOpen] = useState(false);
  if (!may(storyCategoryRecord.manage)) return null;
  return (
    <div className={css.add}>
      <Button variant="outlined" color="inherit" size="small" onClick={() => setOpen(true)}>
        Новая категория
      </Button>
      <Suspense fallback={null}>{open && <NewCategory done={done} close={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
