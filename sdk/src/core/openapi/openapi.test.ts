import { globSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allCalls, allPushes, areas } from '../../calls.ts';
import { models } from '../../models.ts';
import { guide } from '../../openapi.guide.ts';
import { declaredFails } from '../client/fails.ts';
import { failureTexts } from '../client/failures.texts.ts';
import { failures } from '../client/failures.ts';
import { call, isFileReply, paramsOf } from '../schema/call.ts';
import { Id, Kopecks, message, pageQuery, QueryInt } from '../schema/fields.ts';
import { file } from '../schema/file.ts';
import { upload } from '../schema/uploads.ts';
import type { Areas } from './openapi.outline.ts';
import { type OpenApi, type Operation, openApiOf } from './openapi.ts';

const info = { title: 'Test', version: '1.0.0' };
const whole = openApiOf(areas, info, models);

const operations = (document: OpenApi): Operation[] =>
  Object.values(document.paths).flatMap(each => Object.values(each));
const shuffled = (modules: Areas): Areas =>
  Object.fromEntries(
    Object.entries(modules)
      .reverse()
      .map(([name, module]) => [name, Object.fromEntries(Object.entries(module).reverse())]),
  );

/** The part of the document that a reference points to. */
function resolve(document: unknown, ref: string): unknown {
  let result = document;
  for (const step of ref.slice(2).split('/')) result = (result as Record<string, unknown> | undefined)?.[step];
  return result;
}

describe('the document of all areas', () => {
  test('is OpenAPI 3.1 in the eyes of a validator', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(whole)));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  test('and the validator does find what is wrong', async () => {
    const broken = { ...structuredClone(whole), paths: { '/x': { get: { responses: 'none' } } } };
    expect((await new Validator().validate(broken)).valid).toBe(false);
  });

  test('every reference leads somewhere, and every component is referred to', () => {
    const refs = new Set([...JSON.stringify(whole).matchAll(/"\$ref":"([^"]+)"/g)].map(match => match[1] ?? ''));
    for (const ref of refs) expect(resolve(whole, ref), ref).toBeDefined();
    for (const name of Object.keys(whole.components.schemas))
      expect(refs.has(`#/components/schemas/${name}`), name).toBe(true);
  });

  test('every call is there, at its address, under its id', () => {
    const listed = Object.entries(whole.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`),
    );
    expect(listed.sort()).toEqual(allCalls.map(each => `${each.id} ${each.method} ${each.path}`).sort());
    expect(new Set(operations(whole).map(each => each.operationId)).size).toBe(allCalls.length);
  });

  test.each(allCalls.map(each => [each.id, each] as const))('%s says what its declaration says', (id, declared) => {
    const operation = operations(whole).find(each => each.operationId === id);
    const inPath = (operation?.parameters ?? []).filter(each => each.in === 'path');
    expect(inPath.map(each => each.name)).toEqual(paramsOf(declared.path));
    expect(inPath.every(each => each.required === true)).toBe(true);
    expect(operation?.requestBody !== undefined).toBe(declared.body !== undefined);
    expect(operation?.['x-ours']).toBe(declared.ours);
    expect(operation?.['x-access']).toBe(declared.access);
    for (const [code, data] of declaredFails(declared)) {
      const response = JSON.stringify(operation?.responses[failures[code].status]);
      const listed = response.includes('"$ref":"#/components/responses')
        ? JSON.stringify(resolve(whole, JSON.parse(response).$ref))
        : response;
      expect(listed, code).toContain(failureTexts[code]);
      expect(listed.includes(`"code":{"enum":["${code}"]},"data":`), code).toBe(data !== undefined);
    }
    const [type] = Object.keys(operation?.responses[200]?.content ?? {});
    expect(type).toBe(isFileReply(declared.reply) ? declared.reply.type : 'application/json');
    for (const field of declared.upload ?? []) {
      const content = (operation?.requestBody?.content ?? {}) as Record<string, { schema: Record<string, never> }>;
      const schema = content['multipart/form-data']?.schema as { properties?: Record<string, unknown> };
      expect(JSON.stringify(schema.properties?.[field]), field).toContain('"format":"binary"');
    }
  });

  test('does not depend on the order of areas and exports', () => {
    expect(JSON.stringify(openApiOf(shuffled(areas), info, shuffled(models))) === JSON.stringify(whole)).toBe(true);
  });

  test('every live message is there, with what it carries', () => {
    const { url, messages } = whole['x-live'];
    expect(url).toBe('/api/live');
    expect(messages.map(each => each.id).sort()).toEqual(allPushes.map(each => each.id).sort());
    expect(new Set(messages.map(({ data }) => data.$ref)).size).toBe(messages.length);
    for (const { id, action, topics, data } of messages) {
      const declared = allPushes.find(each => each.id === id);
      expect([action, topics], id).toEqual([declared?.action, declared?.topics]);
      const schema = resolve(whole, data.$ref);
      expect(whole.info.description).toContain(`\`${data.$ref.split('/').at(-1)}\``);
      const shape = declared && '_zod' in declared.data ? declared.data._zod.def : undefined;
      if (shape?.type === 'object') expect(schema, id).toHaveProperty('properties');
    }
  });

  test('every area stands in one group', () => {
    const grouped = whole['x-tagGroups'].flatMap(({ tags }) => tags);
    expect(grouped.sort()).toEqual(whole.tags.map(({ name }) => name).sort());
  });

  test('what is read of a call names its own failures', () => {
    const write = operations(whole).find(each => each.operationId === 'booking.write');
    expect(write?.description).toMatch(/^May fail with .*`slot_taken`/m);
  });

  test('the page in a path is said to be one', () => {
    const list = operations(whole).find(each => each.operationId === 'booking.userSchedule');
    expect(list?.parameters).toContainEqual({
      name: 'x',
      in: 'path',
      required: true,
      description: 'Page of the list, from 1.',
      schema: { type: 'integer', minimum: 1 },
    });
  });

  test('the guide speaks of calls and failures that exist', () => {
    const words = [...guide.matchAll(/`([^`\n]+)`/g)].map(match => match[1] ?? '');
    const ids = words.filter(word => /^[a-z]+\.[a-zA-Z]+$/.test(word));
    const codes = words.filter(word => /^[a-z]+_[a-z_]+$/.test(word));
    expect(ids.length * codes.length).toBeGreaterThan(0);
    expect(allCalls.map(each => each.id)).toEqual(expect.arrayContaining(ids));
    expect(Object.keys(failures)).toEqual(expect.arrayContaining(codes));
  });

  test('every area is imported from an entry of the package that exists', () => {
    const files = globSync('src/*/*.calls.ts', { cwd: new URL('../../..', import.meta.url) });
    const entries = files.map(path => {
      const [, area, name = ''] = path.replaceAll('\\', '/').split('/');
      return `@venue/sdk/${area}${name.includes('.admin.') ? '/admin' : ''}`;
    });
    const named = operations(whole).map(each => each['x-import'].from);
    expect([...new Set(named)].sort()).toEqual(entries.sort());
  });

  test('no model is left out of the names', () => {
    const files = globSync('src/*/*.model.ts', { cwd: new URL('../../..', import.meta.url) });
    expect(Object.keys(models)).toHaveLength(files.length);
  });
});

describe('one call', () => {
  const Thing = z.object({ id: Id, price: Kopecks, when: z._default(z.enum(['now', 'later']), 'now') });
  const things = {
    list: call({
      id: 'thing.list',
      summary: 'List',
      method: 'GET',
      path: '/things/{kind}',
      access: 'public',
      query: z.extend(pageQuery(['id', 'price']), { roomId: QueryInt }),
      reply: message(z.array(Thing)),
      reads: ['things'],
      ours: true,
    }),
    add: call({
      id: 'thing.add',
      summary: 'Add',
      method: 'POST',
      path: '/things',
      access: 'bookings.manage',
      body: Thing,
      reply: message(Thing),
      fails: ['slot_taken'],
      repeat: 'idempotency-key',
      section: '7 Things',
    }),
    picture: call({
      id: 'thing.picture',
      summary: 'Picture',
      method: 'PUT',
      path: '/things',
      access: 'customer',
      body: z.optional(
        z.object({ files: z.array(upload({ megabytes: 1, types: [] })), kind: z.pipe(QueryInt, z.literal([1, 2])) }),
      ),
      upload: ['files'],
      reply: file('image/png'),
      repeat: 'safe',
      section: '7 Things',
    }),
  };
  const document = openApiOf({ thingsAdmin: things }, info, { things: { Thing } });
  const { put, post } = document.paths['/things'] ?? {};
  const get = document.paths['/things/{kind}']?.get;
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

  test('digits of a query are whole numbers with their bounds and defaults', () => {
    expect(get?.parameters).toEqual([
      { name: 'kind', in: 'path', required: true, schema: { type: 'string', minLength: 1 } },
      expect.objectContaining({ name: 'page', schema: { type: 'integer', minimum: 1, maximum: 10_000, default: 1 } }),
      expect.objectContaining({ name: 'pageSize', schema: { type: 'integer', minimum: 1, maximum: 100, default: 25 } }),
      expect.objectContaining({ name: 'sort', schema: { type: 'string', enum: ['id', 'price'] } }),
      expect.objectContaining({ name: 'order', schema: { type: 'string', enum: ['asc', 'desc'], default: 'desc' } }),
      expect.objectContaining({ name: 'search', required: false }),
      { name: 'roomId', in: 'query', required: true, schema: { type: 'integer', minimum: 0 } },
      { $ref: '#/components/parameters/Prefer' },
    ]);
  });

  test('a schema that differs by direction has a name for each', () => {
    expect(post?.requestBody).toEqual({
      required: true,
      content: { 'application/json': { schema: ref('ThingInput') } },
    });
    expect(JSON.stringify(post?.responses[200])).toContain(JSON.stringify(ref('Thing')));
    expect(document.components.schemas.ThingInput?.required).toEqual(['id', 'price']);
    expect(document.components.schemas.Thing?.required).toEqual(['id', 'price', 'when']);
    expect(document.components.schemas.Thing).not.toHaveProperty('additionalProperties');
    expect(document.components.schemas.Kopecks).toMatchObject({ type: 'integer', minimum: 0 });
  });

  test('access becomes two tokens, which are optional where anybody may call', () => {
    expect(post?.security).toEqual([{ access: [], profile: [] }]);
    expect(get?.security).toEqual([{}, { access: [], profile: [] }]);
    expect(post?.description).toContain('staff with `bookings.manage`');
    expect(get?.responses).not.toHaveProperty('403');
    expect(post?.responses[403]).toEqual({ $ref: '#/components/responses/Denied' });
  });

  test('failures of a status stand together with their texts; a key may be used twice by mistake', () => {
    expect(post?.responses[409]).toMatchObject({
      'x-failures': [
        { code: 'key_reused', shown: 'toast' },
        { code: 'reply_lost', shown: 'toast' },
        { code: 'slot_taken', text: failureTexts.slot_taken },
        { code: 'view_only', shown: 'toast' },
      ],
    });
    expect(post?.parameters).toEqual([
      { $ref: '#/components/parameters/Prefer' },
      { $ref: '#/components/parameters/IdempotencyKey' },
    ]);
    expect(put?.parameters).toEqual([{ $ref: '#/components/parameters/Prefer' }]);
  });

  test('files travel as bytes both ways, and a body may be optional', () => {
    const bytes = { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' };
    expect(put?.requestBody).toMatchObject({
      required: false,
      content: {
        'multipart/form-data': {
          schema: { properties: { files: { items: bytes }, kind: { type: 'integer', enum: [1, 2] } } },
        },
      },
    });
    expect(put?.responses[200]).toMatchObject({ content: { 'image/png': { schema: { format: 'binary' } } } });
  });

  test('a name two areas use is told apart by area', () => {
    const Other = z.object({ own: z.string() });
    const both = openApiOf(
      { a: { one: { ...things.add, body: Other } }, b: { two: { ...things.add, id: 'b.two', path: '/b' } } },
      info,
      { a: { Thing: Other }, b: { Thing } },
    );
    expect(Object.keys(both.components.schemas)).toEqual(expect.arrayContaining(['AThing', 'BThing', 'BThingInput']));
  });

  test('a schema that contains itself and has no name is refused', () => {
    const Tree = z.object({
      get children() {
        return z.array(Tree);
      },
    });
    const tree = { ...things.add, body: z.object({ tree: Tree }) };
    expect(() => openApiOf({ a: { tree } }, info)).toThrow(/exported by a model/);
    expect(openApiOf({ a: { tree } }, info, { a: { Tree } }).components.schemas).toHaveProperty('Tree');
  });
});
