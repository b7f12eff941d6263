import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { useEffect, useRef } from 'react';
import css from './ArticleEditor.module.css';

interface Props {
  /** Saves what is typed here in place of what was saved elsewhere. */
  keep: () => void;
  /** Shows what was saved elsewhere in place of what is typed here. */
  take: () => void;
}

/** The article was saved elsewhere while it was edited here. */
export function ConflictNote({ keep, take }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={css.conflict} role="alert" tabIndex={-1}>
      <p>
        <strong>Статью изменили в&nbsp;другом месте,</strong> пока вы правили её здесь. Ваш текст на&nbsp;месте:
        сохраните его поверх или покажите сохранённое.
      </p>
      <div className={css.conflictButtons}>
        <Button variant="outlined" color="inherit" onClick={keep}>
          Сохранить мой текст
        </Button>
        <Button color="inherit" onClick={take}>
          Показать сохранённое
        </Button>
      </div>
    </div>
  );
}
