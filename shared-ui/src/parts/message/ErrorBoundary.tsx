import { Component, type ErrorInfo, type ReactNode } from 'react';
import { isReachable, onBack } from '../../data/connection.ts';
import { Button } from '../Button.tsx';
import { TooSlow } from '../load/withTimeout.ts';
import { sanitizeInlineStyles } from '../record/sanitizeInlineStyles.ts';
import css from './Notes.module.css';

interface Props {
  children: ReactNode;
  /** Called with the error, e.g. to report it. */
  onError?: (error: unknown, info: ErrorInfo) => void;
  /** Loads the code of the children again; needed if it is loaded on demand. */
  renew?: () => void;
  /** Reloads the page; the browser's own reload by default. */
  reload?: () => void;
}

type Kind = 'broken' | 'looking' | 'offline' | 'outdated' | 'slow';

interface State {
  kind: Kind | null;
}

// The message differs: the first is that of Chrome and Firefox, then Safari's, then Vite's own for styles.
const chunk = /dynamically imported module|importing a module script|preload CSS/i;

/** Whether a screen's code could not be fetched: without a connection, or because a newer version took its place. */
export const isChunkFailure = (error: unknown): boolean => error instanceof Error && chunk.test(error.message);

/**
 * Whether React did not find a node where it had put it: a page translator or an extension has changed the page. Ours
 * are guarded by `tools/house.texts.mjs`; the widgets of other packages are not.
 */
const isTorn = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotFoundError';
/** How often a screen is drawn anew before it is taken for broken. */
const MOST_REPAIRS = 5;

/** Whether the server still has the code that could not be fetched; false in Safari, whose message has no URL. */
async function isStillServed(error: Error): Promise<boolean> {
  const address = /https?:\/\/\S+/.exec(error.message)?.[0];
  if (address === undefined) return false;
  return fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

const texts = {
  broken: ['Что-то пошло не так', 'Обновите страницу. Если ошибка повторится, обратитесь в техподдержку.'],
  outdated: ['Вышло обновление', 'Обновите страницу, чтобы продолжить работу в новой версии.'],
  slow: ['Страница долго загружается', 'Похоже, связь очень медленная. Попробуйте ещё раз.'],
  offline: ['Нет связи', 'Страница откроется сама, как только связь появится.'],
} as const;

/**
 * Catches errors while rendering. If a screen's code could not be fetched because there was no connection, it is
 * loaded again once there is one; if the server has a newer version instead, a reload is offered. A screen whose nodes
 * something else has changed is drawn anew.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { kind: null };
  #stop: (() => void) | undefined;
  /** The person has left the screen: the page shown now must not be reloaded. */
  #gone = false;
  /** It has waited for the connection once. The browser caches the failed import, so now only a reload helps. */
  #waited = false;
  #repairs = 0;

  #reload = (): void => (this.props.reload ? this.props.reload() : window.location.reload());

  static getDerivedStateFromError(error: unknown): State {
    if (error instanceof TooSlow) return { kind: 'slow' };
    return { kind: isTorn(error) || isChunkFailure(error) ? 'looking' : 'broken' };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info);
    if (isTorn(error)) this.setState({ kind: this.#repairs++ < MOST_REPAIRS ? null : 'broken' });
    if (error instanceof Error && isChunkFailure(error)) void this.#look(error);
  }

  override componentDidMount(): void {
    this.#gone = false;
  }

  override componentWillUnmount(): void {
    this.#gone = true;
    this.#stop?.();
    this.#stop = undefined;
  }

  async #look(error: Error): Promise<void> {
    const reachable = await isReachable();
    if (this.#gone) return;
    if (!reachable) {
      this.#stop ??= onBack(() => void this.#again());
      this.setState({ kind: 'offline' });
      return;
    }
    // If the code is still served, the connection came back before the check.
    const served = this.#waited || (await isStillServed(error));
    if (this.#gone) return;
    if (served) this.#reload();
    else this.setState({ kind: 'outdated' });
  }

  #again = async (): Promise<void> => {
    if (!(await isReachable())) return;
    // If the styles fail again, so does the screen, which then shows the error.
    await sanitizeInlineStyles().catch(() => undefined);
    if (this.#gone) return;
    this.#stop?.();
    this.#stop = undefined;
    this.#waited = true;
    this.props.renew?.();
    this.setState({ kind: null });
  };

  override render(): ReactNode {
    const { kind } = this.state;
    if (kind === null) return this.props.children;
    if (kind === 'looking') return null;
    const [title, text] = texts[kind];
    return (
      <div className={css.note} role="alert">
        <h1 className={css.title}>{title}</h1>
        <p className={css.text}>{text}</p>
        <div className={css.action}>
          {kind === 'offline' || kind === 'slow' ? (
            <Button variant="outlined" onClick={() => void this.#again()}>
              Повторить
            </Button>
          ) : (
            <Button variant="contained" onClick={this.#reload}>
              Обновить страницу
            </Button>
          )}
        </div>
      </div>
    );
  }
}
