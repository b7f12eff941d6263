import { type AnyCall, type ApiFailure, declaredFails, failuresOf } from '@venue/sdk';
import * as z from 'zod/mini';

export interface Declared {
  /** The failure's data without undeclared fields. */
  readonly data: unknown;
  /** How the failure differs from the declaration, if it does. */
  readonly fault?: string;
}

/** A failure compared with what its call declares. */
export function declaredOf(call: AnyCall, { code, data, status, retryAfter }: ApiFailure): Declared {
  if (status === 429 && retryAfter === undefined)
    return { data: undefined, fault: `${call.id} does not say when to come back after ${code}` };
  if (!failuresOf(call).includes(code))
    return { data: undefined, fault: `${call.id} fails with ${code}, which it does not declare` };
  const schema = declaredFails(call).get(code);
  if (!schema)
    return { data: undefined, ...(data === undefined ? {} : { fault: `${call.id} declares no data for ${code}` }) };
  const parsed = z.safeParse(schema, data);
  return parsed.success
    ? { data: parsed.data }
    : {
        data: undefined,
        fault: `${call.id}: the data of ${code} is not as declared\n${z.prettifyError(parsed.error)}`,
      };
}
