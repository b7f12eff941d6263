import { storyRecord } from '@venue/sdk/stories/kind';
import { Choose } from '@venue/shared-ui/fields/inputs.tsx';
import { useFormContext } from 'react-hook-form';
import { AddCategory } from './AddCategory.tsx';
import { useCategories } from './useCategories.ts';

/** The category of a story: chosen, or added here and then selected. */
export function CategoryField() {
  const options = useCategories();
  const { setValue } = useFormContext();
  return (
    <div>
      <Choose name="categoryId" label={storyRecord.fields.storyCategory.label} options={options} />
      <AddCategory done={id => setValue('categoryId', id, { shouldDirty: true, shouldValidate: true })} />
    </div>
  );
}
