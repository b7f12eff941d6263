/** One thing that waits for the person, and where it is done. */
export interface Waiting {
  readonly title: string;
  readonly text: string;
  readonly to: string;
}

/** Said where staff gave no reason on the record itself. */
export const openForReason = 'Откройте, чтобы посмотреть причину';
