import type { ReactNode } from 'react';
import { DecisionButtons } from './DecisionButtons.tsx';
import css from './DecisionPanel.module.css';
import type { Decision } from './decision.ts';

interface Props {
  /** Why it was declined or sent back, as its owner reads it; null when it was not. */
  reason: string | null;
  /** It was sent back to be improved, and not refused. */
  reworked?: boolean;
  /** It waits for a decision: on a phone that stands first. */
  waits?: boolean;
  decisions: readonly Decision[];
  /** What is typed beside it has not been saved: nothing is decided about what is not there. */
  unsaved?: boolean;
  /** Reads the record again: a decision was given up. */
  again?: (() => void) | undefined;
  /** Below the buttons. */
  children?: ReactNode;
}

/** What may be decided about the record of a page, and why it was refused when it was. */
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
        decisions.length > 0 && <p className={css.soft}>Сохраните правки: решение касается того, что сохранено.</p>
      ) : (
        <DecisionButtons decisions={decisions} again={again} />
      )}
      {children}
    </section>
  </>
);
