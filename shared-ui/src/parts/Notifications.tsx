import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';
import css from './Notifications.module.css';
import { dismiss, NOTE_MS, type Note, notesAtom } from './notify.ts';

const titles = { error: 'Ошибка', info: 'Сообщение', success: 'Готово', warning: 'Внимание' } as const;

/** The notes of `notify`, top right. Put it once per app. The pointer or the focus on them stops their time. */
export function Notifications() {
  const notes = useAtomValue(notesAtom);
  const [held, setHeld] = useState(false);
  // A note that disappears under the pointer sends no leave event.
  if (held && notes.length === 0) setHeld(false);
  return (
    <section
      className={css.stack}
      aria-label="Уведомления"
      aria-live="polite"
      aria-relevant="additions"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {notes.map(note => (
        <Item key={note.id} note={note} held={held} />
      ))}
    </section>
  );
}

function Item({ note, held }: { note: Note; held: boolean }) {
  const left = useRef(NOTE_MS);
  const counted = useRef(note.shown);
  useEffect(() => {
    if (counted.current !== note.shown) {
      counted.current = note.shown;
      left.current = NOTE_MS;
    }
    if (held) return;
    const from = Date.now();
    const timer = setTimeout(() => dismiss(note.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - from;
    };
  }, [note.id, note.shown, held]);
  const urgent = note.type === 'error' || note.type === 'warning';
  return (
    <div className={css.note} data-type={note.type} role={urgent ? 'alert' : 'status'}>
      <Icon name={note.type} className={css.icon} />
      <div className={css.body}>
        <span className="visually-hidden">{titles[note.type]}: </span>
        {note.text}
        {note.requestId && <div className={css.request}>Номер обращения: {note.requestId}</div>}
      </div>
      <button type="button" className={css.close} aria-label="Закрыть уведомление" onClick={() => dismiss(note.id)}>
        <Icon name="close" size={20} />
      </button>
    </div>
  );
}
