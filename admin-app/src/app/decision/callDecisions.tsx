import type { AnyCall, Input } from '@venue/sdk';
import type { SendTexts } from '@venue/shared-ui/data/useSend.ts';
import type { BodyOf } from '@venue/shared-ui/form/CallForm.tsx';
import type { ReactNode } from 'react';
import type { DefaultValues } from 'react-hook-form';
import { DecisionForm } from './DecisionFrame.tsx';
import type { Decision } from './decision.ts';

/** A decision that one call makes. */
export interface CallDecision<C extends AnyCall>
  extends Omit<Decision, 'form' | 'seen' | 'record' | 'subject' | 'sending'> {
  /** The action that the record's `can` must contain; by default the decision's name. */
  readonly needs?: string;
  /** Initial body of the form, added to `seen` and an empty reason. */
  readonly from: DefaultValues<BodyOf<C>>;
  /** More fields of its form. */
  readonly fields?: ReactNode;
  readonly texts?: SendTexts;
}

interface Options<C extends AnyCall> {
  readonly call: C;
  readonly to?: Omit<Input<C>, 'body'>;
  /** What the current user may do with the record. */
  readonly can: readonly string[];
  /** The state of the record on screen, sent as `seen` in the body. */
  readonly seen: number;
  /** See `Decision`. */
  readonly record: string;
  readonly subject: string;
  /** Default texts for decisions that have none of their own. */
  readonly texts: SendTexts;
  /** Accessible name of the form. */
  readonly label: string;
}

/** The permitted ones of the given decisions, each with the form of the call that makes it. */
export const callDecisions = <C extends AnyCall>(
  { call, to, can, seen, record, subject, texts: usual, label }: Options<C>,
  all: readonly CallDecision<C>[],
): Decision[] =>
  all
    .filter(({ name, needs = name }) => can.includes(needs))
    .map(({ needs: _, from, fields, texts = usual, ...decision }) => ({
      ...decision,
      seen,
      record,
      subject,
      sending: { call, input: { ...to, body: { seen, ...from } }, texts },
      form: ({ children, done }) => (
        <DecisionForm
          call={call}
          {...(to && { to })}
          from={{ seen, rejectionReason: '', ...from } as DefaultValues<BodyOf<C>>}
          texts={texts}
          done={done}
          label={label}
          keep={`${call.id}:${decision.name}:${JSON.stringify(to ?? from)}`}
        >
          {fields}
          {children}
        </DecisionForm>
      ),
    }));
