import { FieldGroup } from '@venue/shared-ui/fields/Field.tsx';
import { Outline } from '@venue/shared-ui/parts/Icon.tsx';
import { iconPaths } from '@venue/shared-ui/parts/iconPaths.ts';
import { useController } from 'react-hook-form';
import css from './RatingField.module.css';

const words = ['Очень плохо', 'Плохо', 'Нормально', 'Хорошо', 'Отлично'];
const name = 'reviewRating';

/** One to five stars. */
export function RatingField() {
  const { field, fieldState } = useController({ name });
  return (
    <FieldGroup label="Оценка" error={fieldState.error?.message}>
      {({ describedBy }) => (
        <div className={css.stars}>
          {words.map((word, index) => (
            <label key={word} className={css.star} title={word} data-lit={Number(field.value) > index || undefined}>
              <input
                type="radio"
                className="visually-hidden"
                {...(index === 0 ? { ref: field.ref, 'data-label': 'Оценка' } : {})}
                name={name}
                aria-label={`${index + 1}: ${word.toLowerCase()}`}
                aria-describedby={describedBy}
                checked={field.value === index + 1}
                onChange={() => field.onChange(index + 1)}
                onBlur={field.onBlur}
              />
              <Outline path={iconPaths.star} size={32} />
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
