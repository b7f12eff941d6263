/** An action on a row. */
export interface RowAction {
  readonly label: string;
  readonly run?: () => unknown;
  /** Where it leads, if it is a link. */
  readonly to?: string;
  /** Colours it as destructive. */
  readonly danger?: boolean;
}
