import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import css from './Notes.module.css';

interface Props {
  children: ReactNode;
  /** Called with the error, e.g. to report it. */
  onError?: (error: unknown, info: ErrorInfo) => void;
}

interface State {
  error: unknown;
}

// Browsers word it differently: Chrome, Firefox, Safari; the last is Vite's own for styles.
const outdated = /dynamically imported module|importing a module script|preload CSS/i;

/** Whether a screen's code could not be fetched, which happens after a deployment. */
export const isChunkFailure = (error: unknown): boolean => error instanceof Error && outdated.test(error.message);

/**
 * Catches errors while rendering. If a screen's code cannot be fetched, it offers to reload: there is a new version.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const update = isChunkFailure(error);
    return (
      <div className={css.note} role="alert">
        <h1 className={css.title}>{update ? 'Вышло обновление' : 'Что-то пошло не так'}</h1>
        <p className={css.text}>
          {update
            ? 'Обновите страницу, чтобы продолжить работу в новой версии.'
            : 'Обновите страницу. Если ошибка повторится, обратитесь в техподдержку.'}
        </p>
        <div className={css.action}>
          <Button variant="contained" onClick={() => window.location.reload()}>
            Обновить страницу
          </Button>
        </div>
      </div>
    );
  }
}
