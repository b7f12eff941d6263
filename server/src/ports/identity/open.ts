import type { FastifyInstance } from 'fastify';
import type { CustomFetch } from 'openid-client';
import type { Config } from '../../config.ts';
import { DEMO_ESIA, demoClient, isDemoInstalled } from './demo.provider.ts';
import { esiaIdentity } from './esia.ts';
import { type IdentityProvider, noIdentity, returnUri } from './identity.ts';
import { openidIdentity } from './openid.ts';

/** The provider outside that the settings name. */
export function providerOf(config: Config, now = () => new Date()): IdentityProvider {
  if (config.identity === 'esia') return esiaOf(config, now);
  const { identityIssuer: issuer, identityClientId: clientId, identityClientSecret: clientSecret } = config;
  if (issuer === undefined || clientId === undefined) return noIdentity;
  const { identityScope: scope } = config;
  return openidIdentity({ name: issuer, issuer, clientId, clientSecret, scope, redirectUri: returnUri(config) });
}

function esiaOf(config: Config, now: () => Date): IdentityProvider {
  const { esiaClientId: clientId, esiaSigner: signer } = config;
  if (clientId === undefined || signer === undefined) return noIdentity;
  return esiaIdentity({
    ...{ url: config.esiaUrl, clientId, scope: config.esiaScope, protocol: config.esiaProtocol, signer },
    certificateHash: config.esiaClientCertificateHash,
    certificate: config.esiaMarkerCertificate,
    verifier: config.esiaMarkerVerifier,
    ...{ redirectUri: returnUri(config), now },
  });
}

/** The provider the settings name. The demo's own is called within this process, so that it needs no network. */
export function openIdentity(config: Config, app: FastifyInstance, now: () => Date): IdentityProvider {
  const { identity, publicUrl } = config;
  if (identity === 'demo') {
    if (!isDemoInstalled()) return noIdentity;
    const { id: clientId, secret: clientSecret } = demoClient(config);
    const issuer = publicUrl + DEMO_ESIA;
    const demo = openidIdentity({
      ...{ name: 'demo', issuer, clientId, clientSecret, redirectUri: returnUri(config) },
      scope: 'openid profile email phone',
      fetch: within(app),
    });
    // The browser stays on the host it came by, whatever the public address says.
    return { ...demo, addressOf: async ties => (await demo.addressOf(ties)).slice(publicUrl.length) };
  }
  return identity === 'none' ? noIdentity : providerOf(config, now);
}

/** `fetch` that goes straight into this server. */
export const within =
  (app: FastifyInstance): CustomFetch =>
  async (address, { method, headers, body }) => {
    const { pathname, search } = new URL(address);
    const reply = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: Object.fromEntries(new Headers(headers)),
      ...(body === undefined || body === null ? {} : { payload: String(body) }),
    });
    const sent = Object.entries(reply.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(reply.statusCode === 204 ? null : reply.body, { status: reply.statusCode, headers: sent });
  };
