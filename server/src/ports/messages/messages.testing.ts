/**
 * What a gateway does instead of taking a message. `cut after`: it has taken the message, but the connection breaks
 * before its reply. `receiver waits`: a temporary fault of the receiver. `receiver full`: a mailbox
 * takes no more. `policy`: it takes nothing from this server.
 */
export type Trouble =
  | 'slow'
  | 'broken'
  | 'refused'
  | 'cut before'
  | 'cut after'
  | 'no receiver'
  | 'receiver waits'
  | 'receiver full'
  | 'policy';

interface Received {
  readonly id: string;
  readonly to: string;
  readonly text: string;
  /** The header lines of a letter, unfolded, and all its receivers and the sender as the server was given them. */
  readonly head?: string;
  /** The parts of a letter as they came. */
  readonly body?: string;
  readonly envelope?: { readonly from: string; readonly to: readonly string[]; readonly helo: string };
  /** The files attached to a letter. */
  readonly files?: readonly { readonly name: string; readonly data: Buffer }[];
}

/** A gateway on this machine. */
export interface FakeGateway {
  readonly url: string;
  /** The messages it took, each with the id that was sent along. */
  readonly received: Received[];
  trouble: Trouble | undefined;
  /** What became of an SMS, by its receiver; one without an outcome is under way. */
  readonly outcomes?: Map<string, 'delivered' | 'undelivered'>;
  close(): Promise<void>;
}
