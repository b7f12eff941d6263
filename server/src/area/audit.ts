/**
 * What a call did, in the past tense; a call that does several things has a text for each. The verb in
 * brackets is a woman's: `Учёл(Учла)`, `Добавил(а)` where only the ending differs.
 */
type AuditText =
  | string
  | {
      readonly other: string;
      /** When the call created the record. */
      readonly fresh?: string;
      /** By the status the call led to. */
      readonly byStatus?: Readonly<Record<number, string>>;
      /** When the call set or cleared the record's mark: a resident is up to date, a category is hidden. */
      readonly byMark?: readonly [set: string, unset: string];
    };

/** Texts by the ids of calls. */
export type AuditTexts = Readonly<Record<string, AuditText>>;

/** How the audit log describes what staff change in an area. */
export interface AuditOffer {
  /** The field with the status of its records, if it is not called `status`. */
  readonly statusField?: string;
  /** The field with the mark that `byMark` describes. */
  readonly markField?: string;
  readonly texts: AuditTexts;
}
