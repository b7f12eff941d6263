import type { ReactNode } from 'react';

/** Something staff may decide about a record. */
export interface Decision {
  readonly name: string;
  /** On the button, and on the one in the dialog. */
  readonly label: string;
  /** `main` is what most deserve, `danger` is a no. */
  readonly tone: 'main' | 'plain' | 'danger';
  /** The dialog: what is asked, and what will follow. */
  readonly title: string;
  readonly text: string;
  /** Ready-made reasons for a decision that needs one; none for the others. */
  readonly reasons?: readonly string[];
  /** The state the record is in as it is shown: what the decision is made from. */
  readonly seen: number | string;
  /** The form of the area's own call around the dialog's fields. */
  readonly form: (parts: { children: ReactNode; done: () => void }) => ReactNode;
}
