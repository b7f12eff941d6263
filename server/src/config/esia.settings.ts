import * as z from 'zod/mini';
import { commandLine, urlOf } from './schemas.ts';
import { setting } from './setting.ts';

const SCOPES = ['openid', 'fullname', 'mobile'];

/** ESIA by its own protocol; docs/state-services.md says where each value comes from. */
export const esiaSettings = {
  esiaUrl: setting({
    name: 'ESIA_URL',
    fallback: 'https://esia.gosuslugi.ru',
    meaning: 'The circuit of ESIA: production, or https://esia-portal1.test.gosuslugi.ru for tests.',
    allowed: 'an https address (http only on localhost) without a path',
    schema: urlOf(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1):)[^/?#]+$/),
  }),
  esiaClientId: setting({
    name: 'ESIA_CLIENT_ID',
    fallback: null,
    shownDefault: 'none',
    meaning: 'Mnemonic of this system in ESIA; required with IDENTITY=esia.',
    allowed: 'the mnemonic that was registered',
    schema: z.string().check(z.regex(/^\S+$/)),
  }),
  esiaScope: setting({
    name: 'ESIA_SCOPE',
    fallback: 'openid fullname mobile email',
    meaning: 'Scopes requested from ESIA, separated by spaces, as agreed for this system.',
    allowed: `words with ${SCOPES.join(', ')} among them`,
    schema: z.string().check(
      z.regex(/^[\w-]+( [\w-]+)*$/),
      z.refine(words => SCOPES.every(each => words.split(' ').includes(each))),
    ),
  }),
  esiaProtocol: setting({
    name: 'ESIA_PROTOCOL',
    fallback: 'v2',
    meaning: 'How requests to ESIA are signed: v2 (v2/ac and v3/te, a bare signature) or pkcs7 (the older ac and te).',
    allowed: 'v2 or pkcs7',
    schema: z.enum(['v2', 'pkcs7']),
  }),
  esiaSigner: setting({
    name: 'ESIA_SIGNER',
    fallback: null,
    shownDefault: 'none',
    meaning:
      'Program with its arguments that signs what it reads and prints the signature; required with IDENTITY=esia.',
    allowed: 'a command without quotes or a shell, its words separated by spaces',
    confidential: true,
    schema: commandLine,
  }),
  esiaClientCertificateHash: setting({
    name: 'ESIA_CLIENT_CERTIFICATE_HASH',
    fallback: null,
    shownDefault: 'none',
    meaning:
      'Hash of our certificate (DER) by GOST R 34.11-2012, by which ESIA finds it; required with ESIA_PROTOCOL=v2.',
    allowed: '64 hexadecimal digits',
    schema: z.string().check(z.regex(/^[\dA-Fa-f]{64}$/)),
  }),
  esiaMarkerVerifier: setting({
    name: 'ESIA_MARKER_VERIFIER',
    fallback: null,
    shownDefault: 'none',
    meaning: 'Program with its arguments that verifies the GOST signature of what it reads; the file with it is added.',
    allowed: 'a command without quotes or a shell, its words separated by spaces',
    schema: commandLine,
  }),
  esiaMarkerCertificate: setting({
    name: 'ESIA_MARKER_CERTIFICATE',
    fallback: null,
    shownDefault: 'none',
    meaning: 'File with the certificate of ESIA for markers signed by RS256.',
    allowed: 'a path to a certificate with an RSA key',
    schema: z.string().check(z.minLength(1)),
  }),
};

type Values = Readonly<Record<string, unknown>>;

/** What is wrong with the settings of the state services when taken together, as one line; undefined if nothing is. */
export function identityProblem({ identity, ...values }: Values): string | undefined {
  const { esiaClientId, esiaSigner, esiaClientCertificateHash, esiaMarkerVerifier, esiaMarkerCertificate } =
    esiaSettings;
  if (values.identityIssuer !== undefined && values.esiaClientId !== undefined)
    return 'IDENTITY_ISSUER and ESIA_CLIENT_ID are both set: keep the first with IDENTITY=openid (a gateway), or the second with IDENTITY=esia, and remove the other';
  if (identity !== 'esia') return undefined;
  const required = (key: string, { name, allowed }: { name: string; allowed: string }, reason: string) =>
    values[key] === undefined ? `${name} is required with ${reason}: use ${allowed}` : undefined;
  return (
    required('esiaClientId', esiaClientId, 'IDENTITY=esia') ??
    required('esiaSigner', esiaSigner, 'IDENTITY=esia') ??
    (values.esiaProtocol === 'v2'
      ? required('esiaClientCertificateHash', esiaClientCertificateHash, 'ESIA_PROTOCOL=v2')
      : undefined) ??
    (values.esiaMarkerVerifier === undefined && values.esiaMarkerCertificate === undefined
      ? `${esiaMarkerVerifier.name} or ${esiaMarkerCertificate.name} is required with IDENTITY=esia: without them nobody knows whether a marker is ESIA’s`
      : undefined)
  );
}
