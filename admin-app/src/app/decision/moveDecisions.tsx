import { type AnyKind, decisionWords, type Move } from '@venue/sdk';
import type { ReactNode } from 'react';
import { quoted } from '../record/changes/quoted.ts';
import type { WriteCall } from '../record/recordCalls.ts';
import { type CallDecision, callDecisions } from './callDecisions.tsx';
import type { Decision } from './decision.ts';

type Look = Pick<Decision, 'label' | 'tone' | 'title'>;

/** The texts of a move and the extra fields of its form. */
interface MoveTexts extends Partial<Look & Pick<Decision, 'text' | 'reasons'>> {
  /** Extra fields of the form; `from` holds their initial values. */
  readonly fields?: ReactNode;
  /** See `Decision`. */
  readonly soon?: string;
  readonly from?: Readonly<Record<string, unknown>>;
}

interface Options {
  readonly kind: AnyKind;
  readonly title: string;
  /** What the current user may do with the record. */
  readonly can: readonly string[];
  /** The status of the record on screen. */
  readonly seen: number;
  /** Version of the record on screen, if it was loaded in full: the decision applies to that version. */
  readonly version?: number | undefined;
  readonly moves: readonly Move<number>[];
  /** The call that decides; its body has `seen`, `status`, the reason and the version. */
  readonly call: WriteCall;
  readonly to: object;
  /** The moves in the order of their buttons. A move without its own text shows the confirmation text of the model. */
  readonly says: Readonly<Record<string, MoveTexts>>;
}

/** Default labels and titles for moves of records submitted for publication. `what` is «статью «Лён»». */
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

/** The possible decisions on a record, each with the form of the call that makes it. */
export function moveDecisions(options: Options): Decision[] {
  const { kind, title, can, seen, version, moves, call, to, says } = options;
  const what = `${kind.noun.acc} ${quoted(title)}`;
  const { publish, unpublish, decide } = kind.texts;
  const decisions = Object.entries(says).flatMap(([name, { from, ...texts }]): CallDecision<WriteCall>[] => {
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
        ...texts,
        from: body,
        texts: { publish, unpublish }[name] ?? decide,
      },
    ];
  });
  const record = `${kind.name}/${Object.values(to).join()}`;
  return callDecisions(
    { call, to, can, seen, record, subject: title, texts: decide, label: `Решение по ${kind.noun.dat}` },
    decisions,
  );
}
