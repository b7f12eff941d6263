import type * as z from 'zod/mini';
import { type AnyCall, paramsOf } from '../../core/schema/call.ts';
import { isFields } from '../../core/schema/relations.ts';
import { sampleInput } from '../replies.ts';

/** Who reads: everybody is shown records of their own. */
export type Reader = 'visitor' | 'customer' | 'staff';

/** Numbers and words of records that replies have named, by whose reply it was, area and field. */
export type Known = Map<string, unknown[]>;

export type Input = Readonly<Record<string, unknown>>;

/** Records that are tried before a read counts as one that finds none. */
const MOST_RECORDS = 4;

/** What a read may be sent: the sample with as little as its declaration demands, about records that there are. */
export function inputsOf(call: AnyCall, reader: Reader, known: Known): Input[] {
  const inputs = Array.from({ length: MOST_RECORDS }, (_, nth) => {
    const named = (name: string) => recordsOf(call, reader, name, known)[nth];
    return inputOf(call, named);
  });
  return [...new Map(inputs.map(input => [JSON.stringify(input), input])).values()];
}

function inputOf(call: AnyCall, named: (name: string) => unknown): Input {
  const sampled = sampleInput(call) as Input;
  const input: Record<string, unknown> = {};
  for (const name of paramsOf(call.path)) input[name] = name === 'x' ? 1 : (named(name) ?? sampled[name]);
  if (call.query) input.query = needed(call.query, sampled.query, named);
  if (call.body) input.body = needed(call.body, sampled.body, named);
  return input;
}

function needed(schema: z.ZodMiniType, sampled: unknown, named: (name: string) => unknown): unknown {
  if (!isFields(sampled)) return sampled;
  let least: Record<string, unknown> = sampled;
  for (const name of Object.keys(sampled)) {
    const { [name]: _, ...without } = least;
    if (schema.safeParse(without).success) least = without;
  }
  const about = Object.fromEntries(Object.entries(least).map(([name, value]) => [name, named(name) ?? value]));
  return schema.safeParse(about).success ? about : least;
}

/**
 * Records by a name: those that this reader was shown in the area, those that others were, those of any area that has
 * the same name for them, and then whatever the area has numbers for.
 */
function recordsOf({ reads = [] }: AnyCall, reader: Reader, name: string, known: Known): unknown[] {
  const isOwn = name === 'id' || name === 'slug';
  const placesOf = (areas: readonly string[], name: string) =>
    areas.flatMap(area => [`${reader} ${area} ${name}`, `${area} ${name}`]);
  const others = isOwn ? [] : [...placesOf([''], name), ...(name.endsWith('Id') ? placesOf(reads, 'id') : [])];
  const places = [...placesOf(reads, name), ...others];
  return [...new Set(places.flatMap(place => known.get(place) ?? []))];
}

const isName = (name: string): boolean => /^(id|slug|.+Id|orderKey|code)$/.test(name);

/** Remembers the first records of each list of a reply, by the names its numbers have. */
export function learn({ reads = [] }: AnyCall, reader: Reader, reply: unknown, known: Known): void {
  const note = (name: string, value: unknown) => {
    for (const area of [...reads, ''])
      for (const place of [`${reader} ${area} ${name}`, `${area} ${name}`]) {
        const records = known.get(place) ?? [];
        if (records.length < MOST_RECORDS && !records.includes(value)) known.set(place, [...records, value]);
      }
  };
  const walk = (value: unknown): void => {
    if (Array.isArray(value))
      for (const each of value.slice(0, MOST_RECORDS)) {
        const id = isFields(each)
          ? Object.entries(each).find(([name, number]) => /^(id|.+Id)$/.test(name) && Number(number) > 0)
          : undefined;
        if (id) note('id', id[1]);
        walk(each);
      }
    else if (isFields(value))
      for (const [name, each] of Object.entries(value)) {
        if (isName(name) && (typeof each === 'string' ? each !== '' : Number(each) > 0)) note(name, each);
        if (name === 'orderKey' || name === 'code') note('slug', each);
        walk(each);
      }
  };
  walk(reply);
}
