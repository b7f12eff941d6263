import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../Icon.tsx';
import css from './Notifications.module.css';
import { dismiss, NOTE_MS, type Note, notesAtom } from './notify.ts';
import { placeNotes } from './placeNotes.ts';

const titles = { error: 'Ошибка', info: 'Сообщение', success: 'Готово', warning: 'Внимание' } as const;

/**
 * The notes of `notify`, in free room of the header, or else at the top right. Render it once per app. They cover no main
 * button: see `placeNotes`. Hovering or focusing them pauses their timer; F8 moves the focus to the newest one that is
 * visible, and closing a note gives the focus back.
 */
export function Notifications() {
  const notes = useAtomValue(notesAtom);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const stack = useRef<HTMLElement>(null);
  const before = useRef<HTMLElement | null>(null);
  // A note that disappears while hovered or focused fires no leave or blur event.
  if (notes.length === 0) {
    if (hovered) setHovered(false);
    if (focused) setFocused(false);
  }
  useEffect(() => {
    const reach = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      const buttons = [...(stack.current?.children ?? [])].map(note => note.querySelector('button'));
      // In the header some notes give way to others, with their buttons.
      buttons.findLast(button => button && getComputedStyle(button).display !== 'none')?.focus();
    };
    document.addEventListener('keydown', reach);
    return () => document.removeEventListener('keydown', reach);
  }, []);
  const noteKeys = notes.map(({ id, repeats }) => `${id}.${repeats}`).join();
  useLayoutEffect(() => {
    const { current } = stack;
    if (noteKeys === '' || !current) return;
    const place = () => placeNotes(current);
    place();
    window.addEventListener('resize', place);
    // Scrolled boxes, such as a dialog, fire their own events, which do not bubble.
    document.addEventListener('scroll', place, { capture: true, passive: true });
    // What the note tells of may change the page only now, such as a record that comes anew with other buttons.
    let frame = 0;
    const changes = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    });
    changes.observe(document.body, { childList: true, subtree: true });
    // The notes let the pointer through, so no event of theirs tells that it is over them.
    const follow = ({ clientX, clientY }: PointerEvent) => {
      const { top, right, bottom, left } = current.getBoundingClientRect();
      setHovered(clientX >= left && clientX <= right && clientY >= top && clientY <= bottom);
    };
    document.addEventListener('pointermove', follow, { passive: true });
    return () => {
      changes.disconnect();
      cancelAnimationFrame(frame);
      document.removeEventListener('pointermove', follow);
      window.removeEventListener('resize', place);
      document.removeEventListener('scroll', place, { capture: true });
    };
  }, [noteKeys]);
  const close = (id: number, used = false) => {
    const inside = stack.current?.contains(document.activeElement);
    dismiss(id, used);
    setFocused(false);
    if (inside) before.current?.focus();
  };
  return (
    <section
      ref={stack}
      className={css.stack}
      aria-label="Уведомления"
      aria-live="polite"
      aria-relevant="additions"
      onFocus={({ relatedTarget }) => {
        setFocused(true);
        if (relatedTarget instanceof HTMLElement && !stack.current?.contains(relatedTarget))
          before.current = relatedTarget;
      }}
      onBlur={() => setFocused(false)}
    >
      {notes.map(note => (
        <Item key={note.id} note={note} isPaused={hovered || focused} close={close} />
      ))}
    </section>
  );
}

function Item({
  note,
  isPaused,
  close,
}: {
  note: Note;
  isPaused: boolean;
  close: (id: number, used?: boolean) => void;
}) {
  const remaining = useRef(NOTE_MS);
  const counted = useRef(note.repeats);
  useEffect(() => {
    if (counted.current !== note.repeats) {
      counted.current = note.repeats;
      remaining.current = NOTE_MS;
    }
    if (isPaused) return;
    const from = Date.now();
    const timer = setTimeout(() => dismiss(note.id), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - from;
    };
  }, [note.id, note.repeats, isPaused]);
  const { action } = note;
  const urgent = note.type === 'error' || note.type === 'warning';
  return (
    <div className={css.note} data-type={note.type} role={urgent ? 'alert' : 'status'}>
      <Icon name={note.type} className={css.icon} />
      <div className={css.body}>
        <span className="visually-hidden">{titles[note.type]}: </span>
        {note.text}
        {note.requestId && <div className={css.request}>Номер обращения: {note.requestId}</div>}
      </div>
      {action && (
        <button
          type="button"
          className={css.action}
          onClick={() => {
            close(note.id, true);
            void action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={css.close} aria-label="Закрыть уведомление" onClick={() => close(note.id)}>
        <Icon name="close" size={20} />
      </button>
    </div>
  );
}
