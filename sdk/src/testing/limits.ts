import type * as z from 'zod/mini';

/** The limits set by a schema's own checks: of a number, or of the length of a text or a list. */
export interface Limits {
  readonly least: number;
  readonly most: number;
  readonly step: number;
  /** Number of digits, where the pattern of a text allows only digits. */
  readonly digits: number | undefined;
}

/** Limits of a schema, on top of those already known. */
export function limitsOf(schema: z.core.$ZodType, own?: Limits): Limits {
  const { checks = [] } = schema._zod.def;
  let { least, most, step, digits } = own ?? {
    least: 0,
    most: Number.POSITIVE_INFINITY,
    step: 1,
    digits: undefined,
  };
  for (const check of checks) {
    const { def } = (check as z.core.$ZodChecks)._zod;
    if (def.check === 'multiple_of') step = Number(def.value);
    if (def.check === 'greater_than') least = Math.max(least, Number(def.value) + (def.inclusive ? 0 : step));
    if (def.check === 'less_than') most = Math.min(most, Number(def.value) - (def.inclusive ? 0 : step));
    if (def.check === 'min_length') least = Math.max(least, def.minimum);
    if (def.check === 'max_length') most = Math.min(most, def.maximum);
    if (def.check === 'length_equals') [least, most] = [def.length, def.length];
    if (def.check === 'string_format') digits = Number(/\\d\{(\d+)/.exec(String(def.pattern))?.[1]) || digits;
  }
  return { least, most, step, digits };
}
