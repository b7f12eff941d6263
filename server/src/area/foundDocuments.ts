/**
 * Documents in the search of the site. A trigger of the table writes their text into `site_document`
 * (`follow_site_document`, see the migrations): only of published rows, and in the same statement that publishes or
 * withdraws them. An area offers its documents once their pages exist.
 */
export interface FoundDocuments {
  /** Their kind: the first argument of the trigger. */
  readonly kind: string;
  /** Their heading in the results: «Помещения». */
  readonly title: string;
  /** The page of a document in the customers' app, by its key: an id, or the word in its address. */
  readonly to: (key: string) => string;
  /** Those that are called what is looked for come before all other kinds. */
  readonly leads?: boolean;
}
