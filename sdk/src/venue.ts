import { captchaChallenge, login, loginMarketplace, logout } from './auth/auth.calls.ts';
import type { areas } from './calls.ts';
import { type Client, createClient } from './core/client/client.ts';
import type { ClientOptions, SendOptions } from './core/client/options.ts';
import { type Rows, rowsLater } from './core/client/pages.ts';
import { createSession, memoryStore, type Session } from './core/client/session.ts';
import { createLive, type Live, type LiveOptions } from './core/live/live.ts';
import type { AnyCall, Input, Reply } from './core/schema/call.ts';
import type { RoleName } from './core/schema/roles.ts';
import { methods } from './generated/methods.ts';
import { passSecondStep } from './security/security.calls.ts';
import { proofOf, proven } from './venue.proof.ts';

export { proven };

type Nothing = Record<never, never>;

/** The input of a call, where a query or a body that requires nothing may be left out. */
type Parts<I> = { readonly [Part in keyof I as Nothing extends I[Part] ? never : Part]: I[Part] } & {
  readonly [Part in keyof I as Nothing extends I[Part] ? Part : never]?: I[Part];
};

type Arguments<C extends AnyCall, I = Parts<Input<C>>> = Nothing extends I
  ? [input?: I, options?: SendOptions<C>]
  : [input: I, options?: SendOptions<C>];

/** A call as a method: `send` with the call filled in. */
export type Method<C extends AnyCall> = (...args: Arguments<C>) => Promise<Reply<C>>;

/** A list as a method: calling it returns one page, its `rows` yields every row, as `rowsOf` does. */
export interface ListMethod<C extends AnyCall> extends Method<C> {
  rows(...args: Arguments<C>): Rows<C>;
}

type MethodOf<C extends AnyCall> = Reply<C> extends { items: readonly unknown[] } ? ListMethod<C> : Method<C>;

type Methods<Declared> = {
  readonly [Name in keyof Declared as Declared[Name] extends AnyCall ? Name : never]: Declared[Name] extends AnyCall
    ? MethodOf<Declared[Name]>
    : never;
};

type Areas = typeof areas;
type AreaName = keyof Areas extends infer Key ? (Key extends `${infer Name}Admin` ? Name : Key) : never;
type Area<Name> = (Name extends keyof Areas ? Methods<Areas[Name]> : Nothing) &
  (Name extends string
    ? `${Name}Admin` extends keyof Areas
      ? { readonly admin: Methods<Areas[`${Name}Admin`]> }
      : Nothing
    : never);

/** The account to sign in with. An account of another role is unknown there. */
export interface Credentials {
  readonly role: RoleName;
  /** Ten digits: `9120000101`. */
  readonly phone: string;
  readonly password: string;
  /** Gives the code of the second factor of staff who have one; called only if the login asks for it. */
  readonly secondCode?: () => string | Promise<string>;
}

interface Around {
  /** For functions that take a client, and for calls that have no method. */
  readonly client: Client;
  readonly session: Session;
  /**
   * Signs in and keeps the tokens in the session. `false` when phone or password is wrong, without saying which, and
   * when the login needs a second factor and `secondCode` is left out or none is set up yet. For
   * staff it first solves the captcha's proof of work, which takes a second or two of computing. Throws what `send`
   * throws, such as `rate_limited` after too many attempts.
   */
  signIn(who: Credentials, options?: SendOptions): Promise<boolean>;
  /** Ends the session on the server and forgets it here, even when the server could not be reached. */
  signOut(options?: SendOptions): Promise<void>;
  /** Opens the live channel of this server with this session; `close()` it to let the program end. */
  live(options?: Partial<Omit<LiveOptions, 'session'>>): Live;
}

/** Every call of the API, named like its import: `@venue/sdk/bookings/admin` is `venue.bookings.admin`. */
export type Venue = Around & { readonly [Name in AreaName]: Area<Name> };

/**
 * The options of `createClient`. If `session` is left out, the venue gets one of its own that ends with the process.
 */
export interface VenueOptions extends Omit<ClientOptions, 'session'> {
  readonly session?: Session;
}

/** A client with a method for every call, for scripts and tools. Several may live side by side in one process. */
export function createVenue(options: VenueOptions): Venue {
  const session = options.session ?? createSession(memoryStore());
  const client = createClient({ ...options, session });

  const around: Around = {
    client,
    session,
    async signIn({ role, phone, password, secondCode }, sendOptions = {}) {
      const prove = async () => proofOf(await client.send(captchaChallenge, {}, sendOptions), sendOptions.signal);
      const { message } = await proven(async proof => {
        const body = { phone, password, proof };
        if (role === 'marketplace') return client.send(loginMarketplace, { body }, sendOptions);
        const captcha = role === 'admin' ? { captcha: await prove() } : {};
        return client.send(login, { body: { ...body, ...captcha } }, sendOptions);
      }, sendOptions.signal);
      if (message.successful) session.signIn(message);
      else if (secondCode && 'secondStep' in message && message.secondStep.needs === 'code') {
        const body = { ticket: message.secondStep.ticket, code: await secondCode() };
        session.signIn((await client.send(passSecondStep, { body }, sendOptions)).message);
        return true;
      }
      return message.successful;
    },
    async signOut(sendOptions) {
      try {
        await client.send(logout, {}, sendOptions);
      } finally {
        session.signOut();
      }
    },
    live: more =>
      createLive({ url: `${options.baseUrl.replace(/^http/, 'ws').replace(/\/$/, '')}/live`, ...more, session }),
  };
  return { ...around, ...methodsOf(client) };
}

/** The methods that `Venue` declares; the calls of an area are loaded with the first that is made. */
function methodsOf(client: Client): Omit<Venue, keyof Around> {
  const tree: Record<string, object> = {};
  for (const [key, { load, names }] of Object.entries(methods)) {
    const own = Object.fromEntries(
      names.split(' ').map(starred => {
        const name = starred.replace('*', '');
        const find = async () => ((await load()) as Readonly<Record<string, unknown>>)[name] as AnyCall;
        return [name, methodOf(client, find, name !== starred)];
      }),
    );
    const [area = key, staff] = key.split(/(?=Admin$)/);
    tree[area] = { ...tree[area], ...(staff ? { admin: own } : own) };
  }
  return tree as Omit<Venue, keyof Around>;
}

function methodOf(client: Client, find: () => Promise<AnyCall>, isList: boolean) {
  const filled = async (input?: object) => {
    const call = await find();
    return { call, input: { ...(call.query ? { query: {} } : {}), ...(call.body ? { body: {} } : {}), ...input } };
  };
  const method = async (given?: object, options?: SendOptions) => {
    const { call, input } = await filled(given);
    return client.send(call, input, options);
  };
  const rows = (given?: object, options?: SendOptions) => rowsLater(client, () => filled(given), options);
  return isList ? Object.assign(method, { rows }) : method;
}
