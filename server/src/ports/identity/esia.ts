import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { BadSetting } from '../../config/badSetting.ts';
import { personOf } from './claims.ts';
import { type Ask, EsiaFailure, esiaApi, refusalOf } from './esia.api.ts';
import { checkEsia } from './esia.check.ts';
import { subjectOf } from './esia.marker.ts';
import { type Protocol, protocols, readCertificate, signRequest } from './esia.signature.ts';
import type { IdentityProvider, ProvenPerson } from './identity.ts';

interface EsiaOptions {
  /** The circuit, without a closing slash; links between people and accounts are stored with it. */
  readonly url: string;
  /** The mnemonic of this system. */
  readonly clientId: string;
  readonly scope: string;
  readonly protocol: Protocol;
  /** The program that signs, and its arguments. */
  readonly signer: readonly string[];
  /** The hash of our certificate, by which the present protocol finds it. */
  readonly certificateHash: string | undefined;
  /** The file with the certificate of ESIA for markers signed by RS256. */
  readonly certificate: string | undefined;
  /** The program that verifies markers signed by GOST, and its arguments. */
  readonly verifier: readonly string[] | undefined;
  /** Where ESIA sends the browser back to; registered there as exactly this address. */
  readonly redirectUri: string;
  readonly now: () => Date;
  /** Milliseconds one request may take. */
  readonly timeoutMs?: number;
  /** Milliseconds the program may take for one signature. */
  readonly signerTimeoutMs?: number;
}

const Tokens = z.object({ access_token: z.string(), id_token: z.string(), state: z.string() });
const text = z.optional(z.nullable(z.string()));
const Person = z.object({ lastName: text, firstName: text, middleName: text, trusted: z.optional(z.boolean()) });
const Contacts = z.object({ elements: z.array(z.object({ type: z.string(), vrfStu: text, value: text })) });

/** ESIA by its own protocol: every request to its authorization service is signed by a program outside. */
export function esiaIdentity(options: EsiaOptions): IdentityProvider {
  const { url, clientId, scope, protocol, redirectUri, now, timeoutMs = 10_000, signerTimeoutMs = 5_000 } = options;
  const { authorizationPath, tokenPath } = protocols[protocol];
  const signer = { setting: 'ESIA_SIGNER', argv: options.signer, timeoutMs: signerTimeoutMs };
  const verifier = options.verifier && {
    setting: 'ESIA_MARKER_VERIFIER',
    argv: options.verifier,
    timeoutMs: signerTimeoutMs,
  };
  const certificate = options.certificate === undefined ? undefined : readCertificate(options.certificate);
  const ask = esiaApi({ url, timeoutMs });

  /** The parameters that both requests have, signed. */
  async function signed(state: string, code?: string): Promise<Record<string, string>> {
    const timestamp = timestampOf(now());
    const parts = { clientId, scope, timestamp, state, redirectUri, ...(code === undefined ? {} : { code }) };
    return {
      ...{ client_id: clientId, client_secret: await signRequest(signer, protocol, parts) },
      ...{ scope, timestamp, state, redirect_uri: redirectUri },
      ...(options.certificateHash === undefined ? {} : { client_certificate_hash: options.certificateHash }),
    };
  }

  async function exchange(code: string) {
    const state = randomUUID();
    const body = { ...(await signed(state, code)), code, grant_type: 'authorization_code', token_type: 'Bearer' };
    const tokens = await ask(Tokens, tokenPath, { method: 'POST', body: new URLSearchParams(body) });
    // guard: esia.test.ts
    if (tokens.state !== state) throw new EsiaFailure('invalid', 'state of the markers');
    return tokens;
  }

  return {
    name: url,
    ready: true,
    check: () => checkEsia({ url, clientId, verifier, exchange }),

    async addressOf({ state }) {
      const query = { ...(await signed(state)), response_type: 'code', access_type: 'online' };
      return `${url}${authorizationPath}?${new URLSearchParams(query)}`;
    },

    async finish({ state }, answer) {
      try {
        // guard: esia.test.ts
        if (answer.get('state') !== state) throw new EsiaFailure('invalid', 'state');
        const error = answer.get('error');
        if (error !== null) throw refusalOf(error, answer.get('error_description') ?? '');
        const tokens = await exchange(answer.get('code') ?? '');
        const keys = { certificate, verifier };
        const oid = await subjectOf(tokens.id_token, tokens.access_token, { url, clientId, keys, now: now() });
        return { kind: 'person', person: await readPerson(ask, oid, tokens.access_token) };
      } catch (failure) {
        if (failure instanceof EsiaFailure) return failure.outcome;
        return { kind: 'down', why: failure instanceof BadSetting ? failure.message : 'error' };
      }
    },
  };
}

/** `2026.12.01 09:30:00 +0000`. */
const timestampOf = (now: Date): string =>
  `${now.toISOString().slice(0, 19).replaceAll('-', '.').replace('T', ' ')} +0000`;

async function readPerson(ask: Ask, oid: string, access: string): Promise<ProvenPerson> {
  const init = { headers: { authorization: `Bearer ${access}` } };
  const person = await ask(Person, `/rs/prns/${oid}`, init);
  const { elements } = await ask(Contacts, `/rs/prns/${oid}/ctts?embed=(elements-1)`, init);
  const contact = (type: string) => {
    const all = elements.filter(each => each.type === type);
    const proven = all.find(({ vrfStu }) => vrfStu === 'VERIFIED');
    return { value: (proven ?? all[0])?.value, isProven: proven !== undefined };
  };
  const [phone, email] = [contact('MBT'), contact('EML')];
  return personOf({
    sub: oid,
    ...{ family_name: person.lastName, given_name: person.firstName, middle_name: person.middleName },
    ...{ phone_number: phone.value, phone_number_verified: phone.isProven },
    ...{ email: email.value, email_verified: email.isProven },
    trusted: person.trusted,
  });
}
