import { type AnyCall, ApiFailure, isPermission, paramsOf } from '@venue/sdk';
import { allCalls } from '@venue/sdk/calls';
import { sampleInput } from '@venue/sdk/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStudio } from './areas/bookings/bookings.testing.ts';
import { doorsOpen } from './areas/tickets/tickets.testing.ts';
import type { Person } from './testing/api.people.ts';
import { type TestApi, testApi } from './testing/api.ts';
import { callers, denials, doorsOf, verdictOf } from './testing/permissions/permissions.callers.ts';
import type { Names } from './testing/permissions/permissions.make.ts';
import { makers } from './testing/permissions/permissions.records.ts';
import type { Row } from './testing/permissions/permissions.row.ts';
import { judgedBy, permissionRows } from './testing/permissions/permissions.rows.ts';

/** An id that no record has. */
const NOBODYS = 999_999_999;

const accessOf = (call: AnyCall): AnyCall['access'] =>
  call.id in judgedBy ? judgedBy[call.id as keyof typeof judgedBy] : call.access;

/** Fields of the path and of the body that look like a record's number. */
function numbersIn(call: AnyCall): string[] {
  const input = sampleInput(call) as { body?: Record<string, unknown> };
  return [...paramsOf(call.path), ...Object.keys(input.body ?? {})].filter(
    name => paramsOf(call.path).includes(name) || /^id$|Ids?$/.test(name),
  );
}

/** With a body, the query only filters a list; a call without a body may name its record in the query. */
const queryOf = (call: AnyCall): string[] =>
  call.body ? [] : Object.keys((sampleInput(call) as { query?: object }).query ?? {});

describe('the table of calls', () => {
  test('has a row for every call, and none for a call that is not', () => {
    expect(allCalls.map(call => call.id).filter(id => !(id in permissionRows))).toEqual([]);
    const ids = new Set<string>(allCalls.map(call => call.id));
    expect(Object.keys(permissionRows).filter(id => !ids.has(id))).toEqual([]);
  });

  test('says of every number in a call’s input whose record it is, or why it is nobody’s', () => {
    const unsaid = allCalls.filter(call => {
      const row = permissionRows[call.id];
      return row && row.takes === null && row.because === undefined && numbersIn(call).length > 0;
    });
    expect(unsaid.map(call => `${call.id}: ${numbersIn(call)}`)).toEqual([]);
    for (const call of allCalls) {
      const field = permissionRows[call.id]?.takes?.field;
      if (field) expect([...numbersIn(call), ...queryOf(call)], call.id).toContain(field);
    }
  });
});

describe('every call, by everybody', () => {
  let api: TestApi;
  let tariffId: number;
  let tokensOf: Awaited<ReturnType<typeof doorsOf>>;
  beforeAll(async () => {
    // Names of the record are sent to calls that do not take all of them.
    api = await testApi({ ignores: true, config: { codesTestMode: false, ...doorsOpen } });
    ({ tariffId } = await openStudio(api));
    tokensOf = await doorsOf(api);
  });
  afterAll(() => api.close());

  /** The reply to a nonsense request: a caller without permission must learn nothing but the denial. */
  async function rubbish(call: AnyCall, tokens: object): Promise<{ status: number; code: string | undefined }> {
    const path = call.path.replace('{kind}', 'article').replace(/\{\w+\}/g, String(NOBODYS));
    const reply = await api.app.inject({
      method: call.method,
      url: `/api${path}`,
      headers: { ...tokens },
      ...(call.body ? { payload: { nothing: 'like this' } } : {}),
    });
    const isJson = String(reply.headers['content-type']).includes('json');
    return { status: reply.statusCode, code: isJson ? reply.json<{ code?: string }>().code : undefined };
  }

  test.each(allCalls.map(call => [call.id, call] as const))('%s lets in whom its access names', async (_, call) => {
    const access = accessOf(call);
    for (const caller of callers) {
      const verdict = verdictOf(access, caller);
      const { status, code } = await rubbish(call, await tokensOf(access, caller));
      const heard = code !== undefined && denials.includes(code) ? code : 'let in';
      expect(`${caller}: ${heard}`).toBe(`${caller}: ${verdict}`);
      // Permission is checked before the input, so a denied caller gets 403 even for an invalid body.
      expect(status, caller).toSatisfy((got: number) => (verdict === 'let in' ? got < 500 : got === 403));
    }
  });

  const takers = allCalls.flatMap(call => {
    const row = permissionRows[call.id];
    return row?.takes ? [[call.id, call, row, row.takes] as const] : [];
  });
  const foreign = new Map<string, Promise<Names>>();

  /** A person whom the call's declared access lets in. */
  const aCaller = ({ access }: AnyCall): Promise<Person> => {
    if (isPermission(access)) return api.aStaff([access]);
    return access === 'admin' ? api.aStaff([]) : api.aCustomer();
  };

  /** Sends a complete request about a record; returns the reply or the failure, as JSON to compare. */
  async function answerTo(call: AnyCall, caller: Person, names: Names): Promise<string> {
    const input = sampleInput(call) as Record<'body' | 'query', Record<string, unknown> | undefined> &
      Record<string, unknown>;
    const params = Object.fromEntries(paramsOf(call.path).map(name => [name, names[name] ?? input[name]]));
    const named = (fields: Record<string, unknown> = {}) =>
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, name in names ? names[name] : value]));
    const [body, query] = [named(input.body), named(input.query)];
    for (const [name, value] of Object.entries(names)) if (call.body && name.endsWith('Id')) body[name] = value;
    try {
      return JSON.stringify(
        await api.as(caller).send(call, {
          ...input,
          ...params,
          ...(call.query ? { query } : {}),
          ...(call.body ? { body } : {}),
        } as never),
      );
    } catch (problem) {
      if (!(problem instanceof ApiFailure)) throw problem;
      const { status, code, text, fields, data } = problem;
      return JSON.stringify({ status, code, text, fields, data });
    }
  }
  const notFound = JSON.stringify({ status: 404, code: 'not_found', text: 'Запись не найдена', fields: {} });

  test.each(takers)(
    '%s finds the records it may and no others',
    async (_, call, { whose, alike }: Row, { kind, field }) => {
      const caller = await aCaller(call);
      const own = await makers[kind](api, whose === 'own' ? caller : await api.aCustomer(), tariffId);
      const missing = await answerTo(call, caller, { ...own, [field]: NOBODYS });
      if (!alike) expect(missing, 'missing').toBe(notFound);
      if (whose === 'own') {
        const others = foreign.get(kind) ?? aCaller(call).then(other => makers[kind](api, other, tariffId));
        foreign.set(kind, others);
        expect(await answerTo(call, caller, await others), 'foreign').toBe(missing);
      }
      const answer = await answerTo(call, caller, own);
      expect(answer, 'own').not.toContain('"code":"not_found"');
      for (const denial of [...denials, '"status":5']) expect(answer, 'own').not.toContain(denial);
    },
  );
});
