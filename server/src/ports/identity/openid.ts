import * as openid from 'openid-client';
import { personOf } from './claims.ts';
import type { IdentityProvider, Outcome } from './identity.ts';
import { checkProvider } from './openid.check.ts';

/** Seconds one request to the provider may take. */
const TIMEOUT = 10;

interface OpenidOptions {
  /** The name that links are stored with; changing it unlinks everybody. */
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  readonly scope: string;
  /** Where the provider sends the browser back to; registered there as exactly this address. */
  readonly redirectUri: string;
  /** Replaces the `fetch` of the network. */
  readonly fetch?: openid.CustomFetch;
}

/**
 * Any provider that supports OpenID Connect, by the code flow with PKCE. The ID token's signature, issuer, audience,
 * time and nonce are checked, and the person is then read from the provider's userinfo endpoint, if it has one.
 */
export function openidIdentity({ name, issuer, clientId, clientSecret, ...rest }: OpenidOptions): IdentityProvider {
  const { scope, redirectUri, fetch } = rest;
  let configuration: Promise<openid.Configuration> | undefined;
  /** Loads the provider's discovery document; after a failure the next call tries again. */
  const provider = (): Promise<openid.Configuration> => {
    configuration ??= openid
      .discovery(
        new URL(issuer),
        clientId,
        clientSecret ?? {},
        clientSecret === undefined ? openid.None() : undefined,
        {
          timeout: TIMEOUT,
          execute: [
            openid.enableNonRepudiationChecks,
            ...(issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []),
          ],
          ...(fetch ? { [openid.customFetch]: fetch } : {}),
        },
      )
      .catch(error => {
        configuration = undefined;
        throw error;
      });
    return configuration;
  };

  return {
    name,
    ready: true,
    check: () => checkProvider(provider, { issuer, redirectUri }),

    async addressOf({ state, nonce, verifier }) {
      const url = openid.buildAuthorizationUrl(await provider(), {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return url.href;
    },

    async finish({ state, nonce, verifier }, answer) {
      try {
        const config = await provider();
        const back = new URL(redirectUri);
        back.search = answer.toString();
        const tokens = await openid.authorizationCodeGrant(config, back, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) return { kind: 'invalid', why: 'no ID token' };
        const userInfo = config.serverMetadata().userinfo_endpoint
          ? await openid.fetchUserInfo(config, tokens.access_token, claims.sub)
          : {};
        return { kind: 'person', person: personOf({ ...claims, ...userInfo, sub: claims.sub }) };
      } catch (error) {
        return outcomeOf(error);
      }
    },
  };
}

const saidNo = new Set(['access_denied', 'login_required', 'consent_required', 'interaction_required']);
const notNow = new Set(['server_error', 'temporarily_unavailable']);

/**
 * What an error of the exchange means for the person. The message may quote what was sent, so only the code is kept.
 */
function outcomeOf(error: unknown): Outcome {
  if (error instanceof openid.AuthorizationResponseError) {
    if (saidNo.has(error.error)) return { kind: 'refused' };
    return notNow.has(error.error) ? { kind: 'down', why: error.error } : { kind: 'invalid', why: error.error };
  }
  if (error instanceof openid.ResponseBodyError)
    return { kind: error.status >= 500 ? 'down' : 'invalid', why: error.error };
  const why = error instanceof Error && 'code' in error ? String(error.code) : 'network';
  // What `fetch` throws when nobody answers is a TypeError; a status of 500 and above comes with the response.
  const away =
    error instanceof TypeError ||
    why === 'OAUTH_TIMEOUT' ||
    (error instanceof Error && error.cause instanceof Response && error.cause.status >= 500);
  return { kind: away ? 'down' : 'invalid', why };
}
