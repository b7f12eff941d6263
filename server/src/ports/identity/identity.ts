import type { Checkable } from '../checkable.ts';

/** A person as the provider vouches for them. */
export interface ProvenPerson {
  /** The provider's permanent id of the person; the state services call it `oid`. */
  readonly subject: string;
  readonly lastname: string;
  readonly name: string;
  readonly middlename: string;
  /** Ten digits, only when the provider has proven that it is theirs. */
  readonly phone: string | null;
  /** Empty when there is none. */
  readonly email: string;
  readonly emailProven: boolean;
  /** Their name was checked against a document. */
  readonly trusted: boolean;
}

/** How a person came back from the provider. `why` is a stable word for the log, never what was sent. */
export type Outcome =
  | { readonly kind: 'person'; readonly person: ProvenPerson }
  | { readonly kind: 'refused' }
  | { readonly kind: 'down'; readonly why: string }
  | { readonly kind: 'invalid'; readonly why: string };

/** Values that tie the provider's answer to one sign-in; created for each and kept on the server. */
interface Ties {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/**
 * A service that confirms who somebody is: the browser goes there, the person agrees or refuses, and returns with a
 * code.
 */
export interface IdentityProvider extends Checkable {
  /** Stored with every link between a person there and an account here. */
  readonly name: string;
  /** False where nobody can sign in this way. */
  readonly ready: boolean;
  /**
   * The address to send the browser to.
   * @throws Error when the provider cannot be reached
   */
  addressOf(ties: Ties): Promise<string>;
  /** Exchanges the code of the answer and checks everything the answer says. Never throws. */
  finish(ties: Ties, answer: URLSearchParams): Promise<Outcome>;
}

/** The path people come back to from the provider. */
export const RETURN_PATH = '/api/auth/swap/return';

/** The same as a whole address: exactly this is registered at the provider. */
export const returnUri = ({ publicUrl }: { readonly publicUrl: string }): string => publicUrl + RETURN_PATH;

/** No provider is set: people sign in by phone alone. */
export const noIdentity: IdentityProvider = {
  name: 'none',
  ready: false,
  addressOf: () => Promise.reject(new Error('no identity provider is set')),
  finish: async () => ({ kind: 'down', why: 'none' }),
};
