import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button, IconButton } from '../parts/Button.tsx';
import { Outline } from '../parts/Icon.tsx';
import { iconPaths } from '../parts/iconPaths.ts';
import { SoftText } from '../parts/SoftText.tsx';
import { FieldGroup, type FieldProps } from './Field.tsx';
import css from './ListField.module.css';

interface Props extends Omit<FieldProps, 'disabled'> {
  /** The value of a new entry: `''`, an object of empty fields, or a function that returns it. */
  empty: unknown;
  /** The largest number of entries. */
  limit: number;
  /** The smallest number of entries, below which none can be removed. Default 0. */
  least?: number;
  /** E.g. «Добавить телефон». */
  addLabel: string;
  /** What one entry is called when it is removed, e.g. «телефон 2». */
  entryLabel: (index: number) => string;
  disabled?: boolean;
  /**
   * Called before an entry is removed, for entries that the server stores separately. Resolves to the entry's index at
   * that time, since the list may have changed meanwhile; -1 cancels the removal.
   */
  beforeRemove?: (index: number) => Promise<number>;
  /** The fields of one entry; `name` is its path, e.g. `brandPhones.0`. */
  children: (name: string, index: number) => ReactNode;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/**
 * A repeated field. The form's value is a plain list, also of strings, which react-hook-form's own field arrays do not
 * support.
 */
export function ListField(props: Props) {
  const {
    name,
    empty,
    limit,
    least = 0,
    addLabel,
    entryLabel,
    disabled = false,
    beforeRemove,
    children,
    ...field
  } = props;
  const { control, setValue, getValues, clearErrors, trigger, getFieldState, formState } = useFormContext();
  const list = listOf(useWatch({ control, name }));
  const [focus, setFocus] = useState<{ entry: number; remove: boolean } | null>(null);
  const box = useRef<HTMLDivElement>(null);

  const put = (next: readonly unknown[]) => {
    setValue(name, next, { shouldDirty: true });
    // Errors are stored by index, and the indexes have changed.
    clearErrors(name);
    if (formState.isSubmitted) void trigger([name]);
  };
  const add = () => {
    put([...listOf(getValues(name)), typeof empty === 'function' ? empty() : structuredClone(empty)]);
    setFocus({ entry: list.length, remove: false });
  };
  const remove = async (index: number) => {
    const gone = beforeRemove ? await beforeRemove(index) : index;
    if (gone < 0) return;
    const rest = listOf(getValues(name)).filter((_, at) => at !== gone);
    put(rest);
    setFocus({ entry: Math.min(gone, rest.length - 1), remove: true });
  };
  useEffect(() => {
    if (!focus) return;
    const entry = box.current?.querySelectorAll<HTMLElement>('[data-entry]')[focus.entry];
    // A date field takes the focus in its first spinbutton: in the DOM its input comes after the calendar button.
    const within = entry?.querySelector<HTMLElement>(
      focus.remove ? '[data-remove]' : '[role=spinbutton], input, select, textarea, button',
    );
    (within ?? box.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
  }, [focus]);

  return (
    <FieldGroup {...field} error={getFieldState(name, formState).error?.message}>
      {({ describedBy }) => (
        <div ref={box} className={css.list}>
          {list.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its number, which is part of its fields' names
            <div key={index} className={css.entry} data-entry>
              <div className={css.fields}>{children(`${name}.${index}`, index)}</div>
              {!disabled && list.length > least && (
                <IconButton
                  className={css.remove}
                  data-remove
                  aria-label={`Удалить ${entryLabel(index)}`}
                  title="Удалить"
                  onClick={() => void remove(index)}
                >
                  <Outline path={iconPaths.bin} size={20} />
                </IconButton>
              )}
            </div>
          ))}
          {!disabled && list.length < limit && (
            <Button
              name={name}
              data-label={field.label}
              data-add
              aria-describedby={describedBy}
              startIcon={<Outline path={iconPaths.plus} size={20} />}
              onClick={add}
            >
              {addLabel}
            </Button>
          )}
          {!disabled && list.length >= limit && <SoftText size="tiny">Больше {limit} добавить нельзя</SoftText>}
        </div>
      )}
    </FieldGroup>
  );
}
