import { ApiFailure, textOf, Unreachable } from '@venue/sdk';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { Field, type FieldProps, inputClass } from './Field.tsx';
import css from './Suggest.module.css';

const PAUSE_MS = 250;

interface Source<T> {
  /** Looks for suggestions; throws what the client throws. Pass the signal on. */
  find: (text: string, signal: AbortSignal) => Promise<readonly T[]>;
  /** What stands in the input when one is chosen. */
  textOf: (value: T) => string;
  /** A second line of a suggestion, e.g. the INN of a company. */
  noteOf?: (value: T) => string;
  /** Makes a value of text that was typed and not chosen; left out, one must be chosen. */
  free?: (text: string) => T;
  /** Hears of a chosen suggestion, e.g. to fill in other fields. */
  onChoose?: (value: T) => void;
  /** Begins to look from so many letters on. Default 2. */
  from?: number;
  placeholder?: string;
}

interface InputProps<T> extends Source<T>, Omit<FieldProps, 'name'> {
  name?: string;
  error?: string | undefined;
  value: T | null;
  /** Hears of a chosen or free value, and of null when the text is neither. */
  onChange: (value: T | null) => void;
  onBlur?: () => void;
  inputRef?: React.Ref<HTMLInputElement>;
}

type Found<T> =
  | { readonly kind: 'nothing' | 'looking' }
  | { readonly kind: 'found'; readonly options: readonly T[] }
  | { readonly kind: 'failed'; readonly text: string };

/** An input that suggests while one types: arrows choose, Enter takes, Esc closes. Usable without a form. */
export function SuggestInput<T>(props: InputProps<T>) {
  const { find, textOf: shown, noteOf, free, from = 2, value, onChange } = props;
  const id = useId();
  const [text, setText] = useState(value === null ? '' : shown(value));
  const [known, setKnown] = useState(value);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const [found, setFound] = useState<Found<T>>({ kind: 'nothing' });
  const [wanted, setWanted] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  // A value set from outside (a draft, a reset) replaces the text; our own typing already agrees with it.
  if (value !== known) {
    setKnown(value);
    const next = value === null ? '' : shown(value);
    if (next !== text) {
      setText(next);
      setWanted(null);
    }
  }
  const change = (next: T | null) => {
    setKnown(next);
    onChange(next);
  };

  const look = useEffectEvent(async (search: string, signal: AbortSignal) => {
    try {
      const options = await find(search, signal);
      if (!signal.aborted) setFound({ kind: 'found', options });
    } catch (problem) {
      if (signal.aborted) return;
      if (!(problem instanceof ApiFailure) && !(problem instanceof Unreachable)) throw problem;
      setFound({ kind: 'failed', text: textOf(problem, 'Не удалось найти. Попробуйте ещё раз') });
    }
  });
  useEffect(() => {
    if (wanted === null) return;
    const stop = new AbortController();
    const timer = setTimeout(() => void look(wanted, stop.signal), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted]);
  useEffect(() => {
    if (at >= 0) list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const options = found.kind === 'found' ? found.options : [];
  const type = (typed: string) => {
    setText(typed);
    setAt(-1);
    setLeft(false);
    const search = typed.trim();
    const enough = search.length >= from;
    setWanted(enough ? search : null);
    setFound({ kind: enough ? 'looking' : 'nothing' });
    setOpen(enough);
    change(free && (search !== '' || value !== null) ? free(typed) : null);
  };
  const choose = (option: T) => {
    setText(shown(option));
    setOpen(false);
    setAt(-1);
    setWanted(null);
    setLeft(false);
    change(option);
    props.onChoose?.(option);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options.length > 0) {
      event.preventDefault();
      setOpen(true);
      setAt(
        open
          ? (at + step + options.length + (at < 0 && step < 0 ? 1 : 0)) % options.length
          : step > 0
            ? 0
            : options.length - 1,
      );
    } else if (event.key === 'Enter' && open) {
      const option = options[at];
      // Enter here takes the suggestion, or closes the list; the next one sends the form.
      event.preventDefault();
      if (option !== undefined) choose(option);
      else setOpen(false);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };
  const unchosen = !free && left && value === null && text.trim() !== '';
  const showing = open && found.kind !== 'nothing';
  const note = { nothing: '', looking: 'Ищем…', found: options.length === 0 ? 'Ничего не\u00a0нашлось' : '' };
  const status = found.kind === 'failed' ? found.text : note[found.kind];
  return (
    <div className={css.holder}>
      <Field
        label={props.label}
        hint={props.hint}
        optional={props.optional}
        error={unchosen ? 'Выберите из\u00a0списка' : props.error}
      >
        {wiring => (
          <div className={css.with}>
            <input
              {...wiring}
              ref={props.inputRef}
              name={props.name}
              data-label={props.label}
              className={inputClass}
              type="text"
              role="combobox"
              autoComplete="off"
              spellCheck={false}
              aria-autocomplete="list"
              aria-expanded={showing}
              aria-controls={`${id}-list`}
              aria-activedescendant={showing && at >= 0 ? `${id}-${at}` : undefined}
              placeholder={props.placeholder}
              disabled={props.disabled}
              value={text}
              onChange={event => type(event.target.value)}
              onKeyDown={press}
              onClick={() => {
                if (options.length > 0) setOpen(true);
              }}
              onBlur={() => {
                setOpen(false);
                setLeft(true);
                props.onBlur?.();
              }}
            />
            <div className={css.popup} hidden={!showing}>
              <div ref={list} id={`${id}-list`} className={css.list} role="listbox" aria-label={props.label}>
                {options.map((option, index) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the input hears the keys and names the active option
                  <div
                    key={`${shown(option)} ${noteOf?.(option)}`}
                    id={`${id}-${index}`}
                    className={css.option}
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === at}
                    // The input keeps the focus.
                    onMouseDown={event => event.preventDefault()}
                    onMouseMove={() => setAt(index)}
                    onClick={() => choose(option)}
                  >
                    {shown(option)}
                    {noteOf && <span className={css.note}>{noteOf(option)}</span>}
                  </div>
                ))}
              </div>
              {status && <p className={css.status}>{status}</p>}
            </div>
            <span className="visually-hidden" role="status">
              {showing && (status || `Найдено: ${options.length}`)}
            </span>
          </div>
        )}
      </Field>
    </div>
  );
}

interface Props<T> extends FieldProps, Source<T> {}

/** The same within a form: its value is what was chosen, or what `free` made of the text, or null. */
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
