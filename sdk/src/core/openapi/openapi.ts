import type * as z from 'zod/mini';
import { declaredFails } from '../client/fails.ts';
import { type AnyCall, isFileReply, paramsOf, takesKey, wordParams } from '../schema/call.ts';
import { describeFields, describeSchemas } from './openapi.describe.ts';
import { commonResponses, Failure, responsesOf } from './openapi.failures.ts';
import { type LiveMessage, liveMessages, messageList, messageSchemas, namedPushes } from './openapi.live.ts';
import { type Areas, accessWords, outlineOf, repeatOf, repeatWords } from './openapi.outline.ts';
import { type Json, type SchemaBook, schemaBook } from './openapi.schemas.ts';
import type { Words } from './openapi.words.ts';

export interface ApiInfo {
  readonly title: string;
  readonly version: string;
  readonly description?: string;
  /** Where the API lives; calls are relative to it. Default `/api`. */
  readonly server?: string;
}

/** One call in the document; fields beginning with `x-` are ours. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly [string];
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly Json[];
  readonly requestBody?: Json;
  readonly responses: Readonly<Record<string, Json>>;
  readonly security: readonly Json[];
  readonly 'x-access': string;
  /** `read`, `idempotency-key`, `safe` or `never`; the description says why. */
  readonly 'x-repeat': string;
  readonly 'x-section'?: string;
  readonly 'x-ours'?: true;
  /** How the SDK imports the call. */
  readonly 'x-import': { readonly name: string; readonly from: string };
}

export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  /** Areas in groups, for pages generated from the document. */
  readonly 'x-tagGroups': readonly { readonly name: string; readonly tags: readonly string[] }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Json>>;
    readonly responses: Readonly<Record<string, Json>>;
    readonly parameters: Readonly<Record<string, Json>>;
    readonly headers: Readonly<Record<string, Json>>;
    readonly securitySchemes: Readonly<Record<string, Json>>;
  };
  readonly 'x-live': { readonly url: string; readonly messages: readonly LiveMessage[] };
}

type Schema = z.ZodMiniType;
type Part = readonly [Schema, 'input' | 'output'];

/**
 * The OpenAPI 3.1 document of these areas. `models` gives schemas their names; a schema that is not exported is
 * inlined. `words` has the descriptions of fields, by name. The same areas give the same document byte for byte,
 * whatever the order of their files.
 */
export function openApiOf(areas: Areas, info: ApiInfo, models: Areas = {}, words: Words = {}): OpenApi {
  const whole = outlineOf(areas);
  const outline = whole.filter(({ calls }) => calls.length > 0);
  const pushes = namedPushes(whole);
  const book = schemaBook(
    [
      ...outline.flatMap(({ calls }) => calls.flatMap(({ value }) => partsOf(value))),
      ...pushes.map(({ value }): Part => [value.data, 'output']),
    ],
    models,
  );
  const paths: Record<string, Record<string, Operation>> = {};
  for (const { title, from, calls } of outline) {
    for (const { name, value: call } of calls) {
      paths[call.path] ??= {};
      Object.assign(paths[call.path] ?? {}, {
        [call.method.toLowerCase()]: operationOf(call, { tag: title, name, from }, book),
      });
    }
  }
  const { server = '/api' } = info;
  const isForStaff = ({ title }: { title: string }) => title.endsWith('/admin');
  return {
    openapi: '3.1.0',
    info: {
      title: info.title,
      version: info.version,
      description: [info.description ?? '', messageList(pushes)].join('\n\n'),
    },
    servers: [{ url: server }],
    tags: outline.map(({ title, from }) => ({ name: title, description: `Imported from \`${from}\`.` })),
    'x-tagGroups': [
      { name: 'Everybody', tags: outline.filter(each => !isForStaff(each)).map(({ title }) => title) },
      { name: 'Staff', tags: outline.filter(isForStaff).map(({ title }) => title) },
    ],
    paths: describeFields(Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))), words),
    components: {
      schemas: {
        Failure,
        ...describeSchemas({ ...(book.components as Record<string, Json>), ...messageSchemas(pushes, book) }, words),
      },
      responses: commonResponses,
      parameters: { IdempotencyKey, Prefer },
      headers: { IgnoredFields },
      securitySchemes,
    },
    'x-live': { url: `${server}/live`, messages: liveMessages(pushes) },
  };
}

function partsOf(call: AnyCall): Part[] {
  const parts: Part[] = [];
  if (call.query) parts.push([call.query, 'input']);
  if (call.body) parts.push([call.body, 'input']);
  if (!isFileReply(call.reply)) parts.push([call.reply, 'output']);
  for (const data of declaredFails(call).values()) if (data) parts.push([data, 'output']);
  return parts;
}

interface Place {
  readonly tag: string;
  readonly name: string;
  readonly from: string;
}

function operationOf(call: AnyCall, { tag, name, from }: Place, book: SchemaBook): Operation {
  const parameters = parametersOf(call, book);
  const tokens = { access: [], profile: [] };
  const fails = [...declaredFails(call).keys()];
  return {
    operationId: call.id,
    tags: [tag],
    summary: call.summary,
    description: [
      `For ${accessWords(call.access)}.`,
      repeatWords(call),
      ...(fails.length > 0 ? [`May fail with ${fails.map(code => `\`${code}\``).join(', ')}.`] : []),
      sourceWords(call),
    ].join('\n\n'),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.body ? { requestBody: bodyOf(call, call.body, book) } : {}),
    responses: { 200: replyOf(call, book), ...responsesOf(call, book) },
    security: call.access === 'public' ? [{}, tokens] : [tokens],
    'x-access': call.access,
    'x-repeat': repeatOf(call),
    ...(call.section ? { 'x-section': call.section } : {}),
    ...(call.ours ? { 'x-ours': true } : {}),
    'x-import': { name, from },
  };
}

const sourceWords = (call: AnyCall): string =>
  call.ours ? 'Our addition: the specification does not list it.' : `Specification, section ${call.section}.`;

function parametersOf(call: AnyCall, book: SchemaBook): Json[] {
  const inPath = paramsOf(call.path).map(name => ({
    name,
    in: 'path',
    required: true,
    ...paramSchema(name),
  }));
  const { properties = {}, required = [] } = (call.query ? book.fields(call.query, 'input') : {}) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return [
    ...inPath,
    ...inQuery,
    { $ref: '#/components/parameters/Prefer' },
    ...(takesKey(call) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
}

function paramSchema(name: string): Json {
  if (name === 'x') return pageInPath;
  const isWord = wordParams.some(word => word === name);
  return { schema: isWord ? { type: 'string', minLength: 1 } : { $ref: '#/components/schemas/Id' } };
}

// Used for `{x}`, the specification's own name of this parameter.
const pageInPath = { description: 'Page of the list, from 1.', schema: { type: 'integer', minimum: 1 } };

const bodyOf = (call: AnyCall, body: Schema, book: SchemaBook): Json => ({
  // A body that may be left out is declared optional as a whole.
  required: body._zod.optin !== 'optional',
  content: { [call.upload ? 'multipart/form-data' : 'application/json']: { schema: book.read(body, 'input') } },
});

function replyOf(call: AnyCall, book: SchemaBook): Json {
  if (!isFileReply(call.reply))
    return {
      description: 'Done.',
      headers: ignored,
      content: { 'application/json': { schema: book.read(call.reply, 'output') } },
    };
  const { type } = call.reply;
  return {
    description: `A file, usually \`${type}\`; the content type says what it really is.`,
    headers: {
      ...ignored,
      'Content-Disposition': { description: 'Carries the name of the file (RFC 6266).', schema: { type: 'string' } },
    },
    content: { [type]: { schema: { type: 'string', format: 'binary', contentMediaType: type } } },
  };
}

const ignored: Json = { 'Ignored-Fields': { $ref: '#/components/headers/IgnoredFields' } };

const IgnoredFields: Json = {
  description:
    'Fields of the request that were not read, by their paths, at most ten; other than plain characters are percent-encoded.',
  schema: { type: 'string' },
};

const Prefer: Json = {
  name: 'Prefer',
  in: 'header',
  required: false,
  description:
    '`handling=strict` (RFC 7240): a request with a field that would not be read is refused with `unknown_field`.',
  schema: { type: 'string' },
};

const IdempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'One key per intention: requests with the same key and input do their work once and answer the same.',
  schema: { type: 'string', maxLength: 100 },
};

const securitySchemes: Record<string, Json> = {
  access: { type: 'apiKey', in: 'header', name: 'access', description: 'Token of the role that signed in.' },
  profile: { type: 'apiKey', in: 'header', name: 'profile', description: 'Second token of the same login.' },
};
