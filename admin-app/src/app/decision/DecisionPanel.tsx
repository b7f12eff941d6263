import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import type { ReactNode } from 'react';
import { DecisionButtons } from './DecisionButtons.tsx';
import css from './DecisionPanel.module.css';
import type { Decision } from './decision.ts';

interface Props {
  /** Why the record was declined or sent back, as its owner reads it; null if it was not. */
  reason: string | null;
  /** The record was sent back for changes, not rejected. */
  reworked?: boolean;
  /** The record waits for a decision; on a phone the panel then moves to the top. */
  waits?: boolean;
  decisions: readonly Decision[];
  /** The form has unsaved changes. A decision applies to the saved record, so the buttons are hidden. */
  unsaved?: boolean;
  /** Reloads the record; called when a decision dialog is closed without a decision. */
  again?: (() => void) | undefined;
  /** Below the buttons. */
  children?: ReactNode;
}

/** The possible decisions on a record, and the reason of its rejection, if any. */
export const DecisionPanel = ({
  reason,
  reworked = false,
  waits = false,
  decisions,
  unsaved = false,
  again,
  children,
}: Props) => (
  <>
    {reason && (
      <p className={css.reason}>
        <strong>{reworked ? 'Что исправить:' : 'Причина отказа:'}</strong> {reason}
      </p>
    )}
    <section className={css.decisions} aria-label="Решение" data-waits={waits || undefined}>
      {unsaved ? (
        decisions.length > 0 && (
          <SoftText size="small">Сохраните правки: решение касается того, что сохранено.</SoftText>
        )
      ) : (
        <DecisionButtons decisions={decisions} again={again} />
      )}
      {children}
    </section>
  </>
);
