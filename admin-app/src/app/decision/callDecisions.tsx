import type { AnyCall, Input } from '@venue/sdk';
import type { SendTexts } from '@venue/shared-ui/data/useSend.ts';
import type { BodyOf } from '@venue/shared-ui/form/CallForm.tsx';
import type { ReactNode } from 'react';
import type { DefaultValues } from 'react-hook-form';
import { DecisionForm } from './DecisionFrame.tsx';
import type { Decision } from './decision.ts';

/** A decision that one call makes. */
export interface CallDecision<C extends AnyCall> extends Omit<Decision, 'form' | 'seen' | 'quick'> {
  /** The permission in the record's `can`; its name where left out. */
  readonly needs?: string;
  /** The body its form begins with, beside the state that was seen and an empty reason. */
  readonly from: DefaultValues<BodyOf<C>>;
  /** More fields of its form. */
  readonly fields?: ReactNode;
  readonly texts?: SendTexts;
  /** Where it may be made without a question: what is said until it is sent. */
  readonly soon?: string;
}

interface Options<C extends AnyCall> {
  readonly call: C;
  readonly to?: Omit<Input<C>, 'body'>;
  /** What the reader may do. */
  readonly can: readonly string[];
  /** The state the record is in as it is shown; the body names it. */
  readonly seen: number;
  /** The texts after a decision that has none of its own. */
  readonly texts: SendTexts;
  /** Name of the form. */
  readonly label: string;
}

/** The permitted decisions of a list, each with the form of the call that makes them. */
export const callDecisions = <C extends AnyCall>(
  { call, to, can, seen, texts: usual, label }: Options<C>,
  all: readonly CallDecision<C>[],
): Decision[] =>
  all
    .filter(({ name, needs = name }) => can.includes(needs))
    .map(({ needs: _, from, fields, texts = usual, soon, ...decision }) => ({
      ...decision,
      seen,
      ...(soon && { quick: { soon, call, input: { ...to, body: { seen, ...from } }, texts } }),
      form: ({ children, done }) => (
        <DecisionForm
          call={call}
          {...(to && { to })}
          from={{ seen, rejectionReason: '', ...from } as DefaultValues<BodyOf<C>>}
          texts={texts}
          done={done}
          label={label}
        >
          {fields}
          {children}
        </DecisionForm>
      ),
    }));
