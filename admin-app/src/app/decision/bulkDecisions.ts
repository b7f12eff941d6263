import { type AnyKind, decisionWords } from '@venue/sdk';
import type { BulkOffer } from '../list/SectionGrid.tsx';

interface Said {
  /** Ready-made reasons of a rejection. */
  readonly reasons: readonly string[];
  /** What happens to deleted records. */
  readonly deleted: string;
}

/** What may be decided about everything a filter lets through; the server offers each as `<area>.<action>`. */
export const bulkDecisions = (
  area: string,
  { manage: permission }: AnyKind,
  { reasons, deleted }: Said,
): readonly BulkOffer[] => [
  { action: `${area}.publish`, label: decisionWords.publish.label, permission },
  { action: `${area}.withdraw`, label: decisionWords.unpublish.label, permission },
  { action: `${area}.reject`, label: decisionWords.reject.label, permission, reasons, danger: true },
  {
    action: `${area}.delete`,
    label: decisionWords.delete.label,
    permission,
    text: `${deleted} Вернуть можно сразу или позже: отберите удалённые по\u00a0статусу.`,
    danger: true,
    done: 'Удалено',
  },
];
