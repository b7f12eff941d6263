import { Component, type ComponentType, lazy, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { isReachable, onBack } from '../data/connection.ts';
import { Button } from './Button.tsx';
import { isChunkFailure } from './ErrorBoundary.tsx';
import { inTime, TooSlow } from './inTime.ts';
import css from './late.module.css';
import { mendStyles } from './mendStyles.ts';

/** What stands for a part whose code has not come: a note in its place, or over the page with a way to do without. */
type Look<P> = 'unseen' | ((props: P) => void);

/**
 * Like `lazy`, for a part of a screen: if its code cannot be fetched, a note takes the part's place and nothing else's,
 * and the part comes by itself once there is a connection. A dialog or a menu, which has no place on the page, says with
 * `look` how it is closed, and its note lies over the page; an `unseen` part is waited for in silence.
 */
export function late<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  look?: Look<P>,
): ComponentType<P> {
  let failed: unknown;
  const fetched = (failure?: unknown) =>
    lazy(
      inTime(() =>
        (failure ? anew(load, failure) : load()).catch((error: unknown) => {
          failed = error;
          throw error;
        }),
      ),
    );
  let Body = fetched();
  // React keeps a load that failed. One that has come stays, with what is typed in it.
  const renew = () => {
    if (failed) Body = fetched(failed);
    failed = undefined;
  };
  return (props: P) => {
    const leave = typeof look === 'function' ? () => look(props) : undefined;
    return <Waiting renew={renew} unseen={look === 'unseen'} leave={leave} draw={() => <Body {...props} />} />;
  };
}

/**
 * Fetches code that failed before. Browsers keep the failure of a file for as long as the page lives, so it is asked for
 * by an address they have not tried; what it imports itself is not doubled by that.
 */
async function anew<T extends object>(load: () => Promise<T>, failure: unknown): Promise<T> {
  const [address] = /https?:[^\s?]+/.exec(String(failure)) ?? [];
  try {
    const part: T = await import(/* @vite-ignore */ `${address}?${Date.now()}`);
    if ('default' in part) return part;
  } catch {
    // Whoever loads it says why.
  }
  return load();
}

interface Props {
  draw: () => ReactNode;
  /** Makes the next drawing fetch the code again. */
  renew: () => void;
  leave: (() => void) | undefined;
  unseen: boolean;
}

type Kind = 'looking' | 'offline' | 'slow' | 'lost' | 'broken';

interface State {
  kind: Kind | null;
  error: unknown;
}

const texts = {
  offline: 'Нет связи. Как только она появится, это откроется само.',
  slow: 'Связь очень медленная: эта часть страницы ещё не\u00a0пришла.',
  lost: 'Эту часть страницы не\u00a0удалось загрузить. Сохраните, что ввели, и\u00a0обновите страницу.',
} as const;

class Waiting extends Component<Props, State> {
  override state: State = { kind: null, error: null };
  #stop: (() => void) | undefined;
  #gone = false;
  /** It was fetched again with a connection: the server has another version, or the browser keeps the failure. */
  #tried = false;

  static getDerivedStateFromError(error: unknown): State {
    return { kind: error instanceof TooSlow ? 'slow' : isChunkFailure(error) ? 'looking' : 'broken', error };
  }

  override componentDidMount(): void {
    this.#gone = false;
  }

  override componentDidCatch(error: unknown): void {
    if (isChunkFailure(error)) void this.#look();
  }

  override componentWillUnmount(): void {
    this.#gone = true;
    this.#stop?.();
  }

  async #look(): Promise<void> {
    const reachable = await isReachable();
    if (this.#gone) return;
    if (reachable && this.#tried) return this.setState({ kind: 'lost' });
    // The connection came back while it was asked after.
    if (reachable) return this.#fetchAgain();
    this.#tried = false;
    this.#stop ??= onBack(() => void this.#again());
    this.setState({ kind: 'offline' });
  }

  #again = async (): Promise<void> => {
    if ((await isReachable()) && !this.#gone) await this.#fetchAgain();
  };

  async #fetchAgain(): Promise<void> {
    this.#stop?.();
    this.#stop = undefined;
    this.#tried = true;
    try {
      await mendStyles();
    } catch {
      return this.#look();
    }
    this.props.renew();
    if (!this.#gone) this.setState({ kind: null, error: null });
  }

  override render(): ReactNode {
    const { draw, leave, unseen } = this.props;
    const { kind, error } = this.state;
    if (kind === null) return draw();
    // What is broken is not for want of a connection: the screen says so.
    if (kind === 'broken') throw error;
    if (kind === 'looking' || unseen) return null;
    const note = (
      <div className={leave ? `${css.note} ${css.over}` : css.note} role="status">
        <p>{texts[kind]}</p>
        <div className={css.actions}>
          <Button size="small" variant="outlined" onClick={() => void this.#again()}>
            Повторить
          </Button>
          {kind === 'lost' && (
            <Button size="small" color="inherit" onClick={() => window.location.reload()}>
              Обновить страницу
            </Button>
          )}
          {leave && (
            <Button size="small" color="inherit" onClick={leave}>
              Закрыть
            </Button>
          )}
        </div>
      </div>
    );
    return leave ? createPortal(note, document.body) : note;
  }
}
