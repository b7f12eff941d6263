import type { Floor } from '@venue/shared-ui/areas/rooms/plan/plan.types.ts';
import { type KeyboardEvent, useRef } from 'react';
import css from './FloorTabs.module.css';

interface Props {
  floors: readonly Pick<Floor, 'id' | 'label'>[];
  current: Floor['id'];
  onOpen(id: Floor['id']): void;
}

export const panelId = 'floor-plan';
export const tabId = (id: Floor['id']): string => `floor-${id}`;

/** Tabs of the floors; the arrow keys move between them. */
export function FloorTabs({ floors, current, onOpen }: Props) {
  const list = useRef<HTMLDivElement>(null);
  function move(event: KeyboardEvent) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const at = floors.findIndex(({ id }) => id === current);
    const next = floors[(at + step + floors.length) % floors.length];
    if (!next) return;
    onOpen(next.id);
    list.current?.querySelector<HTMLButtonElement>(`#${tabId(next.id)}`)?.focus();
  }
  return (
    <div ref={list} className={css.tabs} role="tablist" aria-label="Этаж" onKeyDown={move}>
      {floors.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className={css.tab}
          role="tab"
          id={tabId(id)}
          aria-selected={id === current}
          aria-controls={panelId}
          tabIndex={id === current ? 0 : -1}
          onClick={() => onOpen(id)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
