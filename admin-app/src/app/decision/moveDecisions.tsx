import { type AnyCall, type AnyKind, decisionWords, type Input, type Move } from '@venue/sdk';
import type { ReactNode } from 'react';
import { quoted } from '../record/quoted.ts';
import { type CallDecision, callDecisions } from './callDecisions.tsx';
import type { Decision } from './decision.ts';

type Look = Pick<Decision, 'label' | 'tone' | 'title'>;

/** The texts of a move, and what its form asks besides. */
interface Said extends Partial<Look & Pick<Decision, 'text' | 'reasons'>> {
  /** More fields of the form, and the values they begin with. */
  readonly fields?: ReactNode;
  /** See `CallDecision`. */
  readonly soon?: string;
  readonly from?: Readonly<Record<string, unknown>>;
}

interface Options<C extends AnyCall> {
  readonly kind: AnyKind;
  readonly title: string;
  /** What the reader may do. */
  readonly can: readonly string[];
  /** The status it is in as it is shown. */
  readonly seen: number;
  /** What was read, where it was read in full: the decision is about that. */
  readonly version?: number | undefined;
  readonly moves: readonly Move<number>[];
  /** Decides: a body of `seen`, `status`, the reason and the version. */
  readonly call: C;
  readonly to: Omit<Input<C>, 'body'>;
  /** The moves in the order of their buttons; without a text of its own a move asks the model's question. */
  readonly says: Readonly<Record<string, Said>>;
}

/** The usual moves of records that are sent to be published. `what` is «статью «Лён»». */
const usual: Readonly<Record<string, (what: string) => Look>> = {
  confirm: what => ({ label: decisionWords.publish.label, tone: 'main', title: `Опубликовать ${what}?` }),
  publish: what => ({ label: decisionWords.publish.label, tone: 'main', title: `Опубликовать ${what}?` }),
  rework: what => ({
    label: decisionWords.rework.label,
    tone: 'plain',
    title: `Вернуть ${what} на\u00a0доработку?`,
  }),
  reject: what => ({ label: decisionWords.reject.label, tone: 'danger', title: `Отклонить ${what}?` }),
  unpublish: what => ({
    label: decisionWords.unpublish.label,
    tone: 'plain',
    title: `Снять ${what} с\u00a0публикации?`,
  }),
};

/** What may be decided about a record, each with the form of the call that decides. */
export function moveDecisions<C extends AnyCall>(options: Options<C>): Decision[] {
  const { kind, title, can, seen, version, moves, call, to, says } = options;
  const what = `${kind.noun.acc} ${quoted(title)}`;
  const { publish, unpublish, decide } = kind.texts;
  const decisions = Object.entries(says).flatMap(([name, { from, ...said }]): CallDecision<C>[] => {
    const move = moves.find(({ action }) => action === name);
    if (!move) return [];
    const body = { status: move.to, ...from, ...(version === undefined ? {} : { version }) };
    return [
      {
        name,
        label: name,
        tone: 'plain',
        title: '',
        text: move.confirm ?? '',
        ...usual[name]?.(what),
        ...said,
        // The names of the body are those of the declaration; the call itself checks them when it is sent.
        from: body as never,
        texts: { publish, unpublish }[name] ?? decide,
      },
    ];
  });
  return callDecisions({ call, to, can, seen, texts: decide, label: `Решение по ${kind.noun.dat}` }, decisions);
}
