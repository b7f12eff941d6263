import { type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { mayLeave } from '../form/unsaved.ts';
import { Icon } from '../parts/Icon.tsx';
import { confirm } from '../parts/message/Confirm.tsx';
import css from './UserMenu.module.css';

interface Props {
  /** The person's name in its short form: «Мария К.». */
  name: string;
  /** Phone or role, under the name. */
  caption?: string;
  /** Covers the initials. */
  picture?: ReactElement | undefined;
  /** A number beside the name, with its description for screen readers. */
  mark?: ReactNode;
  /** Links above «Выйти». */
  children?: ReactNode;
  /** Signs out; called after the person has confirmed. */
  onLogout: () => Promise<void>;
}

/** The person's button in the header, and the menu that opens below it. */
export function UserMenu({ name, caption, picture, mark, children, onLogout }: Props) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const note = useId();
  const logout = async () => {
    const sure = await confirm({ title: 'Выход', text: 'Вы уверены, что хотите выйти?', yes: 'Выйти', no: 'Отмена' });
    if (sure && (await mayLeave())) await onLogout();
  };
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', onEscape);
    };
  }, [open]);
  return (
    <div className={css.box} ref={box}>
      <button
        ref={button}
        type="button"
        className={css.button}
        aria-expanded={open}
        aria-controls={panel}
        aria-label={`Меню пользователя: ${name}`}
        aria-describedby={mark ? note : undefined}
        onClick={() => setOpen(!open)}
      >
        <span className={css.mark} data-initials={initials(name) || undefined} aria-hidden="true">
          {initials(name) === '' && <Icon name="person" size={20} />}
          {picture}
        </span>
        <span className={css.name}>{name}</span>
        {mark && (
          <span id={note} className={css.count}>
            {mark}
          </span>
        )}
        <Icon name="down" size={20} className={css.down} />
      </button>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a click on any entry inside closes the panel
        // biome-ignore lint/a11y/useKeyWithClickEvents: links and buttons inside turn keys into clicks
        <div id={panel} className={css.panel} onClick={() => setOpen(false)}>
          <div className={css.who}>
            <strong>{name}</strong>
            {caption && <span>{caption}</span>}
          </div>
          {children}
          <button type="button" className={css.entry} onClick={() => void logout()}>
            Выйти
          </button>
        </div>
      )}
    </div>
  );
}

const initials = (name: string): string =>
  /^\p{L}/u.test(name)
    ? name
        .split(/\s+/)
        .filter(word => /^\p{L}/u.test(word))
        .slice(0, 2)
        .map(word => word[0])
        .join('')
        .toUpperCase()
    : '';

/** The class of a link inside the user's menu. */
export const entryClass = css.entry;
