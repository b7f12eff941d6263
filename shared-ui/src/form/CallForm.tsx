import type { AnyCall, ApiFailure, Input, Reply, Unreachable } from '@venue/sdk';
import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { sendProven } from '../data/proven.ts';
import { type SendHow, type SendTexts, useSend } from '../data/useSend.ts';
import { Form } from './Form.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { useForm } from './useForm.ts';

/** The request body of a call. */
export type BodyOf<C extends AnyCall> = Input<C> extends { readonly body: infer B } ? B : never;

interface Props<C extends AnyCall> {
  call: C;
  /** Path parameters and query, e.g. `{ id: 12 }`. */
  to?: Omit<Input<C>, 'body'>;
  /** The initial values of the fields. */
  from: DefaultValues<BodyOf<C>>;
  texts?: SendTexts;
  how?: Omit<SendHow, 'handles'>;
  /** Receives a failure, with the values sent, before the fields show it; `true` means it has been shown. */
  handles?: (failure: ApiFailure | Unreachable, sent: BodyOf<C>) => boolean;
  done?: (reply: Reply<C>, body: BodyOf<C>) => void;
  /** Asks before a changed form is left; with a draft only if saving it failed. */
  guarded?: boolean;
  /** Saves the typed values on the server under this key, e.g. `brand.add` or `brand.modify:17`. */
  draft?: string | undefined;
  /** Keeps the typed values in this tab under this name, e.g. `support` or `decline:17`. */
  keep?: string | undefined;
  label?: string;
  children: ReactNode;
}

/**
 * A form that is validated by a call's schema and sent by that call; the server's messages appear at the fields. It does
 * the proof of work that the server may ask for.
 */
export function CallForm<C extends AnyCall>({
  call,
  to,
  from,
  texts,
  how,
  handles,
  done,
  guarded = false,
  draft,
  keep,
  label,
  children,
}: Props<C>) {
  // The values conform to the schema below, so the call is sent as the widest one.
  const { send } = useSend<AnyCall>(call, texts);
  // The cast is safe: every call with a form declares a body.
  const schema = call.body as z.ZodMiniType<unknown, FieldValues>;
  const form = useForm({
    schema,
    from: from as DefaultValues<FieldValues>,
    draft,
    keep,
    submit: async (values, current) => {
      const reply = await sendProven(
        (proof, showFailure) => {
          const body = proof === undefined ? values : { ...values, proof };
          return send({ ...to, body }, { ...how, handles: showFailure });
        },
        failure => handles?.(failure, values as BodyOf<C>) || current.setServerErrors(failure),
      );
      if (reply === undefined) return;
      current.markSaved(values);
      done?.(reply, values as BodyOf<C>);
    },
  });
  return (
    <Form form={form} {...(label ? { label } : {})}>
      {guarded && !draft && <UnsavedGuard dirty={form.methods.formState.isDirty} left={form.forget} />}
      {children}
    </Form>
  );
}
