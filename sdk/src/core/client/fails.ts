import * as z from 'zod/mini';
import { type AnyCall, type Call, paramsOf, takesKey } from '../schema/call.ts';
import type { FileReply } from '../schema/fileReply.ts';
import type { Fails } from './declaredFails.ts';
import { ApiFailure, type FailureDetails } from './errors.ts';
import { type FailureCode, failures } from './failures.ts';

type Schema = z.ZodMiniType;

/** The failures any call may meet, by its access and its input; no call declares them. */
export type CommonFailure =
  | 'invalid_input'
  | 'unknown_field'
  | 'malformed'
  | 'too_large'
  | 'unsupported_type'
  | 'access_denied'
  | 'access_closed'
  | 'token_expired'
  | 'profile_denied'
  | 'view_only'
  | 'key_reused'
  | 'reply_lost'
  | 'rate_limited'
  | 'internal'
  | 'unavailable';

type CodeOf<Entry> = Entry extends FailureCode ? Entry : keyof Entry & FailureCode;
type EntriesOf<C extends AnyCall> =
  C extends Call<string, Schema, Schema, Schema | FileReply, infer F> ? F[number] : never;

/** The failures that callers of this call can distinguish. */
export type FailsWith<C extends AnyCall> = CodeOf<EntriesOf<C>>;

type SchemaIn<Entry, E extends string> = Entry extends { readonly [Code in E]: infer S extends Schema } ? S : never;

/** The data of a call's failure, as declared. */
export type FailureData<C extends AnyCall, E extends FailureCode> = [SchemaIn<EntriesOf<C>, E>] extends [never]
  ? unknown
  : z.output<SchemaIn<EntriesOf<C>, E>>;

/** The codes of a call whose failures carry data. */
type WithData<C extends AnyCall> = {
  [E in FailsWith<C>]: [SchemaIn<EntriesOf<C>, E>] extends [never] ? never : E;
}[FailsWith<C>];

/** A failure of a call, narrowed to one code. */
export type Failure<C extends AnyCall, E extends FailsWith<C> | CommonFailure> = ApiFailure & {
  readonly code: E;
  readonly data: FailureData<C, E>;
};

/** The declared failures of a call: each code with the schema of its data, or undefined. */
export const declaredFails = (call: AnyCall): ReadonlyMap<FailureCode, Schema | undefined> =>
  new Map(
    ((call.fails ?? []) as Fails).flatMap((each): [FailureCode, Schema | undefined][] =>
      typeof each === 'string' ? [[each, undefined]] : (Object.entries(each) as [FailureCode, Schema][]),
    ),
  );

/**
 * Every failure the server may reply with: those the call declares, and those that follow from its access and input.
 */
export function failuresOf(call: AnyCall): FailureCode[] {
  const met = new Set<FailureCode>(declaredFails(call).keys());
  // A path parameter may be something that no record has, such as a word in place of a number.
  if (paramsOf(call.path).length > 0) met.add('not_found');
  met.add('invalid_input').add('unknown_field');
  if (call.body) met.add('too_large').add('unsupported_type');
  if (call.access !== 'public')
    met.add('access_denied').add('access_closed').add('token_expired').add('profile_denied');
  if (takesKey(call)) met.add('key_reused').add('reply_lost');
  // Staff who see the back office as another role change nothing.
  if (call.access !== 'public' && call.access !== 'customer' && !call.reads) met.add('view_only');
  // Any address may be badly encoded.
  met.add('malformed').add('rate_limited').add('internal').add('unavailable');
  return (Object.keys(failures) as FailureCode[]).filter(code => met.has(code));
}

/**
 * Whether an error is this failure of this call; its `data` is then as the call declares it. If the data does not
 * conform, for example because the server has another version, it is not this failure, and only its text can be used.
 */
export function isFailure<C extends AnyCall, E extends FailsWith<C> | CommonFailure>(
  error: unknown,
  call: C,
  code: E,
): error is Failure<C, E> {
  if (!(error instanceof ApiFailure) || error.code !== code) return false;
  const schema = declaredFails(call).get(code);
  return schema === undefined || z.safeParse(schema, error.data).success;
}

/** A failure of this call with its declared data, for the server to throw. */
export const failure = <C extends AnyCall, E extends WithData<C>>(
  _call: C,
  code: E,
  details: FailureDetails & { readonly data: FailureData<C, E> },
): ApiFailure => new ApiFailure(code, details);
