import * as z from 'zod/mini';
import { EsiaFailure } from './esia.api.ts';
import { isByEsia, type MarkerKeys } from './esia.signature.ts';

interface Expected {
  /** The address of ESIA; its markers name the same host. */
  readonly url: string;
  readonly clientId: string;
  readonly now: Date;
  readonly keys: MarkerKeys;
}

/** Seconds by which the clocks of ESIA and of this server may differ. */
const DIFFERENCE = 60;

const Seconds = z.number();
const Oid = z.pipe(
  z.union([z.number(), z.string()]),
  z.pipe(z.transform(String), z.string().check(z.regex(/^\d{1,20}$/))),
);
const Times = { iss: z.string(), iat: Seconds, exp: Seconds, nbf: z.optional(Seconds) };
const IdMarker = z.object({ ...Times, aud: z.union([z.string(), z.array(z.string())]), sub: Oid });
const AccessMarker = z.object({ ...Times, client_id: z.string(), 'urn:esia:sbj_id': Oid });

/** The markers of a reply: both by ESIA, for this system, valid now, and of the same person. Returns the person's oid. */
export async function subjectOf(id: string, access: string, expected: Expected): Promise<string> {
  const identity = await readMarker(IdMarker, id, expected);
  const accessed = await readMarker(AccessMarker, access, expected);
  const { clientId } = expected;
  // guard: esia.test.ts
  if (![identity.aud].flat().includes(clientId) || accessed.client_id !== clientId)
    throw new EsiaFailure('invalid', 'marker of another system');
  // guard: esia.test.ts
  if (identity.sub !== accessed['urn:esia:sbj_id']) throw new EsiaFailure('invalid', 'markers of two people');
  return identity.sub;
}

type Marker = { iss: string; iat: number; exp: number; nbf?: number | undefined };

async function readMarker<T extends Marker>(schema: z.ZodMiniType<T>, marker: string, expected: Expected): Promise<T> {
  const { url, now, keys } = expected;
  const [head = '', body = '', signature = '', ...rest] = marker.split('.');
  const header = z.object({ alg: z.string() }).safeParse(jsonIn(head));
  if (!header.success || rest.length > 0) throw new EsiaFailure('invalid', 'no marker');
  // guard: esia.test.ts
  if (!(await isByEsia(keys, header.data.alg, `${head}.${body}`, Buffer.from(signature, 'base64url'))))
    throw new EsiaFailure('invalid', 'marker signature');
  const claims = schema.safeParse(jsonIn(body));
  if (!claims.success) throw new EsiaFailure('invalid', 'marker fields');
  const { iss, iat, exp, nbf = iat } = claims.data;
  // guard: esia.test.ts
  if (!URL.canParse(iss) || new URL(iss).host !== new URL(url).host) throw new EsiaFailure('invalid', 'marker issuer');
  const seconds = now.getTime() / 1000;
  // guard: esia.test.ts
  if (exp < seconds - DIFFERENCE || Math.max(iat, nbf) > seconds + DIFFERENCE)
    throw new EsiaFailure('invalid', 'marker time');
  return claims.data;
}

function jsonIn(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return undefined;
  }
}
