/** Calls `done` once a statement has its answer or has failed, whether its sender waits by a callback or a promise. */
export function whenAnswered(args: unknown[], send: () => never, done: (error?: unknown) => void): never {
  const callback = args.at(-1);
  if (typeof callback === 'function') {
    args[args.length - 1] = (error: unknown, ...rest: unknown[]) => {
      done(error ?? undefined);
      callback(error, ...rest);
    };
    return send();
  }
  const answer = send() as Promise<unknown>;
  answer.then(() => done(), done);
  return answer as never;
}

/** The text of what `query` of a connection is sent. */
export const textOf = (sent: unknown): string | undefined => {
  if (typeof sent === 'string') return sent;
  return typeof sent === 'object' && sent !== null && 'text' in sent && !('submit' in sent)
    ? String(sent.text)
    : undefined;
};
