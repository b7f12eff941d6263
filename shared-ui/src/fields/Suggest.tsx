import Autocomplete from '@mui/material/Autocomplete';
import { useForkRef } from '@mui/material/utils';
import { ApiFailure, textOf, Unreachable } from '@venue/sdk';
import { type ComponentProps, type Ref, useEffect, useEffectEvent, useState } from 'react';
import { useController } from 'react-hook-form';
import { Icon } from '../parts/Icon.tsx';
import { Mui } from '../theme/Mui.tsx';
import { Field, type FieldProps, inputClass } from './Field.tsx';
import css from './Suggest.module.css';

const PAUSE_MS = 250;

interface Source<T> {
  /** Looks for suggestions; throws what the client throws. Pass the signal on. */
  find: (text: string, signal: AbortSignal) => Promise<readonly T[]>;
  /** The text of the input for a chosen suggestion. */
  textOf: (value: T) => string;
  /** A second line of a suggestion, e.g. the INN of a company. */
  noteOf?: (value: T) => string;
  /** Makes a value of typed text; without it a suggestion must be chosen. */
  free?: (text: string) => T;
  /** Called with a chosen suggestion, e.g. to fill in other fields. */
  onChoose?: (value: T) => void;
  /** The number of letters from which it searches. Default 2; with 0 it opens with the results for an empty search. */
  from?: number;
  placeholder?: string;
}

interface InputProps<T> extends Source<T>, Omit<FieldProps, 'name'> {
  name?: string;
  error?: string | undefined;
  value: T | null;
  /** Called with a chosen or free value, and with null if the text is neither. */
  onChange: (value: T | null) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

type SearchState<T> =
  | { readonly kind: 'nothing' | 'looking' }
  | { readonly kind: 'found'; readonly options: readonly T[] }
  | { readonly kind: 'failed'; readonly text: string };

/** MUI's Autocomplete with suggestions that a call finds for the typed text. Usable without a form. */
export function SuggestInput<T>(props: InputProps<T>) {
  const { find, textOf: optionText, noteOf, free, from = 2, value, onChange } = props;
  const [text, setText] = useState(value === null ? '' : optionText(value));
  const [previous, setPrevious] = useState(value);
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState<SearchState<T>>({ kind: 'nothing' });
  const [queryText, setQueryText] = useState<string | null>(null);
  const [wasLeft, setWasLeft] = useState(false);
  // A value set from outside (a draft, a reset) replaces the text; a value typed here already matches it.
  if (value !== previous) {
    setPrevious(value);
    const next = value === null ? '' : optionText(value);
    if (next !== text) {
      setText(next);
      setQueryText(null);
    }
  }
  const change = (next: T | null) => {
    setPrevious(next);
    onChange(next);
  };

  const look = useEffectEvent(async (search: string, signal: AbortSignal) => {
    try {
      const options = await find(search, signal);
      if (!signal.aborted) setSearch({ kind: 'found', options });
    } catch (problem) {
      if (signal.aborted) return;
      if (!(problem instanceof ApiFailure) && !(problem instanceof Unreachable)) throw problem;
      setSearch({ kind: 'failed', text: textOf(problem, 'Не удалось найти. Попробуйте ещё раз') });
    }
  });
  useEffect(() => {
    if (queryText === null) return;
    const stop = new AbortController();
    const timer = setTimeout(() => void look(queryText, stop.signal), queryText === '' ? 0 : PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [queryText]);

  const type = (typed: string) => {
    setText(typed);
    setWasLeft(false);
    const search = typed.trim();
    const enough = search.length >= from;
    setQueryText(enough ? search : null);
    setSearch({ kind: enough ? 'looking' : 'nothing' });
    change(free && (search !== '' || value !== null) ? free(typed) : null);
  };
  const choose = (option: T) => {
    setText(optionText(option));
    setQueryText(null);
    setWasLeft(false);
    change(option);
    props.onChoose?.(option);
  };
  const show = () => {
    setOpen(true);
    if (from > 0 || (value === null && text.trim() !== '')) return;
    setQueryText('');
    setSearch({ kind: 'looking' });
  };
  const hide = () => {
    setOpen(false);
    // Cleared so that the next opening searches again.
    if (queryText === '') setQueryText(null);
  };
  const options = search.kind === 'found' ? search.options : [];
  const showing = open && search.kind !== 'nothing';
  const unchosen = !free && wasLeft && value === null && text.trim() !== '';
  return (
    <Mui>
      <Field
        label={props.label}
        hint={props.hint}
        optional={props.optional}
        error={unchosen ? 'Выберите из\u00a0списка' : props.error}
      >
        {wiring => (
          <Autocomplete<T>
            id={wiring.id}
            options={options}
            // The form holds the value and `inputValue` its text, so the Autocomplete has no value of its own.
            value={null}
            inputValue={text}
            onInputChange={(_event, typed, reason) => {
              if (reason === 'input') type(typed);
            }}
            onChange={(_event, option) => {
              if (option !== null) choose(option);
            }}
            open={showing}
            onOpen={show}
            onClose={hide}
            disabled={props.disabled}
            loading={search.kind === 'looking'}
            loadingText="Ищем…"
            noOptionsText={search.kind === 'failed' ? search.text : 'Ничего не\u00a0нашлось'}
            filterOptions={all => all}
            getOptionLabel={optionText}
            getOptionKey={option => `${optionText(option)} ${noteOf?.(option)}`}
            clearOnBlur={false}
            selectOnFocus={from === 0}
            onBlur={() => {
              setWasLeft(true);
              props.onBlur?.();
            }}
            slotProps={{ paper: { className: css.popup } }}
            renderOption={({ key, ...option }, value) => (
              <li key={key} {...option}>
                <span className={css.option}>
                  <span>{optionText(value)}</span>
                  {noteOf && <span className={css.note}>{noteOf(value)}</span>}
                </span>
              </li>
            )}
            renderInput={({ slotProps: { input, htmlInput } }) => (
              <div ref={input.ref} className={from === 0 ? css.chooser : undefined}>
                <Input
                  {...htmlInput}
                  {...wiring}
                  inputRef={props.inputRef}
                  name={props.name}
                  data-label={props.label}
                  placeholder={props.placeholder}
                />
                {from === 0 && <Icon name="down" className={css.chevron} />}
                <span className="visually-hidden" role="status">
                  {showing && options.length > 0 && `Найдено: ${options.length}`}
                </span>
              </div>
            )}
          />
        )}
      </Field>
    </Mui>
  );
}

/** The input itself, with the refs of both MUI and the form. */
function Input({ ref, inputRef, ...rest }: ComponentProps<'input'> & { inputRef: Ref<HTMLInputElement> | undefined }) {
  return <input {...rest} ref={useForkRef(ref, inputRef)} type="text" className={inputClass} />;
}

interface Props<T> extends FieldProps, Source<T> {}

/** `SuggestInput` within a form. The value is the chosen suggestion, what `free` made of the text, or null. */
export function Suggest<T>({ name, disabled, ...source }: Props<T>) {
  const { field, fieldState } = useController({ name, ...(disabled ? { disabled } : {}) });
  return (
    <SuggestInput<T>
      {...source}
      name={name}
      disabled={field.disabled}
      error={fieldState.error?.message}
      value={field.value === '' || field.value === undefined ? null : field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
    />
  );
}
