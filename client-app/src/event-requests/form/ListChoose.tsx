import type { FieldProps } from '@venue/shared-ui/fields/Field.tsx';
import { Choose } from '@venue/shared-ui/fields/inputs.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { useWatch } from 'react-hook-form';
import type { Listed } from '../lists.ts';

/** One of a list that the venue keeps. What is chosen already stays chosen while the list is on its way. */
export function ListChoose({ list, ...field }: FieldProps & { list: Listed }) {
  const { options, failed, retry } = list;
  const value: unknown = useWatch({ name: field.name });
  const known = options ?? (typeof value === 'number' ? [{ id: value, label: 'Загрузка…' }] : []);
  return (
    <div>
      <Choose {...field} options={known} empty={options || failed ? 'Не выбрано' : 'Загрузка…'} />
      {failed && (
        <Button size="small" onClick={retry}>
          Не&nbsp;удалось загрузить список. Повторить
        </Button>
      )}
    </div>
  );
}
