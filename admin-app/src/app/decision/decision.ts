import type { AnyCall } from '@venue/sdk';
import type { SendTexts } from '@venue/shared-ui/data/useSend.ts';
import type { ReactNode } from 'react';

/** The request that makes a decision. */
interface Sending {
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
  /** The record it is about, the same for all its decisions: `brand/31`. */
  readonly record: string;
  /** What that record is called. */
  readonly subject: string;
  /** How it is sent without the form. */
  readonly sending: Sending;
  /**
   * The note shown until the decision is sent: «Фото будет принято». Such a decision needs no confirmation, because it
   * can be cancelled until then; absent if one is required, as before publishing.
   */
  readonly soon?: string;
  /** Renders the form of the area's own call around the dialog's fields. */
  readonly form: (parts: { children: ReactNode; done: () => void }) => ReactNode;
}
