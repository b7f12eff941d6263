import { useFormContext, useWatch } from 'react-hook-form';
import css from './Suggestions.module.css';

interface Props {
  /** Name of the form field that a click fills in. */
  name: string;
  label: string;
  options: readonly string[];
}

/** Ready-made texts for a field: a click puts one in, where it can still be changed. */
export function Suggestions({ name, label, options }: Props) {
  const { setValue, setFocus, formState } = useFormContext();
  const value = useWatch({ name });
  return (
    <fieldset className={css.box}>
      <legend className="visually-hidden">{label}</legend>
      {options.map(option => (
        <button
          key={option}
          type="button"
          className={css.option}
          aria-pressed={value === option}
          onClick={() => {
            setValue(name, option, { shouldDirty: true, shouldValidate: formState.isSubmitted });
            setFocus(name);
          }}
        >
          {option}
        </button>
      ))}
    </fieldset>
  );
}
