import type { Permission } from '@venue/sdk';

/** A bulk action on everything that matches the filter, as declared by the server in `<area>.bulk.ts`. */
export interface BulkOffer {
  /** Name of the action on the server: `articles.publish`. */
  readonly action: string;
  /** A verb: «Опубликовать». */
  readonly label: string;
  readonly permission: Permission;
  /** What happens to each record, if the label does not say it all. */
  readonly text?: string;
  /** Ready-made reasons; if given, the dialog asks for the reason that the owners will read. */
  readonly reasons?: readonly string[];
  readonly danger?: boolean;
  /** Text of the note that offers to undo: «Удалено». */
  readonly done?: string;
  /** Label of the undo button, and the text after the undo; by default «Вернуть» and «Возвращено». */
  readonly undo?: { readonly label: string; readonly done: string };
}
