import type { ReactNode } from 'react';

export interface Question {
  readonly title: string;
  readonly text?: ReactNode;
  /** Label of the confirming button. */
  readonly yes?: string;
  /** Label of the other button; `null` leaves it out, for a plain message. */
  readonly no?: string | null;
  /** Colours the confirming button as destructive, e.g. for deleting. */
  readonly danger?: boolean;
}
