/**
 * What a gateway does instead of taking a message. After `cut after` it has taken it, and nobody hears so. `receiver
 * waits`: the fault lies with the receiver and passes. `policy`: it takes nothing from this server.
 */
export type Trouble =
  | 'slow'
  | 'broken'
  | 'refused'
  | 'cut before'
  | 'cut after'
  | 'no receiver'
  | 'receiver waits'
  | 'policy';

interface Received {
  readonly id: string;
  readonly to: string;
  readonly text: string;
  /** What went with a letter. */
  readonly files?: readonly { readonly name: string; readonly data: Buffer }[];
}

/** A gateway on this machine. */
export interface FakeGateway {
  readonly url: string;
  /** What it took, with the id that came along. */
  readonly received: Received[];
  trouble: Trouble | undefined;
  close(): Promise<void>;
}
