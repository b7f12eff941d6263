import type { AnyKind } from '@venue/sdk';
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
  { action: `${area}.publish`, label: 'Опубликовать', permission },
  { action: `${area}.withdraw`, label: 'Снять с\u00a0публикации', permission },
  { action: `${area}.reject`, label: 'Отклонить', permission, reasons, danger: true },
  {
    action: `${area}.delete`,
    label: 'Удалить',
    permission,
    text: `${deleted} Вернуть можно сразу или позже: отберите удалённые по\u00a0статусу.`,
    danger: true,
    done: 'Удалено',
  },
];
