import { Field, inputClass } from '@venue/shared-ui/fields/Field.tsx';
import { PlainSelect } from '@venue/shared-ui/fields/PlainSelect.tsx';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import css from './ListFilter.module.css';
import type { ListAddress } from './useListAddress.ts';

const PAUSE_MS = 300;

export interface Select {
  /** Its query parameter. */
  readonly name: string;
  readonly label: string;
  /** The label of the option that selects nothing: «Все». */
  readonly all: string;
  readonly options: readonly { readonly id: number | string; readonly label: string }[];
}

interface Props {
  address: ListAddress;
  /** What the search covers: «Название или артикул». */
  label: string;
  selects: readonly Select[];
  /** Filters of other kinds, before the selects. */
  children?: ReactNode;
}

/** Filters a list by text and by selects; both are kept in the address. */
export function ListFilter({ address, label, selects, children }: Props) {
  const { search, put } = address;
  return (
    <search className={css.filter}>
      <SearchField label={label} value={search} onSearch={text => put({ search: text })} />
      {children}
      {selects.map(({ name, label: title, all, options }) => (
        <Field key={name} label={title}>
          {wiring => (
            <PlainSelect
              wiring={wiring}
              value={options.find(({ id }) => id === address.chosen[name])?.id}
              options={options}
              empty={all}
              onChange={id => put({ [name]: id })}
            />
          )}
        </Field>
      ))}
    </search>
  );
}

interface SearchProps {
  label: string;
  /** The current search text; it may change from outside. */
  value: string;
  /** Called with the new words after a pause in typing. */
  onSearch: (text: string) => void;
  /** The search is for a number: phones show a numeric keyboard. */
  digits?: boolean;
}

/** A search field with debounce. */
export function SearchField({ label, value, onSearch, digits }: SearchProps) {
  const [text, setText] = useState(value);
  const [previous, setPrevious] = useState(value);
  // «Показать все» and the back button change the value from outside.
  if (value !== previous) {
    setPrevious(value);
    if (value !== text.trim()) setText(value);
  }
  const settle = useEffectEvent((text: string) => {
    if (text.trim() !== value) onSearch(text.trim());
  });
  useEffect(() => {
    const timer = setTimeout(() => settle(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <Field label={label}>
      {wiring => (
        <input
          {...wiring}
          {...(digits ? { type: 'text', inputMode: 'numeric', autoComplete: 'off' } : { type: 'search' })}
          className={inputClass}
          maxLength={100}
          value={text}
          onChange={event => setText(event.target.value)}
        />
      )}
    </Field>
  );
}
