import { declaredFails, failuresOf } from '../client/fails.ts';
import { failureTexts } from '../client/failures.texts.ts';
import { type FailureCode, type FailureRow, failures } from '../client/failures.ts';
import type { AnyCall } from '../schema/call.ts';
import type { Json, SchemaBook } from './openapi.schemas.ts';

/** One failure a call may answer with, as the documents list it. */
export interface ListedFailure {
  readonly code: FailureCode;
  /** The `message` of the body. */
  readonly message: string;
  /** The text for the user. */
  readonly text: string;
  /** How it is shown. */
  readonly shown: FailureRow['shown'];
}

/** One response per status. Sets shared by many calls become components. */
export function responsesOf(call: AnyCall, book: SchemaBook): Record<string, Json> {
  const codes = failuresOf(call);
  const declared = declaredFails(call);
  const data = new Map(
    [...declared].flatMap(([code, schema]) => (schema ? [[code, book.read(schema, 'output')] as const] : [])),
  );
  const statuses = [...new Set(codes.map(code => failures[code].status))];
  return Object.fromEntries(
    statuses.map(status => {
      const met = codes.filter(code => failures[code].status === status);
      const plain = met.every(code => !data.has(code));
      const common = plain && commonSets.find(([, set]) => set.join() === met.join());
      return [String(status), common ? { $ref: `#/components/responses/${common[0]}` } : responseOf(met, data)];
    }),
  );
}

function responseOf(codes: readonly FailureCode[], data: ReadonlyMap<FailureCode, Json> = new Map()): Json {
  const listed = codes.map(listedFailure);
  const waits = codes.some(code => failures[code].status === 429 || failures[code].status === 503);
  return {
    description: listed.map(({ code, text }) => `- \`${code}\` — ${text}`).join('\n'),
    ...(waits ? { headers: { 'Retry-After': retryAfter } } : {}),
    content: {
      'application/json': {
        schema: { allOf: [{ $ref: '#/components/schemas/Failure' }, bodyOf(codes, data)] },
      },
    },
    'x-failures': listed,
  };
}

/** The codes, with the schema of their data if they carry any. */
function bodyOf(codes: readonly FailureCode[], data: ReadonlyMap<FailureCode, Json>): Json {
  const plain = codes.filter(code => !data.has(code));
  const shapes = [
    ...(plain.length > 0 ? [{ type: 'object', properties: { code: { enum: plain } } }] : []),
    ...codes.flatMap(code => {
      const carried = data.get(code);
      return carried
        ? [{ type: 'object', required: ['data'], properties: { code: { enum: [code] }, data: carried } }]
        : [];
    }),
  ];
  const [only] = shapes;
  return shapes.length === 1 && only ? only : { oneOf: shapes };
}

function listedFailure(code: FailureCode): ListedFailure {
  const { server, shown = 'toast' }: FailureRow = failures[code];
  return { code, message: server ?? code, text: failureTexts[code], shown };
}

const retryAfter = { description: 'Seconds after which a repeat makes sense.', schema: { type: 'integer' } };

const commonSets: readonly (readonly [string, readonly FailureCode[]])[] = [
  ['InvalidInput', ['invalid_input', 'malformed']],
  ['Malformed', ['malformed']],
  ['Denied', ['access_closed', 'access_denied', 'profile_denied', 'token_expired']],
  ['NotFound', ['not_found']],
  ['Conflict', ['conflict']],
  ['KeyReused', ['key_reused', 'reply_lost']],
  ['TooLarge', ['too_large']],
  ['UnsupportedType', ['unsupported_type']],
  ['RateLimited', ['rate_limited']],
  ['Internal', ['internal']],
  ['Unavailable', ['unavailable']],
];
export const commonResponses = Object.fromEntries(commonSets.map(([name, codes]) => [name, responseOf(codes)]));

export const Failure: Json = {
  type: 'object',
  description: 'The body of every reply that is not 2xx.',
  required: ['message', 'code', 'text', 'requestId'],
  properties: {
    message: {
      type: 'string',
      description: 'The server message of the specification where it names one, else the code.',
    },
    code: { type: 'string', description: 'Stable code of the failure.' },
    text: { type: 'string', description: 'What the user reads, in Russian: plain text in one line.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'What is wrong, in Russian, by field path.',
    },
    data: { description: 'What the caller may act on, e.g. the hours that are taken.' },
    requestId: { type: 'string', description: 'Finds the request in the log of the server.' },
  },
};
