import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { isAsking, isTyping } from '../isTyping.ts';
import css from './DecisionButtons.module.css';
import type { Decision, Quick } from './decision.ts';

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
  /** Makes a decision that needs no confirmation. If given, Ctrl+Enter makes the main decision. */
  decide?: (quick: Quick) => void;
}

const look = { main: 'contained', plain: 'outlined', danger: 'outlined' } as const;

/** A button for each possible decision. It opens a confirmation dialog unless the decision can still be cancelled. */
export function DecisionButtons({ decisions, done, again, decide }: Props) {
  const [question, setQuestion] = useState<Decision | null>(null);
  // The same decision for the current state of the record, which a colleague may have changed since.
  const now = decisions.find(each => each.name === question?.name);
  const choose = (decision: Decision) => {
    if (decide && decision.quick) decide(decision.quick);
    else setQuestion(decision);
  };
  const main = decide && decisions.find(({ tone }) => tone === 'main');
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
      {decisions.map(decision => (
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
