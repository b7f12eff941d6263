import { Choose } from '@venue/shared-ui/fields/inputs.tsx';
import { useFormContext } from 'react-hook-form';
import type { InputProps } from '../../app/record/form/Fieldset.tsx';
import { AddCategory } from './AddCategory.tsx';
import { useCategories } from './useCategories.ts';

/** The category of a story: chosen, or added here and then selected. */
export function CategoryField(props: InputProps) {
  const options = useCategories();
  const { setValue } = useFormContext();
  return (
    <div>
      <Choose {...props} options={options} />
      <AddCategory done={id => setValue(props.name, id, { shouldDirty: true, shouldValidate: true })} />
    </div>
  );
}
