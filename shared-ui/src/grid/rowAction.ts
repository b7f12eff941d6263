/** An action on a row. */
export interface RowAction {
  readonly label: string;
  readonly run: () => unknown;
  /** Colours it as destructive. */
  readonly danger?: boolean;
}
