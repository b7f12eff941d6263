import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import css from './Tabs.module.css';

interface Props<Name extends string | number> {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly { readonly name: Name; readonly label: ReactNode }[];
  chosen: Name;
  choose: (name: Name) => void;
  /** `equal` shares the width between two or three of them. */
  width?: 'equal' | 'own';
  /** The content of the chosen tab. */
  children: ReactNode;
}

/** Tabs: one tab stop; arrows, Home and End choose. Without enough room they scroll sideways. */
export function Tabs<Name extends string | number>({
  label,
  tabs,
  chosen,
  choose,
  width = 'own',
  children,
}: Props<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex(({ name }) => name === chosen);
  const press = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const to = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: last };
    const next = tabs.at((to[event.key as keyof typeof to] ?? Number.NaN) % tabs.length);
    if (!(event.key in to) || !next) return;
    event.preventDefault();
    choose(next.name);
    list.current?.querySelectorAll('button')[tabs.indexOf(next)]?.focus();
  };
  useEffect(() => {
    const box = list.current;
    const tab = box?.querySelectorAll('button')[at];
    if (!box || !tab) return;
    // Scrolls only the row of tabs: the page itself must stay at its top.
    const [outer, inner] = [box.getBoundingClientRect(), tab.getBoundingClientRect()];
    box.scrollLeft += Math.min(0, inner.left - outer.left) + Math.max(0, inner.right - outer.right);
  }, [at]);
  return (
    <>
      <div ref={list} className={css.tabs} data-width={width} role="tablist" aria-label={label}>
        {tabs.map(tab => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            className={css.tab}
            aria-selected={tab.name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.name === chosen ? 0 : -1}
            onClick={() => choose(tab.name)}
            onKeyDown={press}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  );
}
