/**
 * Documents of the site that visitors find. The rows of a table are searched by what a trigger of its own writes into
 * `site_document` (`follow_site_document`, see the migrations): only what is published, in the same statement that
 * publishes or withdraws it. An area offers them once their pages stand.
 */
export interface FoundDocuments {
  /** What the trigger calls them: the first of its arguments. */
  readonly kind: string;
  /** What they are called together: «Помещения». */
  readonly title: string;
  /** The page of one within the customers' app, by its key: its number, or the word of its address. */
  readonly to: (key: string) => string;
}
