import type { Face } from '@venue/sdk';
import { Field, inputClass } from '@venue/shared-ui/form/Field.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import css from './ArticleFilter.module.css';
import type { ListAddress } from './useListAddress.ts';

const PAUSE_MS = 300;

interface Props {
  address: ListAddress;
  /** Lists to choose from: the name in the address, the label, what there is. */
  selects: readonly {
    readonly name: string;
    readonly label: string;
    readonly all: string;
    readonly options: readonly Face[];
  }[];
}

/** Finds among articles by words and by choices; the address keeps both. */
export function ArticleFilter({ address, selects }: Props) {
  const { search, put } = address;
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  // «Показать все» and the back button change it from outside.
  if (search !== known) {
    setKnown(search);
    if (search !== text.trim()) setText(search);
  }
  const settle = useEffectEvent((wanted: string) => {
    if (wanted.trim() !== search) put({ search: wanted.trim() });
  });
  useEffect(() => {
    const timer = setTimeout(() => settle(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <search className={css.filter}>
      <Field label="Поиск">
        {wiring => (
          <input
            {...wiring}
            type="search"
            className={inputClass}
            placeholder="Заголовок или автор"
            maxLength={100}
            value={text}
            onChange={event => setText(event.target.value)}
          />
        )}
      </Field>
      {selects.map(({ name, label, all, options }) => (
        <Field key={name} label={label}>
          {wiring => (
            <select
              {...wiring}
              className={inputClass}
              value={address.chosen(name, options)?.id ?? ''}
              onChange={event => put({ [name]: event.target.value })}
            >
              <option value="">{all}</option>
              {options.map(option => (
                <option key={option.id} value={option.id}>
                  {option.label}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
    </search>
  );
}
