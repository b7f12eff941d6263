/** One thing that waits for the person, and where it is done. */
export interface Waiting {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  /** Nobody waits for it, such as a draft: it stands after what somebody does. */
  readonly isLater?: true;
}

/** Said where staff gave no reason on the record itself. */
export const openForReason = 'Откройте, чтобы посмотреть причину';

/** What is begun and not finished: the only one by its name, several in one line that leads to their list. */
export function unfinished(drafts: readonly Waiting[], all: string, to: string): Waiting[] {
  const [first] = drafts;
  if (!first) return [];
  const line = drafts.length === 1 ? first : { ...first, title: `${all}: ${drafts.length}`, to };
  return [{ ...line, isLater: true }];
}
