import { listActivities } from '@venue/sdk/brands';
import { brandLimits } from '@venue/sdk/brands/model';
import { useController } from 'react-hook-form';
import { useCall } from '../../data/useCall.ts';
import { FieldGroup } from '../../fields/Field.tsx';
import { TextSkeleton } from '../../parts/load/Skeletons.tsx';
import { ErrorNote } from '../../parts/message/ErrorNote.tsx';
import css from './KindsField.module.css';

const name = 'activityKindIds';

/** What a brand does: up to ten kinds of the venue's list. */
export function KindsField() {
  const { data, error, refetch } = useCall(listActivities, {});
  const { field, fieldState } = useController({ name });
  const selection: readonly number[] = Array.isArray(field.value) ? field.value : [];
  const full = selection.length >= brandLimits.activityKinds;
  return (
    <FieldGroup
      label="Виды деятельности"
      hint={
        full
          ? 'Выбрано десять: больше добавить нельзя'
          : 'Выберите от\u00a0одного до\u00a0десяти: по\u00a0ним бренд найдут'
      }
      error={fieldState.error?.message}
    >
      {({ describedBy }) =>
        data ? (
          <ul className={css.kinds}>
            {data.message.activities.map(({ activityKindId: id, activityKindName }, index) => (
              <li key={id}>
                <label className={css.kind}>
                  <input
                    type="checkbox"
                    // The error summary links to the first checkbox on behalf of the whole field.
                    {...(index === 0 ? { ref: field.ref, name, 'data-label': 'Виды деятельности' } : {})}
                    checked={selection.includes(id)}
                    disabled={full && !selection.includes(id)}
                    aria-describedby={describedBy}
                    onChange={event =>
                      field.onChange(event.target.checked ? [...selection, id] : selection.filter(each => each !== id))
                    }
                    onBlur={field.onBlur}
                  />
                  <span>{activityKindName}</span>
                </label>
              </li>
            ))}
          </ul>
        ) : error ? (
          <ErrorNote error={error} title="Не удалось загрузить виды деятельности" retry={() => void refetch()} />
        ) : (
          <TextSkeleton lines={4} />
        )
      }
    </FieldGroup>
  );
}
