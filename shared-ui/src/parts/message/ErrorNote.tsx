import { isApiFailure, Unreachable } from '@venue/sdk';
import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import css from './Notes.module.css';

interface Props {
  error: unknown;
  /** What could not be done, e.g. «Не удалось загрузить бронирования». */
  title?: string;
  retry?: () => void;
}

/**
 * Shown in place of content that failed to load: says what happened, offers a retry, and shows the request id for
 * support. Without a connection it is a plain status: `ApiProvider` reads again once there is one.
 */
export function ErrorNote({ error, title = 'Не удалось загрузить данные', retry }: Props) {
  if (error instanceof Unreachable && error.reason === 'network')
    return (
      <Note role="status" title="Нет связи" text="Всё загрузится само, как только связь появится." retry={retry} />
    );
  const isExpected = isApiFailure(error) || error instanceof Unreachable;
  const text = isExpected ? error.text : 'Попробуйте ещё раз. Если не поможет, обратитесь в техподдержку.';
  const requestId = isApiFailure(error) ? error.requestId : undefined;
  return (
    <Note role="alert" title={title} text={text} retry={retry}>
      {requestId && <p className={css.request}>Номер обращения: {requestId}</p>}
    </Note>
  );
}

interface NoteProps {
  role: 'alert' | 'status';
  title: string;
  text: string;
  retry: (() => void) | undefined;
  children?: ReactNode;
}

function Note({ role, title, text, retry, children }: NoteProps) {
  return (
    <div className={css.note} role={role}>
      <h2 className={css.title}>{title}</h2>
      <p className={css.text}>{text}</p>
      {children}
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
