import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { findPackageJSON } from 'node:module';
import type Provider from 'oidc-provider';
import type { Config } from '../../config.ts';
import { everySecret } from '../../core/security/encryption.ts';
import { sign } from '../../core/security/signature.ts';
import { DemoMemory } from './demo.memory.ts';
import { errorPage } from './demo.pages.ts';
import { demoPerson } from './demo.people.ts';
import { returnUri } from './identity.ts';

/** The path of the demo's provider, on the server that uses it. */
export const DEMO_ESIA = '/demo/esia';

/** Seconds a person may spend on the provider's pages. */
const THINKING = 10 * 60;
/** Seconds for which the provider's codes and tokens are valid. */
const HANDED = 2 * 60;

/** The credentials of the server at its own demo provider. */
export const demoClient = ({ secret }: Pick<Config, 'secret'>) => ({
  id: 'venue',
  secret: sign({ secret }, 'demo identity client'),
});

/** Makes an address of this server relative, so that the browser stays on the host that it used. */
export const local = ({ publicUrl }: Config, address: string): string =>
  address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address;

/** The provider is a package for development; an installation without those has no login through the demo. */
export function isDemoInstalled(): boolean {
  try {
    return findPackageJSON('oidc-provider', import.meta.url) !== undefined;
  } catch {
    return false;
  }
}

/**
 * A real OpenID provider with made-up people. Its records and its key are in memory, until the server stops; at each
 * sign-in it asks who the person is and whether their data may be handed over.
 */
export async function demoProvider(config: Config): Promise<Provider> {
  // Loaded with the first login, so that a start does not wait for it.
  const { default: Provider } = await import('oidc-provider');
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const client = demoClient(config);

  const provider = new Provider(`${config.publicUrl}${DEMO_ESIA}`, {
    adapter: DemoMemory,
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [returnUri(config)],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid: randomUUID() }] },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    responseTypes: ['code'],
    scopes: ['openid', 'profile', 'email', 'phone'],
    claims: {
      openid: ['sub'],
      profile: ['family_name', 'given_name', 'middle_name', 'trusted'],
      email: ['email', 'email_verified'],
      phone: ['phone_number', 'phone_number_verified'],
    },
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    interactions: { url: (_ctx, { uid }) => `${DEMO_ESIA}/interaction/${uid}` },
    cookies: {
      keys: everySecret(config).map(secret => sign({ secret }, 'demo identity cookies')),
      names: { session: 'demo_esia', interaction: 'demo_esia_asked', resume: 'demo_esia_resume' },
      // The session cookie has a path that no request uses, so each sign-in begins without a person, and may be of
      // another one.
      long: { signed: true, httpOnly: true, sameSite: 'lax', path: `${DEMO_ESIA}/nobody` },
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
    },
    ttl: {
      AccessToken: HANDED,
      AuthorizationCode: HANDED,
      IdToken: HANDED,
      Grant: THINKING,
      Interaction: THINKING,
      Session: THINKING,
    },
    findAccount(_ctx, id) {
      const person = demoPerson(id);
      if (!person) return undefined;
      return {
        accountId: id,
        claims: () => ({
          sub: id,
          family_name: person.lastname,
          given_name: person.name,
          middle_name: person.middlename,
          trusted: true,
          phone_number: `+7${person.phone}`,
          phone_number_verified: person.phoneProven,
          ...(person.email ? { email: person.email, email_verified: true } : {}),
        }),
      };
    },
    renderError(ctx) {
      ctx.type = 'html';
      ctx.body = errorPage();
    },
  });
  // The host and the protocol of a request come only from the headers that the plugin sets.
  provider.proxy = true;
  provider.use(async (ctx, next) => {
    await next();
    const location = ctx.response.get('location');
    if (location) ctx.set('location', local(config, location));
  });
  return provider;
}
