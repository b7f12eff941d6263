import { ApiFailure, Unreachable } from '@venue/sdk';
import { Button } from './Button.tsx';
import css from './Notes.module.css';

interface Props {
  error: unknown;
  /** What could not be done, e.g. «Не удалось загрузить бронирования». */
  title?: string;
  retry?: () => void;
}

/** Says what happened in place of the content, offers to try again, and gives the number to tell support. */
export function ErrorNote({ error, title = 'Не удалось загрузить данные', retry }: Props) {
  const known = error instanceof ApiFailure || error instanceof Unreachable;
  const text = known ? error.text : 'Попробуйте ещё раз. Если не поможет, обратитесь в техподдержку.';
  const requestId = error instanceof ApiFailure ? error.requestId : undefined;
  return (
    <div className={css.note} role="alert">
      <h2 className={css.title}>{title}</h2>
      <p className={css.text}>{text}</p>
      {requestId && <p className={css.request}>Номер обращения: {requestId}</p>}
      {retry && (
        <div className={css.action}>
          <Button variant="outlined" onClick={retry}>
            Повторить
          </Button>
        </div>
      )}
    </div>
  );
}
