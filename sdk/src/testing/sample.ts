import * as z from 'zod/mini';
import { isUpload } from '../core/schema/uploads.ts';
import { agree } from './agree.ts';
import { sampleFile } from './files.ts';
import { type Limits, limitsOf } from './limits.ts';
import { dayNamed, momentNamed } from './moments.ts';
import { type Draw, drawFor } from './random.ts';
import { sampleRooms } from './rooms.ts';
import { ruledTexts, wordsNamed } from './words.ts';

export interface SampleOptions {
  /** The same seed gives the same value. Default 1. */
  readonly seed?: number;
  /** Where the value is, e.g. `customer.phone`: the last word decides what kind of text is generated. */
  readonly path?: string;
}

/** The current position: `index` is the place in the nearest list, `limits` those that a pipe sets on its input. */
interface Place {
  readonly seed: number;
  readonly path: string;
  readonly name: string;
  readonly index: number;
  readonly limits?: Limits;
}

type Schema = z.core.$ZodType;

/**
 * A value that fits the schema, the same for the same seed and path: Russian names, texts, sums in kopecks and dates
 * that suit the names of the fields. Throws when it finds no value that fits, which happens only with a rule it does
 * not know.
 */
export function sample<S extends Schema>(schema: S, { seed = 1, path = '' }: SampleOptions = {}): z.input<S> {
  const place = { seed, path, name: path.split('.').findLast(word => !/^\d*$/.test(word)) ?? '' };
  const index = Number(/\.(\d+)$/.exec(path)?.[1] ?? 0);
  return walk(schema, { ...place, index }) as z.input<S>;
}

function walk(schema: Schema, place: Place): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const draw = drawFor(`${place.seed}:${place.path}`);
  switch (def.type) {
    case 'object':
      return record(schema, def.shape, place);
    case 'array':
      return list(schema, def.element, place, draw);
    case 'string':
      return text(schema, place, draw);
    case 'number':
      return number(schema, place, draw);
    case 'boolean':
      return wordsNamed(place.name, draw).find(word => typeof word === 'boolean') ?? draw.fraction() < 0.5;
    case 'literal':
      return draw.pick(def.values);
    case 'enum':
      return draw.pick(Object.values(def.entries));
    case 'union':
      // Choose an option other than an empty text, which would show nothing.
      return walk(def.options.find(option => !isEmptyText(option)) ?? schema, place);
    case 'optional':
    case 'nullable':
      return draw.fraction() < emptiness(place.name)
        ? def.type === 'nullable'
          ? null
          : undefined
        : walk(def.innerType, place);
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return walk(def.innerType, place);
    case 'pipe':
      return def.out._zod.def.type === 'transform'
        ? walk(def.in, { ...place, limits: limitsOf(schema) })
        : walk(def.out, place);
    case 'record':
      return { [String(walk(def.keyType, place))]: walk(def.valueType, place) };
    case 'null':
      return null;
    // Any value fits; a text shows most.
    case 'unknown':
      return wordsNamed(place.name, draw)[0] ?? ruledTexts(draw)[0];
    case 'custom':
      return fitting(schema, place, [sampleFile(typeOf(schema)).data]);
    default:
      throw new Error(`sample: ${place.path} is of type ${def.type}, which has no maker`);
  }
}

/** A content type that an uploaded file may have: a picture where pictures are accepted. */
const typeOf = (schema: Schema): string => {
  const types = isUpload(schema) ? schema.limits.types : [];
  return types.includes('image/png') ? 'image/png' : (types[0] ?? 'image/png');
};

const isEmptyText = (schema: Schema): boolean => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'literal' && def.values.length === 1 && def.values[0] === '';
};

/** The probability that an optional field is empty: fields about problems are empty most of the time. */
const emptiness = (name: string): number =>
  /cancel|reject|refund|technical|withdrawn|closed/i.test(name) ? 0.75 : 0.1;

/** How often a rule over a whole record or list is tried again: such rules exclude only a few combinations. */
const MOST_TRIES = 40;

function record(schema: Schema, shape: Readonly<Record<string, Schema>>, place: Place): unknown {
  for (let tried = 0; tried < MOST_TRIES; tried++) {
    const seed = place.seed + tried * 1000;
    const fields: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(shape)) {
      const value = walk(field, { seed, path: `${place.path}.${name}`, name, index: place.index });
      if (value !== undefined) fields[name] = value;
    }
    agree(fields);
    if (!schema._zod.def.checks?.length || z.safeParse(schema, fields).success) return fields;
  }
  throw new Error(`sample: no record at ${place.path} fits its rules`);
}

function list(schema: Schema, element: Schema, place: Place, draw: Draw): unknown[] {
  const { least, most } = limitsOf(schema);
  const length = Math.min(Math.max(draw.whole(2, 3), least), most);
  for (let tried = 0; tried < MOST_TRIES; tried++) {
    const seed = place.seed + tried * 1000;
    const items = Array.from({ length }, (_, index) =>
      walk(element, { ...place, seed, path: `${place.path}.${index}`, index }),
    );
    const list = [...new Set(items)];
    if (!schema._zod.def.checks?.length || z.safeParse(schema, list).success) return list;
  }
  throw new Error(`sample: no list at ${place.path} fits its rules`);
}

/** Formatted text (HTML) is recognised by this length limit; any other text is plain. */
const RICH_TEXT = 200_000;

/** A name with its parent where the name alone says too little: `services.name` instead of `name`. */
function spokenName({ path, name }: Place): string {
  if (!/^(name|title|value|text|to)$/.test(name)) return name;
  const parent = path.split('.').findLast((word, index, words) => index < words.length - 1 && !/^\d*$/.test(word));
  return parent ? parent + name.slice(0, 1).toUpperCase() + name.slice(1) : name;
}

const consecutive = /\.(slots|starts|schedule)\.\d+(\.\w+)?$/;

function text(schema: Schema, place: Place, draw: Draw): unknown {
  const { format } = schema._zod.def as z.core.$ZodStringDef & { format?: string };
  const { most, digits } = limitsOf(schema);
  if (format === 'datetime') return moment(place, draw);
  if (format === 'date') return dayNamed(place.name, draw);
  if (format === 'uuid') return uuid(draw);
  const words = wordsNamed(spokenName(place), draw).filter(word => typeof word === 'string');
  const rich = most === RICH_TEXT ? words.map(word => `<p>${word}</p>`) : [];
  const values = [...rich, ...words, ...(digits ? [draw.digits(digits)] : []), ...ruledTexts(draw)];
  return fitting(
    schema,
    place,
    values.map(value => value.slice(0, most).trim()),
  );
}

/** Hours of one booking are consecutive; all other moments are independent. */
function moment(place: Place, draw: Draw): string {
  if (!consecutive.test(place.path)) return momentNamed(place.name, draw);
  const first = momentNamed(place.name, drawFor(`${place.seed}:${place.path.replace(/\.\d+(\.\w+)?$/, '')}`));
  return new Date(Date.parse(first) + place.index * 3_600_000).toISOString();
}

function uuid(draw: Draw): string {
  const hex = (count: number) => Array.from({ length: count }, () => draw.whole(0, 15).toString(16)).join('');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`;
}

/** Records of one list get different numbers; a room gets one of the venue's. */
function identifier({ seed, name, index }: Place): number {
  const base = drawFor(`${seed}:${name}`).whole(1, 400) + index;
  return /room|object|space/i.test(name) ? (sampleRooms[base % sampleRooms.length]?.roomId ?? base) : base;
}

function number(schema: Schema, place: Place, draw: Draw): unknown {
  const { least, most, step } = limitsOf(schema, place.limits);
  const top = Math.min(most, least + 40 * step);
  const words = wordsNamed(place.name, draw).filter(word => typeof word === 'number');
  const ids = /(^id|Ids?)$/.test(place.name) ? [identifier(place)] : [];
  const counted = draw.whole(Math.ceil(least / step), Math.floor(top / step)) * step;
  const inside = [...ids, ...words].filter(value => value >= least && value <= most);
  return fitting(schema, place, [...inside, counted]);
}

function fitting(schema: Schema, place: Place, values: readonly unknown[]): unknown {
  const match = values.find(value => z.safeParse(schema, value).success);
  if (match === undefined) throw new Error(`sample: no value at ${place.path} fits its rules`);
  return match;
}
