import * as z from 'zod/mini';
import type { Option } from '../schema/enums.ts';
import { Day, Id, Instant, Kopecks, RichText } from '../schema/fields.ts';
import { ImageFile, MainableImage, PictureMeta, PictureMetaFields, RecordPicture } from '../schema/pictures.ts';
import { Email, FullName, Inn, OneTimeCode, Password, Phone, SiteUrl, TimeOfDay } from '../schema/rules.ts';
import { isUpload } from '../schema/uploads.ts';
import type { Areas } from './openapi.outline.ts';

export type Json = { [key: string]: unknown };
type Schema = z.ZodMiniType;
type Direction = 'input' | 'output';
interface Named {
  id: string;
  description?: string;
}

const core: readonly (readonly [Schema, Named])[] = [
  [Id, { id: 'Id', description: 'Number of a record.' }],
  [Kopecks, { id: 'Kopecks', description: 'Money: a whole number of kopecks.' }],
  [Instant, { id: 'Instant', description: 'A moment in UTC, ISO 8601.' }],
  [Day, { id: 'Day', description: 'A calendar day of the venue (Asia/Yekaterinburg).' }],
  [RichText, { id: 'RichText', description: 'HTML of the few tags the editor knows; the server strips the rest.' }],
  [RecordPicture, { id: 'RecordPicture', description: 'A picture: `url` is 1600 px wide, `thumb` 640 px.' }],
  [MainableImage, { id: 'MainableImage', description: 'One of several pictures; at most one is the main one.' }],
  [ImageFile, { id: 'ImageFile', description: 'A picture: `path` is 1600 px wide, `thumb` 640 px.' }],
  [PictureMeta, { id: 'PictureMeta', description: 'How a picture fills its frame, in words of CSS.' }],
  [PictureMetaFields, { id: 'PictureMetaFields', description: 'How a picture fills its frame, in words of CSS.' }],
  [Phone, { id: 'Phone', description: 'Ten digits without the country code.' }],
  [Email, { id: 'Email' }],
  [Password, { id: 'Password' }],
  [OneTimeCode, { id: 'OneTimeCode', description: 'Six digits.' }],
  [Inn, { id: 'Inn', description: 'Ten digits for an organisation, twelve for a person.' }],
  [SiteUrl, { id: 'SiteUrl', description: 'A link to a site; may be empty, and the scheme may be left out.' }],
  [TimeOfDay, { id: 'TimeOfDay', description: 'Time on the 24-hour clock.' }],
  [FullName, { id: 'FullName', description: 'Three or four capitalised Cyrillic words.' }],
];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isSchema = (value: unknown): value is Schema => isRecord(value) && '_zod' in value;
const isEnumeration = (value: unknown): value is { schema: Schema; options: readonly Option[] } =>
  isRecord(value) && isSchema(value.schema) && Array.isArray(value.options);
export const pascal = (words: string) =>
  words.replace(/(^|[-/])(\w)/g, (_, _edge, letter: string) => letter.toUpperCase());

/** Schemas that get a name of their own: whatever the models export, under the name they export it by. */
function namesOf(models: Areas): Map<Schema, Named> {
  const entries: { area: string; name: string; schema: Schema; description?: string }[] = [];
  for (const [area, module] of Object.entries(models)) {
    // Bundlers may reorder the exports of a module.
    for (const [name, value] of Object.entries(module).sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (isSchema(value)) entries.push({ area, name, schema: value });
      else if (isEnumeration(value)) {
        const options = value.options.map(({ id, label }) => `\`${id}\` ${label}`);
        // An entity may have the same name as the enumeration of its kinds.
        const own = pascal(name) in module ? `${name}Id` : name;
        entries.push({ area, name: own, schema: value.schema, description: `${options.join(', ')}.` });
      }
    }
  }
  const names = new Map(core.map(([schema, named]) => [schema, { ...named }]));
  const coreIds = new Set(core.map(([, { id }]) => id));
  // A model may re-export a schema of another one.
  const first = entries.filter(
    (each, at) => entries.findIndex(({ schema, name }) => schema === each.schema && name === each.name) === at,
  );
  const candidates = first.map(({ name }) => pascal(name));
  for (const { area, name, schema, description } of entries) {
    const entry = names.get(schema);
    if (entry) {
      if (description) entry.description ??= description;
      continue;
    }
    const short = pascal(name);
    const alone = candidates.filter(each => each === short).length === 1 && !coreIds.has(short);
    names.set(schema, { id: alone ? short : pascal(`${area}-${short}`), ...(description ? { description } : {}) });
  }
  return names;
}

const digits = /^\^\\d\{1,\d+\}\$$/;

/** Rewrites the JSON Schema of a zod schema: removes what only zod needs, and simplifies numbers sent as digits. */
function tidy(schema: z.core.$ZodType, json: Json): void {
  if (isUpload(schema))
    Object.assign(json, { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' });
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  // Only the server refuses unknown fields: a reply may gain fields, and clients have to accept them.
  if (schema._zod.def.type === 'object' && !(schema._zod.def as { catchall?: unknown }).catchall)
    delete json.additionalProperties;
  if (Array.isArray(json.anyOf) && json.anyOf.length === 2) {
    const [number, text] = json.anyOf as [Json, Json];
    if (number.type === 'integer' && typeof text.pattern === 'string' && digits.test(text.pattern)) {
      delete json.anyOf;
      Object.assign(json, { type: 'integer', minimum: 0 });
    }
  }
  if (json.type === 'integer') describeDigits(schema._zod.def, json);
}

// JSON Schema leaves out what follows a transformation in an input. For digits that are read as a number it applies
// too, so it is added.
function describeDigits(def: z.core.$ZodTypeDef, json: Json): void {
  const { out, defaultValue } = def as { out?: z.core.$ZodType; defaultValue?: unknown };
  if (def.type === 'default') json.default ??= defaultValue;
  if (def.type !== 'pipe') return;
  if (out?._zod.def.type === 'literal') {
    delete json.minimum;
    json.enum = [...(out._zod.def as z.core.$ZodLiteralDef<z.core.util.Literal>).values];
  }
  for (const check of def.checks ?? []) {
    const { check: kind, value } = check._zod.def as { check: string; value?: unknown };
    if (kind === 'greater_than') json.minimum = value;
    if (kind === 'less_than') json.maximum = value;
  }
}

function withRefs(json: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(json)) return json.map(each => withRefs(each, rename));
  if (!isRecord(json)) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) =>
      key === '$ref' && typeof value === 'string'
        ? [key, `#/components/schemas/${rename(value.replace('#/$defs/', ''))}`]
        : [key, withRefs(value, rename)],
    ),
  );
}

const refsIn = (json: unknown): string[] =>
  [...JSON.stringify(json).matchAll(/"\$ref":"#\/\$defs\/([^"]+)"/g)].map(match => match[1] ?? '');

export interface SchemaBook {
  /** The schema of a part of a call, with references into the components. */
  read(schema: Schema, direction: Direction): Json;
  /** The same with a reference to a named schema resolved, to read its fields. */
  fields(schema: Schema, direction: Direction): Json;
  /**
   * All referenced schemas, by name. A schema that differs by direction occurs twice: `BookingRequest`,
   * `BookingRequestInput`.
   */
  readonly components: Json;
}

/** Reads all schemas first, so that a name stands for the same schema everywhere. */
export function schemaBook(parts: readonly (readonly [Schema, Direction])[], models: Areas): SchemaBook {
  const registry = z.registry<Named>();
  for (const [schema, named] of namesOf(models)) registry.add(schema, named);
  const seen = { input: new Map<Schema, Json>(), output: new Map<Schema, Json>() };
  const defs = { input: new Map<string, Json>(), output: new Map<string, Json>() };

  for (const [schema, io] of parts) {
    if (seen[io].has(schema)) continue;
    // Inside an array, a named schema too becomes a reference.
    const { items, $defs = {} } = z.toJSONSchema(z.array(schema), {
      io,
      unrepresentable: 'any',
      metadata: registry,
      override: ({ zodSchema, jsonSchema }) => tidy(zodSchema, jsonSchema as Json),
    }) as { items: Json; $defs?: Record<string, Json> };
    seen[io].set(schema, items);
    for (const [name, json] of Object.entries($defs)) {
      if (name.startsWith('__')) throw new TypeError('a schema that contains itself has to be exported by a model');
      defs[io].set(name, json);
    }
  }

  const split = differing(defs.input, defs.output);
  const rename = (io: Direction) => (name: string) => (io === 'input' && split.has(name) ? `${name}Input` : name);
  const partOf = (schema: Schema, io: Direction): Json => {
    const json = seen[io].get(schema);
    if (!json) throw new TypeError('this schema was not among the parts');
    return json;
  };
  const components = new Map<string, unknown>();
  for (const io of ['input', 'output'] as const)
    for (const [name, json] of defs[io]) components.set(rename(io)(name), withRefs(json, rename(io)));

  return {
    read: (schema, io) => withRefs(partOf(schema, io), rename(io)) as Json,
    fields: (schema, io) => {
      const json = partOf(schema, io);
      const [name] = typeof json.$ref === 'string' ? refsIn(json) : [];
      return withRefs((name === undefined ? json : defs[io].get(name)) ?? {}, rename(io)) as Json;
    },
    components: Object.fromEntries([...components].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** Names whose input and output differ, directly or in a schema they refer to. */
function differing(input: ReadonlyMap<string, Json>, output: ReadonlyMap<string, Json>): Set<string> {
  const both = [...input.keys()].filter(name => output.has(name));
  const differences = new Set(
    both.filter(name => JSON.stringify(input.get(name)) !== JSON.stringify(output.get(name))),
  );
  for (let before = -1; before !== differences.size; ) {
    before = differences.size;
    for (const name of both) if (refsIn(input.get(name)).some(ref => differences.has(ref))) differences.add(name);
  }
  return differences;
}
