/** One message on one concrete topic. */
export interface LiveMessage {
  readonly topic: string;
  readonly action: string;
  readonly data: unknown;
}
