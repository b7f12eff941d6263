import type { Permission } from '@venue/sdk';
import {
  type ComponentType,
  createContext,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react';
import { type NavigationType, Route, useLocation, useNavigationType, useParams } from 'react-router-dom';
import { PageSkeleton } from '../parts/load/Skeletons.tsx';
import { withTimeout } from '../parts/load/withTimeout.ts';
import { ErrorBoundary } from '../parts/message/ErrorBoundary.tsx';
import type { Crumb } from '../parts/Page.tsx';
import { Part } from '../parts/Part.tsx';

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters of a screen's path. */
export type ScreenParams<P extends string> = { readonly [K in ParamNames<P>]: string | number };

/** Where a screen is, without its code: all that links and other screens need. */
export interface Address<P extends string = string> {
  readonly path: P;
}

/** An address with the text of a link to it. */
export interface Place<P extends string = string> extends Address<P> {
  /** May hold parameters of the path: `Заявка № :id`. */
  readonly title: string;
  /** Its text in the menu, if it differs from the title. */
  readonly menu?: string;
}

/** The places that an `<area>.paths.ts` declares. */
export type Places = Readonly<Record<string, Place>>;

/** A screen as data: its address, its title, how to load its code. */
export interface Screen extends Place {
  /** Screens on the way here, outermost first. */
  readonly crumbs?: readonly Place[];
  /** The permission that staff need to see it; any one of several. */
  readonly permission?: Permission | readonly Permission[];
  /**
   * Screens with the same `page` and the same `load` are one page at several addresses: it keeps its state when the
   * address changes, as that of a form does once its record has a number.
   */
  readonly page?: string;
  readonly load: () => Promise<{ default: ComponentType }>;
}

/** A link to a screen within its app: `href(screens.room, { roomId: 31 })`. A missing parameter does not compile. */
export function href<P extends string>(
  to: Address<P>,
  ...[params]: [ParamNames<P>] extends [never] ? [] : [params: ScreenParams<P>]
): string {
  return fill(to.path, params ?? {}, encodeURIComponent);
}

const fill = (text: string, params: Readonly<Record<string, unknown>>, encode: (value: string) => string) =>
  text.replace(/:([a-zA-Z]\w*)/g, (whole, name: string) => (name in params ? encode(String(params[name])) : whole));

/**
 * How the code of each screen is fetched, by path. The routes fill it, so that links need no reference to a screen's
 * code.
 */
const loads = new Map<string, Screen['load']>();

/** Preloads a screen's code, e.g. when a link to it is hovered. */
export const preload = ({ path }: Address): void => {
  // Errors are ignored here: opening the screen would fail the same way and report it.
  loads
    .get(path)?.()
    .catch(() => undefined);
};

interface CurrentScreen {
  readonly title: string;
  /** The record's number, if the address has one; the window's title shows it beside the record's name. */
  readonly number?: string | undefined;
  readonly crumbs: readonly Crumb[];
}

const ShownContext = createContext<CurrentScreen>({ title: '', crumbs: [] });

/** Title, number and crumbs of the screen being shown, with its parameters filled in: `<Page {...useScreen()}>`. */
export const useScreen = (): CurrentScreen => useContext(ShownContext);

function Frame({
  of,
  onError,
  wayTo,
  draw,
  renew,
}: {
  of: Screen;
  onError?: ((error: unknown) => void) | undefined;
  wayTo: (path: string) => string;
  draw: () => ReactNode;
  renew: () => void;
}) {
  const [, setTurn] = useState(0);
  const params = useParams();
  const same = (value: string) => value;
  const screen: CurrentScreen = {
    title: fill(of.title, params, same),
    number: Object.values(params).find(value => /^\d+$/.test(value ?? '')),
    crumbs: (of.crumbs ?? []).map(each => ({
      text: fill(each.title, params, same),
      to: wayTo(fill(each.path, params, encodeURIComponent)),
    })),
  };
  const { pathname } = useLocation();
  const page = of.page ?? pathname;
  const how: NavigationType = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what calls for its top
  useEffect(() => {
    if (how !== 'POP') window.scrollTo(0, 0);
  }, [page]);
  return (
    <ShownContext value={screen}>
      <ErrorBoundary
        key={page}
        {...(onError ? { onError } : {})}
        renew={() => {
          renew();
          setTurn(turn => turn + 1);
        }}
      >
        <Part fallback={<PageSkeleton />}>{draw()}</Part>
      </ErrorBoundary>
    </ShownContext>
  );
}

interface RoutesOptions {
  /** Called with errors thrown while a screen renders. */
  onError?: (error: unknown) => void;
  /** Wraps each screen, e.g. in the shell; receives the screen to choose by. */
  frame?: (of: Screen, page: ReactNode) => ReactNode;
  /** Wraps a screen's body, which still has its title, e.g. to check a permission first. */
  within?: (of: Screen, body: ReactNode) => ReactNode;
  /** The address that the crumb of a path links to, e.g. a list with its last filters. */
  wayTo?: (path: string) => string;
}

/** The routes of a table of screens, for `<Routes>`. Call once, outside components. */
export function routesOf(
  screens: readonly Screen[],
  { onError, frame = (_, page) => page, within = (_, body) => body, wayTo = path => path }: RoutesOptions = {},
) {
  const bodies = new Map<Screen['load'], { Body: LazyExoticComponent<ComponentType> }>();
  return screens.map(of => {
    loads.set(of.path, of.load);
    // React caches a failed load, so another try needs a new lazy component.
    const load = withTimeout(of.load);
    const shared = bodies.get(of.load) ?? { Body: lazy(load) };
    bodies.set(of.load, shared);
    const page = (
      <Frame
        of={of}
        onError={onError}
        wayTo={wayTo}
        draw={() => within(of, <shared.Body />)}
        renew={() => {
          shared.Body = lazy(load);
        }}
      />
    );
    return <Route key={of.path} path={of.path} element={frame(of, page)} />;
  });
}
