import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { useAtomValue } from 'jotai';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { isAsking, isTyping } from '../isTyping.ts';
import css from './DecisionButtons.module.css';
import type { Decision } from './decision.ts';
import { deferredAtom, undoDeferred } from './deferred.ts';
import { useOfferDecisions } from './offeredDecisions.ts';
import { useHold } from './useHold.ts';

const DecisionDialog = lazyWithRetry(
  () => import('./DecisionDialog.tsx'),
  ({ close }) => close(),
);

interface Props {
  decisions: readonly Decision[];
  /** Called after the decision is made. */
  done?: (decision: Decision) => void;
  /** Called when the dialog is closed without a decision, perhaps because the record has changed. */
  again?: (() => void) | undefined;
  /** In the queue: what follows a decision that is held, and one that is cancelled. Ctrl+Enter makes the main one. */
  queue?: { readonly goOn: () => void; readonly back: () => void };
}

const look = { main: 'contained', plain: 'outlined', danger: 'outlined' } as const;

/** A button for each possible decision. It opens a confirmation dialog unless the decision can still be cancelled. */
export function DecisionButtons({ decisions, done, again, queue }: Props) {
  const [question, setQuestion] = useState<Decision | null>(null);
  // The same decision for the current state of the record, which a colleague may have changed since.
  const now = decisions.find(each => each.name === question?.name);
  const hold = useHold();
  const deferred = useAtomValue(deferredAtom);
  const isHeld = decisions.some(({ record }) => deferred.includes(record));
  const choose = (decision: Decision) => {
    if (decision.soon) void hold([decision], { soon: decision.soon, ...queue });
    else setQuestion(decision);
  };
  useOfferDecisions(isHeld ? [] : decisions, choose);
  const main = queue && !isHeld && decisions.find(({ tone }) => tone === 'main');
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!main || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    // Ignore key repeat: a held key would decide applications that nobody has looked at.
    if (event.defaultPrevented || event.repeat || isTyping(event.target) || isAsking()) return;
    event.preventDefault();
    choose(main);
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      {isHeld && (
        <>
          <p>Решение вот-вот будет отправлено.</p>
          <Button variant="outlined" onClick={() => undoDeferred(decisions[0]?.record)}>
            Отменить
          </Button>
        </>
      )}
      {(isHeld ? [] : decisions).map(decision => (
        <Button
          key={decision.name}
          variant={look[decision.tone]}
          color={decision.tone === 'danger' ? 'error' : 'primary'}
          onClick={() => choose(decision)}
          aria-keyshortcuts={decision === main ? 'Control+Enter' : undefined}
        >
          <span>{decision.label}</span>
          {decision === main && (
            <span className={css.key} aria-hidden="true">
              Ctrl&nbsp;↵
            </span>
          )}
        </Button>
      ))}
      {question && (
        <Suspense fallback={null}>
          <DecisionDialog
            decision={now ?? question}
            mayAgain={now !== undefined && now.seen !== question.seen}
            close={() => {
              setQuestion(null);
              again?.();
            }}
            done={() => {
              setQuestion(null);
              done?.(question);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
