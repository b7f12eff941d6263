/** What a call did, in the past tense; one that does several things has a text for each. `(а)` stands where the gender shows. */
type AuditText =
  | string
  | {
      readonly other: string;
      /** It made the record. */
      readonly fresh?: string;
      /** It led to a status. */
      readonly byStatus?: Readonly<Record<number, string>>;
      /** It set or took away the record's mark: a resident is up to date, a category is hidden. */
      readonly byMark?: readonly [set: string, taken: string];
    };

/** Texts by the ids of calls. */
export type AuditTexts = Readonly<Record<string, AuditText>>;

/** How the log speaks of what staff change in an area. */
export interface AuditOffer {
  /** The field of its records with the status, where it is not called `status`. */
  readonly statusField?: string;
  /** The field of its records with the mark that `byMark` speaks of. */
  readonly markField?: string;
  readonly texts: AuditTexts;
}
