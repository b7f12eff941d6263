import type { AnyCall } from '@venue/sdk';
import type { SendTexts } from '@venue/shared-ui/data/useSend.ts';
import type { ReactNode } from 'react';

/** A decision that needs no question, because it can be taken back until it is sent. */
export interface Quick {
  /** What is said until then: «Фото будет принято». */
  readonly soon: string;
  readonly call: AnyCall;
  readonly input: unknown;
  readonly texts: SendTexts;
}

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
  /** How it is made without the dialog; absent where one has to ask, as before anything is published. */
  readonly quick?: Quick;
  /** The form of the area's own call around the dialog's fields. */
  readonly form: (parts: { children: ReactNode; done: () => void }) => ReactNode;
}
