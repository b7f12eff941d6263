import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type KeyKind, keyPair } from './esia.testing.keys.ts';

/** What goes wrong with the next request. */
type Fault = 'slow' | '500' | 'cut' | 'page' | 'elsewhere' | 'huge' | 'none';
type Reply = [status: number, body: object];

const paths = {
  v2: { authorization: '/aas/oauth2/v2/ac', token: '/aas/oauth2/v3/te' },
  pkcs7: { authorization: '/aas/oauth2/ac', token: '/aas/oauth2/te' },
} as const;

const CLIENT_ID = 'VENUE66';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Milliseconds by which the time of a request may differ. */
const DIFFERENCE = 60_000;

/** A person of ESIA; `phone` and `email` with the status of the contact. */
export const anna = {
  oid: 1000299654,
  lastName: 'Гордеева',
  firstName: 'Анна',
  middleName: 'Львовна',
  trusted: true,
  phone: ['+7(912)0000777', 'VERIFIED'] as [string, string],
  email: ['a.gordeeva@example.ru', 'VERIFIED'] as [string, string],
};

/**
 * A server that answers as ESIA is documented to, in the present protocol or the older one, with keys of GOST or RSA for
 * requests and markers, and with faults on demand. It verifies the signature of every request with `openssl`.
 */
export async function fakeEsia(
  protocol: 'v2' | 'pkcs7',
  redirectUri: string,
  now: () => Date,
  kind: KeyKind = protocol === 'v2' ? 'gost' : 'rsa',
) {
  const folder = await mkdtemp(join(tmpdir(), 'venue-fake-esia-'));
  const ours = await keyPair(kind, folder, 'venue');
  const its = await keyPair(kind, folder, 'esia');
  const stranger = await keyPair(kind, folder, 'stranger');
  const certificateHash = protocol === 'v2' ? await ours.hash() : undefined;
  const faults: Fault[] = [];
  const codes = new Map<string, { isUsed: boolean }>();
  const tokens = new Set<string>();
  const requests: string[] = [];
  const state = {
    person: anna,
    /** What the person, or ESIA for them, answers in place of a code. */
    refusal: undefined as [error: string, description: string] | undefined,
    /** Replaces claims of the markers. */
    identity: {},
    access: {},
    /** Who signs the markers, and by which algorithm they say. */
    isForged: false,
    algorithm: undefined as string | undefined,
    /** Milliseconds by which its clock is ahead. */
    clock: 0,
    /** Replaces the state of the reply with markers. */
    tokenState: undefined as string | undefined,
  };
  const time = () => now().getTime() + state.clock;

  /** The code of ESIA for what is wrong with a request; undefined if nothing is. */
  async function problemOf(query: URLSearchParams, code: string): Promise<string | undefined> {
    const value = (name: string) => query.get(name) ?? '';
    const parts = ['client_id', 'client_secret', 'scope', 'timestamp', 'state', 'redirect_uri'];
    if (parts.some(name => value(name) === '')) return 'ESIA-007014';
    if (protocol === 'v2' && value('client_certificate_hash') === '') return 'ESIA-007014';
    if (value('redirect_uri') !== redirectUri) return 'ESIA-007023';
    if (!UUID.test(value('state'))) return 'ESIA-007003';
    const [, day = '', hours = ''] = /^(\d{4}\.\d\d\.\d\d) (\d\d:\d\d:\d\d) \+0000$/.exec(value('timestamp')) ?? [];
    const sent = Date.parse(`${day.replaceAll('.', '-')}T${hours}Z`);
    if (!(Math.abs(sent - time()) <= DIFFERENCE)) return 'ESIA-007015';
    if (value('client_id') !== CLIENT_ID) return 'ESIA-007002';
    if (protocol === 'v2' && value('client_certificate_hash') !== certificateHash) return 'ESIA-007053';
    const signed =
      protocol === 'v2'
        ? CLIENT_ID + value('scope') + value('timestamp') + value('state') + redirectUri + code
        : value('scope') + value('timestamp') + CLIENT_ID + value('state');
    const isOurs = await ours.made(protocol, signed, Buffer.from(value('client_secret'), 'base64url'));
    return isOurs ? undefined : 'ESIA-007053';
  }

  async function authorize(query: URLSearchParams): Promise<URLSearchParams> {
    const params = { state: query.get('state') ?? '' };
    const problem = query.get('response_type') === 'code' ? await problemOf(query, '') : 'ESIA-007014';
    const [error, error_description] =
      problem === undefined ? (state.refusal ?? []) : ['invalid_request', `${problem}: The request is wrong`];
    if (error !== undefined && error_description !== undefined)
      return new URLSearchParams({ error, error_description, ...params });
    const code = randomUUID();
    codes.set(code, { isUsed: false });
    return new URLSearchParams({ code, ...params });
  }

  async function exchange(body: URLSearchParams): Promise<Reply> {
    const refuse = (error: string, code: string): Reply => [
      400,
      { error, error_description: `${code}: The request is wrong`, state: body.get('state') },
    ];
    const code = body.get('code') ?? '';
    if (body.get('grant_type') !== 'authorization_code' || body.get('token_type') !== 'Bearer')
      return refuse('invalid_request', 'ESIA-007014');
    const problem = await problemOf(body, code);
    if (problem !== undefined) return refuse('invalid_client', problem);
    const cached = codes.get(code);
    if (!cached || cached.isUsed) return refuse('invalid_grant', 'ESIA-007011');
    cached.isUsed = true;
    const { oid, trusted } = state.person;
    const seconds = Math.floor(time() / 1000);
    const times = { iss: `http://${host()}/`, iat: seconds, nbf: seconds, exp: seconds + 3600 };
    const sid = { 'urn:esia:sid': randomUUID() };
    const subject = {
      'urn:esia:sbj:typ': 'P',
      'urn:esia:sbj:oid': oid,
      'urn:esia:sbj:nam': `OID.${oid}`,
      ...(trusted ? { 'urn:esia:sbj:is_tru': true } : {}),
    };
    const { marker } = state.isForged ? stranger : its;
    const access_token = await marker(
      { ...times, ...sid, client_id: CLIENT_ID, scope: 'openid', 'urn:esia:sbj_id': oid, ...state.access },
      state.algorithm,
    );
    const id_token = await marker(
      { ...times, ...sid, aud: CLIENT_ID, sub: oid, amr: 'PWD', 'urn:esia:sbj': subject, ...state.identity },
      state.algorithm,
    );
    tokens.add(access_token);
    const params = { state: state.tokenState ?? body.get('state'), token_type: 'Bearer', expires_in: 3600 };
    return [200, { access_token, id_token, ...params }];
  }

  function personOrContacts({ pathname, searchParams }: URL, authorization = ''): Reply {
    if (!tokens.has(authorization.replace('Bearer ', ''))) return [401, { code: 'ESIA-005011', message: 'no' }];
    const { oid, phone, email, ...rest } = state.person;
    const root = `/rs/prns/${oid}`;
    if (pathname === root) return [200, { stateFacts: ['EntityRoot'], status: 'REGISTERED', ...rest }];
    if (pathname !== `${root}/ctts`) return [404, { code: 'ESIA-005004', message: 'no' }];
    const contacts = [
      { id: 1, type: 'EML', value: email[0], vrfStu: email[1] },
      { id: 2, type: 'PHN', value: '+7(343)0000000', vrfStu: 'NOT_VERIFIED' },
      { id: 3, type: 'MBT', value: phone[0], vrfStu: phone[1] },
    ];
    const isEmbedded = searchParams.get('embed') === '(elements-1)';
    const elements = isEmbedded ? contacts : contacts.map(({ id }) => `http://${host()}${root}/ctts/${id}`);
    return [200, { stateFacts: ['hasSize'], size: contacts.length, elements }];
  }

  const send = (response: ServerResponse, [status, body]: Reply) =>
    response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8' }).end(JSON.stringify(body));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const url = new URL(request.url ?? '/', `http://${host()}`);
    requests.push(`${request.method} ${url.pathname}`);
    const body = await text(request);
    const fault = faults.shift();
    if (fault === 'slow') return;
    if (fault === 'cut')
      return response.writeHead(200, { 'content-length': '100' }).write('{', () => request.socket.destroy());
    if (fault === '500') return send(response, [500, { error: 'server_error' }]);
    if (fault === 'page') return response.end('<html></html>');
    if (fault === 'elsewhere') return response.writeHead(307, { location: url.href }).end();
    if (fault === 'huge') return response.end(JSON.stringify({ access_token: 'x'.repeat(1024 * 1024) }));
    if (url.pathname === paths[protocol].authorization) {
      const back = new URL(redirectUri);
      back.search = String(await authorize(url.searchParams));
      return response.writeHead(302, { location: back.href }).end();
    }
    if (request.method === 'POST' && url.pathname === paths[protocol].token)
      return send(response, await exchange(new URLSearchParams(body)));
    send(response, personOrContacts(url, request.headers.authorization));
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const host = () => `127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    folder,
    state,
    requests,
    /** Makes the next requests fail in these ways. */
    fail: (...next: Fault[]) => faults.push(...next),
    /** The settings of a client of it. */
    options: {
      ...{ url: `http://${host()}`, clientId: CLIENT_ID, scope: 'openid fullname mobile email', protocol, redirectUri },
      ...{ signer: ours.signer[protocol], certificateHash, now },
      certificate: kind === 'gost' ? undefined : its.certificate,
      verifier: kind === 'gost' ? its.verifier : undefined,
    },
    /** The signer of somebody whose certificate is not registered. */
    strangersSigner: stranger.signer[protocol],
    /** A browser goes there, and the person answers: the address it is sent back to. */
    async visit(url: string): Promise<string> {
      const response = await fetch(url, { redirect: 'manual' });
      return response.headers.get('location') ?? '';
    },
    async close() {
      server.closeAllConnections();
      await new Promise(closed => server.close(closed));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
