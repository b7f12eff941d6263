import { Component, type ComponentType, lazy, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { isReachable, onBack } from '../../data/connection.ts';
import { Button } from '../Button.tsx';
import { Flow } from '../Flow.tsx';
import { countArrival } from '../message/Arrivals.ts';
import { isChunkFailure } from '../message/ErrorBoundary.tsx';
import { sanitizeInlineStyles } from '../record/sanitizeInlineStyles.ts';
import css from './lazyWithRetry.module.css';
import { TooSlow, withTimeout } from './withTimeout.ts';

interface Module<P> {
  readonly default: ComponentType<P>;
}

/** What replaces a part whose code failed to load: nothing (`unseen`), or a note over the page that this closes. */
type Look<P> = 'unseen' | ((props: P) => void);

/**
 * Like `lazy`, for a part of a screen. If its code cannot be fetched, a note replaces this part only, and the part is
 * loaded again once there is a connection. A dialog or a menu has no place on the page: its `look` is a function that
 * closes it, and its note lies over the page. For an `unseen` part no note is shown. `of` takes the part out of a module
 * that has several.
 */
export function lazyWithRetry<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  look?: Look<P>,
): ComponentType<P>;
export function lazyWithRetry<P extends object, M extends object>(
  load: () => Promise<M>,
  look: Look<P> | undefined,
  of: (module: M) => ComponentType<P>,
): ComponentType<P>;
export function lazyWithRetry<P extends object>(
  load: () => Promise<Module<P>>,
  look?: Look<P>,
  of: (module: Module<P>) => ComponentType<P> = module => module.default,
): ComponentType<P> {
  let failed: unknown;
  const fetched = (failure?: unknown) =>
    lazy(
      withTimeout(async () => {
        try {
          const part = of(await (failure ? anew(load, failure, of) : load()));
          // React itself hears of it first.
          setTimeout(countArrival);
          return { default: part };
        } catch (error) {
          failed = error;
          throw error;
        }
      }),
    );
  let Body = fetched();
  // React caches a failed load, so it is replaced. A part that has loaded is kept, with what is typed in it.
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
 * Fetches code that failed before. Browsers cache a failed import until the page is reloaded, so a query string makes
 * the address a new one. The modules that it imports keep their addresses and are not loaded twice.
 */
async function anew<T extends object>(
  load: () => Promise<T>,
  failure: unknown,
  of: (module: T) => unknown,
): Promise<T> {
  const [address] = /https?:[^\s?]+/.exec(String(failure)) ?? [];
  try {
    const part: T = await import(/* @vite-ignore */ `${address}?${Date.now()}`);
    if (of(part)) return part;
  } catch {
    // The load below reports why it fails.
  }
  return load();
}

interface Props {
  draw: () => ReactNode;
  /** Makes the next render fetch the code again. */
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
  /** It was fetched again with a connection; if that fails, the server has another version or the failure is cached. */
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
    // The connection came back before the check.
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
      await sanitizeInlineStyles();
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
    // Not a problem of the connection: the screen's error boundary shows it.
    if (kind === 'broken') throw error;
    if (kind === 'looking' || unseen) return null;
    const note = (
      <div className={leave ? `${css.note} ${css.over}` : css.note} role="status">
        <p>{texts[kind]}</p>
        <Flow gap={8}>
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
        </Flow>
      </div>
    );
    return leave ? createPortal(note, document.body) : note;
  }
}
