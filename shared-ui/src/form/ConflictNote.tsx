import { useEffect, useRef } from 'react';
import { Button } from '../parts/Button.tsx';
import css from './ConflictNote.module.css';

interface Props {
  /** What was changed, in the accusative: «Бренд», «Заявку». */
  what: string;
  /** Saves what is typed here in place of what was saved elsewhere. */
  keep: () => void;
  /** Shows what was saved elsewhere in place of what is typed here. */
  take: () => void;
}

/** A record was saved elsewhere while it was edited here. */
export function ConflictNote({ what, keep, take }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={css.conflict} role="alert" tabIndex={-1}>
      <p>
        <strong>{what} изменили в&nbsp;другом месте,</strong> пока вы правили здесь. Ваши правки не&nbsp;потеряны:
        сохраните их поверх или покажите сохранённое.
      </p>
      <div className={css.buttons}>
        <Button variant="outlined" color="inherit" onClick={keep}>
          Сохранить мои правки
        </Button>
        <Button color="inherit" onClick={take}>
          Показать сохранённое
        </Button>
      </div>
    </div>
  );
}
