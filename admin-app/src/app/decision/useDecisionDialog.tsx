import type { RowAction } from '@venue/shared-ui/grid/rowAction.ts';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { getDefaultStore } from 'jotai';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import type { Decision } from './decision.ts';
import { deferredAtom, undoDeferred } from './deferred.ts';
import { useHold } from './useHold.ts';

const DecisionDialog = lazyWithRetry(
  () => import('./DecisionDialog.tsx'),
  ({ close }) => close(),
);

/**
 * Makes a decision that is started from a list row instead of a button: as on the page, with the dialog if it needs
 * one.
 */
export function useDecisionDialog(): { readonly ask: (decision: Decision) => void; readonly dialog: ReactNode } {
  const [decision, setDecision] = useState<Decision | null>(null);
  const hold = useHold();
  const ask = useCallback(
    (next: Decision) => {
      if (next.soon) void hold([next], { soon: next.soon });
      else setDecision(next);
    },
    [hold],
  );
  const close = () => setDecision(null);
  const dialog = decision && (
    <Suspense fallback={null}>
      <DecisionDialog decision={decision} close={close} done={close} />
    </Suspense>
  );
  return { ask, dialog };
}

/** Cancels the decision about a record, which waits to be sent. */
export const undoAction = (record: string): RowAction => ({
  label: 'Отменить решение',
  run: () => undoDeferred(record),
});

/** Decisions as actions of a row; while one waits to be sent, it can only be cancelled. */
export function decisionActions(
  decisions: readonly Decision[],
  run: (decision: Decision) => unknown,
): readonly RowAction[] {
  const deferred = getDefaultStore().get(deferredAtom);
  const waiting = decisions.find(({ record }) => deferred.includes(record));
  if (waiting) return [undoAction(waiting.record)];
  return decisions.map(decision => ({
    label: decision.label,
    danger: decision.tone === 'danger',
    run: () => run(decision),
  }));
}
