import type { AnyCall, Client, Input, Reply } from '@venue/sdk';
import type { Address } from '@venue/shared-ui/shell/screens.tsx';

/** What search engines and messengers show of a page. */
export interface Head {
  /** Without the product's name. */
  readonly title: string;
  /** One or two sentences, plain text. */
  readonly description?: string | undefined;
  /** The address of a picture on this site. */
  readonly image?: string | undefined;
  /** What the page is about, by schema.org; `@context` and the address are added. */
  readonly about?: Readonly<Record<string, unknown>> | undefined;
  /** Search engines do not list it. */
  readonly unlisted?: boolean;
}

/** Returns the reply to a call that was made during rendering. */
type Read = <C extends AnyCall>(call: C, input: Input<C>) => Reply<C> | undefined;

/** A page for the site map. */
export interface Listed {
  /** Within the app. */
  readonly path: string;
  /** When its content last changed, ISO 8601. */
  readonly changed?: string | undefined;
  /** What the feed of its list says of it; only of what was published. */
  readonly news?: News | undefined;
}

/** An entry of a feed. */
interface News {
  readonly title: string;
  readonly description: string;
  /** ISO 8601. */
  readonly published: string;
}

/** A page that the server renders. `<area>.ssr.ts` lists those of an area as `pages`. */
export interface ServerPage extends Address {
  /**
   * Modules of its screen whose scripts and styles the page links: `src/rooms/RoomsPage.tsx`. Empty with `deferHydration`.
   */
  readonly modules: readonly string[];
  /** Modules loaded by `afterHydration` or `deferHydration`: their styles are linked, their scripts are loaded later. */
  readonly later?: readonly string[];
  /** Undefined if its record is not loaded: the page is then `missing`. */
  readonly head: (params: Readonly<Record<string, string | undefined>>, read: Read) => Head | undefined;
  /** What the feed of this list is called, at the list's path with `.rss`. */
  readonly feed?: string;
  /**
   * The records that have such a page, for the site map; omitted if there is only one page. The caller limits their
   * number.
   */
  readonly records?: (client: Client) => AsyncIterable<Listed>;
}

/** A page of the browser alone whose record the server looks up, so that an address without one answers 404. */
export interface Probe extends Address {
  readonly find: (client: Client, params: Readonly<Record<string, string | undefined>>) => Promise<unknown>;
}

/** The plain text of formatted text, for the description of a page. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, '\u00a0')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/[ \n]+/g, ' ')
    .trim();
