import type * as z from 'zod/mini';
import { type AnyCall, paramsOf } from '../../core/schema/call.ts';
import { isFields } from '../../core/schema/relations.ts';
import { sampleInput } from '../replies.ts';

/** Numbers and words of records that replies have named, by area and field: `rooms roomId` → 31. */
export type Known = Map<string, unknown>;

/** What a read is sent: the sample with as little as its declaration demands, about records that there are. */
export function inputOf(call: AnyCall, known: Known): Readonly<Record<string, unknown>> {
  const sampled = sampleInput(call) as Readonly<Record<string, unknown>>;
  const input: Record<string, unknown> = {};
  for (const name of paramsOf(call.path)) input[name] = name === 'x' ? 1 : (of(call, name, known) ?? sampled[name]);
  if (call.query) input.query = needed(call, call.query, sampled.query, known);
  if (call.body) input.body = needed(call, call.body, sampled.body, known);
  return input;
}

function needed(call: AnyCall, schema: z.ZodMiniType, sampled: unknown, known: Known): unknown {
  if (!isFields(sampled)) return sampled;
  let least: Record<string, unknown> = sampled;
  for (const name of Object.keys(sampled)) {
    const { [name]: _, ...without } = least;
    if (schema.safeParse(without).success) least = without;
  }
  const named = Object.entries(least).map(([name, value]) => [name, of(call, name, known) ?? value]);
  const about: Record<string, unknown> = Object.fromEntries(named);
  return schema.safeParse(about).success ? about : least;
}

const isName = (name: string): boolean => /^(id|slug|.+Id|orderKey|code)$/.test(name);

/** A record of this area, otherwise of any area whose replies have the same name for it. */
const of = (call: AnyCall, name: string, known: Known): unknown => {
  const own = call.reads?.map(area => known.get(`${area} ${name}`)).find(value => value !== undefined);
  return own ?? (name === 'id' || name === 'slug' ? undefined : known.get(` ${name}`));
};

/** Remembers the first record of each list of a reply, by the names its numbers have. */
export function learn(call: AnyCall, reply: unknown, known: Known): void {
  const note = (name: string, value: unknown) => {
    for (const area of [...(call.reads ?? []), ''])
      if (!known.has(`${area} ${name}`)) known.set(`${area} ${name}`, value);
  };
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) {
      const [first] = value;
      const id = isFields(first)
        ? Object.entries(first).find(([name, each]) => isId(name) && Number(each) > 0)
        : undefined;
      if (id) note('id', id[1]);
      walk(first);
    } else if (isFields(value))
      for (const [name, each] of Object.entries(value)) {
        if (isName(name) && (typeof each === 'string' ? each !== '' : Number(each) > 0)) note(name, each);
        if (name === 'orderKey' || name === 'code') note('slug', each);
        walk(each);
      }
  };
  walk(reply);
}

const isId = (name: string): boolean => /^(id|.+Id)$/.test(name);
