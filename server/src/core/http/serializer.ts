import type { AnyCall } from '@venue/sdk';
import { isFileReply } from '@venue/sdk';
import fastJson from 'fast-json-stringify';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;

type Serializer = (reply: unknown) => string;

/** Each is compiled once. */
const compiled = new WeakMap<AnyCall, Serializer>();

/**
 * Compiles a call's reply into a function that writes its JSON. Undeclared fields are never written,
 * and a page of rows costs less than JSON.stringify plus a check of each.
 */
export function serializerOf(call: AnyCall): Serializer {
  if (isFileReply(call.reply)) throw new TypeError(`${call.id} answers with a file`);
  const cached = compiled.get(call);
  if (cached) return cached;
  const schema = z.toJSONSchema(call.reply, { target: 'draft-7', io: 'output', unrepresentable: 'any' }) as Json;
  const serializer = fastJson(simplify(schema) as Parameters<typeof fastJson>[0]);
  compiled.set(call, serializer);
  return serializer;
}

// `anyOf: [X, null]` is checked at run time branch by branch; `nullable` is compiled. Patterns and formats were
// checked on the way in and would only cost here.
function simplify(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(simplify);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { anyOf, pattern: _pattern, format: _format, $schema: _schema, properties, ...rest } = schema as Json;
  const simple = simplifyEach(rest);
  // One by one, because properties may have the same names as the keywords above.
  if (properties) simple.properties = simplifyEach(properties);
  if (simple.const !== undefined) delete simple.type;
  if (!Array.isArray(anyOf)) return simple;
  const branches = anyOf.map(simplify) as Json[];
  const others = branches.filter(branch => branch.type !== 'null');
  if (others.length === 1 && branches.length === 2) return { ...others[0], nullable: true };
  return { ...simple, anyOf: branches };
}

const simplifyEach = (schemas: object): Json =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, simplify(schema)]));
