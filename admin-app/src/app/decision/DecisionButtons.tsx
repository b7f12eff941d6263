import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { late } from '@venue/shared-ui/parts/late.tsx';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { isAsking, isTyping } from '../isTyping.ts';
import css from './DecisionButtons.module.css';
import type { Decision, Quick } from './decision.ts';

const DecisionDialog = late(
  () => import('./DecisionDialog.tsx'),
  ({ close }) => close(),
);

interface Props {
  decisions: readonly Decision[];
  /** Decided. */
  done?: (decision: Decision) => void;
  /** Given up, perhaps because the record has changed. */
  again?: (() => void) | undefined;
  /** Makes a decision that needs no question; given, Ctrl Enter makes the main one. */
  decide?: (quick: Quick) => void;
}

const look = { main: 'contained', plain: 'outlined', danger: 'outlined' } as const;

/** A button for each possible decision; its dialog asks for confirmation where it cannot be taken back. */
export function DecisionButtons({ decisions, done, again, decide }: Props) {
  const [asked, setAsked] = useState<Decision | null>(null);
  // The same about the record as it is by now, somebody else's decision included.
  const now = decisions.find(each => each.name === asked?.name);
  const choose = (decision: Decision) => {
    if (decide && decision.quick) decide(decision.quick);
    else setAsked(decision);
  };
  const main = decide && decisions.find(({ tone }) => tone === 'main');
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!main || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    // A key held down would decide about what nobody has looked at.
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
          {decision.label}
          {decision === main && (
            <span className={css.key} aria-hidden="true">
              Ctrl&nbsp;↵
            </span>
          )}
        </Button>
      ))}
      {asked && (
        <Suspense fallback={null}>
          <DecisionDialog
            decision={now ?? asked}
            mayAgain={now !== undefined && now.seen !== asked.seen}
            close={() => {
              setAsked(null);
              again?.();
            }}
            done={() => {
              setAsked(null);
              done?.(asked);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
