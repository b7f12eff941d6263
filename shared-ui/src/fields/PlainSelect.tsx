import type { OptionId } from '@venue/sdk';
import { Icon } from '../parts/Icon.tsx';
import { inputClass, type Wiring } from './Field.tsx';
import css from './PlainSelect.module.css';

interface Props<Id extends OptionId> {
  wiring: Wiring;
  name?: string;
  /** The chosen id, or its text as a URL has it. */
  value: Id | string | undefined;
  options: readonly { readonly id: Id; readonly label: string }[];
  /** The label of the empty option; without it an option is always chosen. */
  empty?: string;
  onChange: (id: Id | undefined) => void;
}

/** A native select outside a form. */
export const PlainSelect = <Id extends OptionId>({ wiring, name, value, options, empty, onChange }: Props<Id>) => (
  <span className={css.select}>
    <select
      {...wiring}
      name={name}
      className={inputClass}
      value={String(value ?? '')}
      onChange={event => onChange(options.find(({ id }) => String(id) === event.target.value)?.id)}
    >
      {empty !== undefined && <option value="">{empty}</option>}
      {options.map(({ id, label }) => (
        <option key={String(id)} value={String(id)}>
          {label}
        </option>
      ))}
    </select>
    <Icon name="down" className={css.chevron} />
  </span>
);
