import { FieldGroup, type FieldProps } from '@venue/shared-ui/fields/Field.tsx';
import { useController } from 'react-hook-form';
import { AddCategory } from './AddCategory.tsx';
import css from './CategoriesField.module.css';
import { useCategories } from './useCategories.ts';

/** Any number of categories of the blog; one that is missing is added right here. */
export function CategoriesField({ name, disabled: _, ...group }: FieldProps) {
  const { field, fieldState } = useController({ name });
  const options = useCategories();
  const selection: readonly number[] = field.value ?? [];
  return (
    <FieldGroup {...group} error={fieldState.error?.message}>
      {() => (
        <>
          <div className={css.options}>
            {options.map(({ id, label }) => (
              <label key={id} className={css.option}>
                <input
                  type="checkbox"
                  checked={selection.includes(id)}
                  onChange={event =>
                    field.onChange(event.target.checked ? [...selection, id] : selection.filter(each => each !== id))
                  }
                  onBlur={field.onBlur}
                />
                <span>{label}</span>
              </label>
            ))}
          </div>
          <AddCategory done={id => field.onChange([...selection, id])} />
        </>
      )}
    </FieldGroup>
  );
}
