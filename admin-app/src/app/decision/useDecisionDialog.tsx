import type { RowAction } from '@venue/shared-ui/grid/rowAction.ts';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { type ReactNode, Suspense, useState } from 'react';
import type { Decision } from './decision.ts';

const DecisionDialog = lazyWithRetry(
  () => import('./DecisionDialog.tsx'),
  ({ close }) => close(),
);

/** The dialog of a decision that is started from a list row instead of a button. */
export function useDecisionDialog(): { readonly ask: (decision: Decision) => void; readonly dialog: ReactNode } {
  const [decision, setDecision] = useState<Decision | null>(null);
  const close = () => setDecision(null);
  const dialog = decision && (
    <Suspense fallback={null}>
      <DecisionDialog decision={decision} close={close} done={close} />
    </Suspense>
  );
  return { ask: setDecision, dialog };
}

/** Decisions as actions of a row. */
export const decisionActions = (
  decisions: readonly Decision[],
  run: (decision: Decision) => unknown,
): readonly RowAction[] =>
  decisions.map(decision => ({
    label: decision.label,
    danger: decision.tone === 'danger',
    run: () => run(decision),
  }));
