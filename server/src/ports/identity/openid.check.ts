import * as openid from 'openid-client';
import { BadSetting } from '../../config/badSetting.ts';

interface Client {
  readonly issuer: string;
  readonly redirectUri: string;
}

/** Reads the provider's discovery document and shows it the client's credentials. Throws `BadSetting`. */
export async function checkProvider(
  provider: () => Promise<openid.Configuration>,
  { issuer, redirectUri }: Client,
): Promise<string> {
  const config = await provider().catch((cause: unknown) => {
    throw new BadSetting(`IDENTITY_ISSUER=${issuer} does not answer as an OpenID provider does`, { cause });
  });
  const { code_challenge_methods_supported: methods } = config.serverMetadata();
  if (methods && !methods.includes('S256'))
    throw new BadSetting(`IDENTITY_ISSUER=${issuer} does not offer PKCE with S256`);
  try {
    // A code that nobody was given: the provider looks at the client first, and only then refuses the code.
    await openid.genericGrantRequest(config, 'authorization_code', {
      code: 'none',
      redirect_uri: redirectUri,
      code_verifier: openid.randomPKCECodeVerifier(),
    });
  } catch (error) {
    if (error instanceof openid.ResponseBodyError && error.error === 'invalid_grant')
      return `${issuer} knows this system`;
    if (isUnknownClient(error))
      throw new BadSetting(
        `IDENTITY_CLIENT_ID or IDENTITY_CLIENT_SECRET (values not shown) is not accepted by ${issuer}`,
      );
    throw new Error(`${issuer} does not exchange codes`, { cause: error });
  }
  throw new Error(`${issuer} accepts a code that it has not given`);
}

const isUnknownClient = (error: unknown): boolean =>
  error instanceof openid.WWWAuthenticateChallengeError ||
  (error instanceof openid.ResponseBodyError && ['invalid_client', 'unauthorized_client'].includes(error.error));
