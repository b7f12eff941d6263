import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import type Provider from 'oidc-provider';
import type { Config } from '../../config.ts';
import { everySecret } from '../../core/security/encryption.ts';
import { DemoMemory } from './demo.memory.ts';
import { errorPage } from './demo.pages.ts';
import { demoPerson } from './demo.people.ts';
import { returnUri } from './identity.ts';

/** Where the demo's provider lives, on the server it serves. */
export const DEMO_ESIA = '/demo/esia';

/** Seconds a person may think on the provider's pages. */
const THINKING = 10 * 60;
/** Seconds what the provider hands to the server is good for. */
const HANDED = 2 * 60;

/** What the server proves itself with to its own demo. */
export const demoClient = ({ secret }: Pick<Config, 'secret'>) => ({
  id: 'venue',
  secret: createHmac('sha256', secret).update('demo identity client').digest('base64url'),
});

/** An address of this server as a path, so that the demo stays on the host the browser came by. */
export const local = ({ publicUrl }: Config, address: string): string =>
  address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address;

/**
 * A real OpenID provider with made-up people. Its records and its key live in memory, until the server stops; it asks
 * each time who comes and whether their data may be handed over.
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
      keys: everySecret(config).map(secret =>
        createHmac('sha256', secret).update('demo identity cookies').digest('base64url'),
      ),
      names: { session: 'demo_esia', interaction: 'demo_esia_asked', resume: 'demo_esia_resume' },
      // The session goes where no request does: every attempt begins with nobody, and the next may be somebody else.
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
  // The plugin says by which host and protocol each request came; nothing else can.
  provider.proxy = true;
  provider.use(async (ctx, next) => {
    await next();
    const location = ctx.response.get('location');
    if (location) ctx.set('location', local(config, location));
  });
  return provider;
}
