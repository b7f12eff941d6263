import type { Option } from '@venue/sdk';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { DateRange } from '../dates/DateRange.tsx';
import { Field, inputClass } from '../fields/Field.tsx';
import { PlainSelect } from '../fields/PlainSelect.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useNarrow } from '../parts/useNarrow.ts';
import type { ListQuery } from './address.ts';
import css from './filters.module.css';

/** A filter as data; names are fields of the query. A `byLink` filter is shown only while the address contains it. */
export type Filter = { readonly byLink?: true } & (
  | {
      readonly kind: 'select';
      readonly name: string;
      readonly label: string;
      readonly options: readonly Option[];
    }
  | { readonly kind: 'text'; readonly name: string; readonly label: string }
  | { readonly kind: 'yesNo'; readonly name: string; readonly label: string }
  | { readonly kind: 'days'; readonly from: string; readonly to: string; readonly label: string }
);

/** Names of the query's fields a filter sets. */
export const namesOf = (filter: Filter): readonly string[] =>
  filter.kind === 'days' ? [filter.from, filter.to] : [filter.name];

/** The options of a yes/no filter; `inside` adds the label to each, for a field whose label is hidden. */
const yesNo = (label: string, inside: boolean) =>
  [
    { id: 'true', label: inside ? `${label}: да` : 'Да' },
    { id: 'false', label: inside ? `${label}: нет` : 'Нет' },
  ] as const;

const text = (value: unknown) => (value === undefined || value === null ? '' : String(value));

/** Debounce of typed text, in milliseconds. */
const QUIET_MS = 350;

interface Props {
  filters: readonly Filter[];
  query: ListQuery;
  change: (patch: ListQuery) => void;
  /** Shows the search field. */
  search: boolean;
  /** The list has not been shown yet; code that filters need is loaded only after it. */
  waiting: boolean;
  searchLabel?: string;
  children?: ReactNode;
}

/** Search and filters above a list. Changes go to the address at once, typed text after a pause. */
export function FilterBar({ filters, query, change, search, waiting, searchLabel = 'Поиск', children }: Props) {
  const names = ['search', ...filters.flatMap(namesOf)];
  const active = names.some(name => query[name] !== undefined);
  const isUsed = (filter: Filter) => namesOf(filter).some(name => query[name] !== undefined);
  const used = filters.filter(isUsed).length;
  const narrow = useNarrow();
  const [unfolded, setUnfolded] = useState(false);
  // A reset remounts the inputs, so that they drop typed text that has not become a filter.
  const [resets, setResets] = useState(0);
  const isOpen = !narrow || unfolded;
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const reach = (event: KeyboardEvent) => {
      // The physical key counts too: in the Russian layout it types a full stop.
      const slash = event.key === '/' || (event.code === 'Slash' && !event.shiftKey);
      if (!slash || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const input = bar.current?.querySelector<HTMLInputElement>('input[name="search"]');
      // Behind an open dialog the search cannot be used.
      if (!input || input.closest('[aria-hidden="true"]')) return;
      event.preventDefault();
      input.focus();
      input.select();
    };
    // In the capture phase, before the app's own shortcut: on a list the key means the list's search.
    document.addEventListener('keydown', reach, true);
    return () => document.removeEventListener('keydown', reach, true);
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the element for this role is still unknown to older browsers
    <div ref={bar} role="search" className={css.bar} data-narrow={narrow || undefined} tabIndex={-1}>
      {search && (
        <div className={css.search}>
          <TypedInput
            key={resets}
            label={searchLabel}
            name="search"
            value={text(query.search)}
            change={change}
            type="search"
          />
        </div>
      )}
      {narrow && filters.length > 0 && (
        <button type="button" className={css.fold} aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          {used > 0 ? `Фильтры: ${used}` : 'Фильтры'}
          <Icon name="down" size={20} />
        </button>
      )}
      {isOpen &&
        filters.map(
          filter =>
            (!filter.byLink || isUsed(filter)) && (
              <One
                key={`${namesOf(filter)} ${resets}`}
                filter={filter}
                query={query}
                change={change}
                waiting={waiting}
              />
            ),
        )}
      {active && (
        <button
          type="button"
          className={css.reset}
          onClick={() => {
            setResets(resets + 1);
            // The button disappears, so keyboard users continue from the bar.
            bar.current?.focus();
            change(Object.fromEntries(names.map(name => [name, undefined])));
          }}
        >
          <Icon name="close" size={18} />
          Сбросить
        </button>
      )}
      {children && <div className={css.tools}>{children}</div>}
    </div>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

interface OneProps extends Pick<Props, 'query' | 'change' | 'waiting'> {
  filter: Filter;
}

function One({ filter, query, change, waiting }: OneProps) {
  const narrow = useNarrow();
  if (filter.kind === 'text') {
    return (
      <TypedInput
        label={filter.label}
        name={filter.name}
        value={text(query[filter.name])}
        change={change}
        type="text"
      />
    );
  }
  if (filter.kind === 'days') {
    return (
      <DateRange
        className={css.days}
        label={filter.label}
        names={filter}
        value={{ from: text(query[filter.from]), to: text(query[filter.to]) }}
        onChange={({ from, to }) => change({ [filter.from]: from || undefined, [filter.to]: to || undefined })}
        waiting={waiting}
      />
    );
  }
  return (
    <Field label={filter.label}>
      {wiring => (
        <PlainSelect
          wiring={wiring}
          name={filter.name}
          value={text(query[filter.name])}
          options={filter.kind === 'yesNo' ? yesNo(filter.label, !narrow) : filter.options}
          empty={narrow ? 'Все' : filter.label}
          onChange={id => change({ [filter.name]: id === undefined ? undefined : String(id) })}
        />
      )}
    </Field>
  );
}

interface TypedProps {
  label: string;
  name: string;
  type: 'text' | 'search';
  value: string;
  change: (patch: ListQuery) => void;
}

function TypedInput({ label, name, type, value, change }: TypedProps) {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  // An address changed from outside (a reset, the back button) replaces the typed text.
  if (value !== sent) {
    setSent(value);
    if (value !== typed.trim()) setTyped(value);
  }
  useEffect(() => {
    const search = typed.trim();
    if (search === value) return;
    const timer = setTimeout(() => change({ [name]: search || undefined }), QUIET_MS);
    return () => clearTimeout(timer);
  }, [typed, value, name, change]);
  const narrow = useNarrow();
  return (
    <Field label={label}>
      {wiring => (
        <input
          {...(narrow && type === 'text' ? {} : { placeholder: label })}
          {...wiring}
          type={type}
          name={name}
          className={inputClass}
          {...(type === 'search' ? { 'aria-keyshortcuts': '/' } : {})}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
      )}
    </Field>
  );
}
