import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import css from './DoorTabs.module.css';
import { type DoorName, doorNames, doors } from './doors.ts';

interface Props {
  chosen: DoorName;
  choose: (name: DoorName) => void;
  /** The form of the chosen tab. */
  children: ReactNode;
}

const moves: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The two kinds of accounts as tabs; arrows move between them. */
export function DoorTabs({ chosen, choose, children }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent) => {
    const by = moves[event.key];
    const next = doorNames.at((doorNames.indexOf(chosen) + (by ?? 0)) % doorNames.length);
    if (!by || !next) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelector<HTMLElement>(`[data-door="${next}"]`)?.focus();
  };
  return (
    <>
      <div ref={list} className={css.tabs} role="tablist" aria-label="Тип учётной записи">
        {doorNames.map(name => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            data-door={name}
            className={css.tab}
            aria-selected={name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => choose(name)}
            onKeyDown={press}
          >
            {doors[name].label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  );
}
