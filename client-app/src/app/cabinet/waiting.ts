/** One thing that awaits the user's action, and the page for it. */
export interface Waiting {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  /** Nobody is waiting for it, such as a draft: it is listed after the others. */
  readonly isLater?: true;
}

/** Used where the record has no reason from staff. */
export const openForReason = 'Откройте, чтобы посмотреть причину';

/** Unfinished drafts: a single one by its name, several as one line that links to their list. */
export function unfinished(drafts: readonly Waiting[], all: string, to: string): Waiting[] {
  const [first] = drafts;
  if (!first) return [];
  const line = drafts.length === 1 ? first : { ...first, title: `${all}: ${drafts.length}`, to };
  return [{ ...line, isLater: true }];
}
