/** Sends SMS and letters. The embedded default leaves them in the outbox table, where the demo shows them. */
export interface Messages {
  readonly name: string;
  /** @throws Error when it could not be sent now; the worker tries again later. */
  send(letter: { kind: 'sms' | 'mail'; to: string; subject: string; text: string }): Promise<void>;
}

/** The embedded default: a letter counts as sent once it stands in the outbox. */
export const keptInOutbox: Messages = { name: 'outbox', send: async () => undefined };
