import { readFileSync } from 'node:fs';
import { type AnyCall, ApiFailure, isPermission, paramsOf } from '@venue/sdk';
import { allCalls } from '@venue/sdk/calls';
import { sampleInput } from '@venue/sdk/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStudio } from './areas/bookings/bookings.testing.ts';
import { type TestApi, testApi } from './testing/api.ts';
import type { Names } from './testing/permissions/permissions.make.ts';
import { makers } from './testing/permissions/permissions.records.ts';
import { permissionRows } from './testing/permissions/permissions.rows.ts';

const file = new URL('../../sdk/contract/payloads.json', import.meta.url);
const samples = JSON.parse(readFileSync(file, 'utf8')) as { readonly id: string; readonly fields: readonly string[] }[];

/** What the sample cannot know: whom a record belongs to, and what this venue has. */
const examples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'booking.schedule': { roomId: 31 },
};

let api: TestApi;
let tariffId: number;
beforeAll(async () => {
  api = await testApi();
  ({ tariffId } = await openStudio(api));
});
afterAll(() => api.close());

/** Someone whom the call lets in. */
const aCaller = ({ access }: AnyCall) => {
  if (isPermission(access)) return api.aStaff([access]);
  return access === 'admin' ? api.aStaff([]) : api.aCustomer();
};

/** A sample of a call with these fields and no others, about a record that exists. */
function inputOf(call: AnyCall, fields: readonly string[], names: Names) {
  const values = { ...names, ...examples[call.id] };
  for (let seed = 1; seed < 20; seed++) {
    const { body, query, ...params } = sampleInput(call, seed) as Record<string, unknown>;
    const [sample] = [body ?? query].flat() as Record<string, unknown>[];
    if (!sample || fields.some(name => !(name in sample))) continue;
    const payload = Object.fromEntries(fields.map(name => [name, name in values ? values[name] : sample[name]]));
    const path = Object.fromEntries(paramsOf(call.path).map(name => [name, values[name] ?? params[name]]));
    return { ...path, [body ? 'body' : 'query']: Array.isArray(body) ? [payload] : payload };
  }
  return expect.fail(`${call.id} does not know all of ${fields.join(', ')}`);
}

test.each(samples.map(({ id, fields }) => [id, fields] as const))(
  '%s accepts its payload as shown',
  async (id, fields) => {
    const call: AnyCall = allCalls.find(each => each.id === id) ?? expect.fail(`${id} is not declared`);
    const caller = await aCaller(call);
    const row = permissionRows[id];
    const takes = row?.takes;
    const names = takes
      ? await makers[takes.kind](api, row?.whose === 'own' ? caller : await api.aCustomer(), tariffId)
      : {};
    const refused = await api
      .as(caller)
      .send(call, inputOf(call, fields, names) as never)
      .then(
        () => undefined,
        (problem: unknown) => problem,
      );
    if (refused === undefined) return;
    expect(refused).toBeInstanceOf(ApiFailure);
    const { status, fields: wrong } = refused as ApiFailure;
    // A sample may name a category that this venue lacks, or a record that is not complete yet.
    const shape = (call.body as { shape?: object } | undefined)?.shape ?? {};
    const notShown = Object.keys(wrong).filter(name => !fields.includes(name) && name in shape);
    expect({ status, notShown }).toEqual({ status: expect.toSatisfy((got: number) => got < 500), notShown: [] });
    if (status === 400) expect(Object.keys(wrong)).not.toEqual([]);
  },
);
