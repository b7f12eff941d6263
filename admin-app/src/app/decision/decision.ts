import type { AnyCall } from '@venue/sdk';
import type { SendTexts } from '@venue/shared-ui/data/useSend.ts';
import type { ReactNode } from 'react';

/** A decision that needs no confirmation, because it can be cancelled until it is sent. */
export interface Quick {
  /** The note shown until the decision is sent: «Фото будет принято». */
  readonly soon: string;
  readonly call: AnyCall;
  readonly input: object;
  readonly texts: SendTexts;
}

/** Something staff may decide about a record. */
export interface Decision {
  readonly name: string;
  /** Label of the buttons, on the page and in the dialog. */
  readonly label: string;
  /** `main` is the usual positive decision, `danger` a rejection. */
  readonly tone: 'main' | 'plain' | 'danger';
  /** Title of the dialog, the question; `text` describes the consequences. */
  readonly title: string;
  readonly text: string;
  /** Ready-made reasons for a decision that needs one; none for the others. */
  readonly reasons?: readonly string[];
  /** The state of the record on screen, which the decision is based on. */
  readonly seen: number | string;
  /** How to decide without the dialog; absent if a confirmation is required, as before publishing. */
  readonly quick?: Quick;
  /** Renders the form of the area's own call around the dialog's fields. */
  readonly form: (parts: { children: ReactNode; done: () => void }) => ReactNode;
}
