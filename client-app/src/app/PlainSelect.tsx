import type { Wiring } from '@venue/shared-ui/fields/Field.tsx';
import { inputClass } from '@venue/shared-ui/fields/Field.tsx';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import css from './PlainSelect.module.css';

interface Props<Id extends number | string> {
  wiring: Wiring;
  value: Id | undefined;
  options: readonly { readonly id: Id; readonly label: string }[];
  /** Text of choosing nothing; left out, something is always chosen. */
  empty?: string;
  onChange: (id: Id | undefined) => void;
}

/** One of several, outside of a form. */
export const PlainSelect = <Id extends number | string>({ wiring, value, options, empty, onChange }: Props<Id>) => (
  <span className={css.select}>
    <select
      {...wiring}
      className={inputClass}
      value={value ?? ''}
      onChange={event => onChange(options.find(({ id }) => String(id) === event.target.value)?.id)}
    >
      {empty !== undefined && <option value="">{empty}</option>}
      {options.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
    <Icon name="down" className={css.chevron} />
  </span>
);
