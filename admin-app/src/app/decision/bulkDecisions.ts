import { type AnyKind, decisionWords } from '@venue/sdk';
import type { BulkOffer } from '../list/bulkOffer.ts';

interface BulkTexts {
  /** Ready-made reasons of a rejection. */
  readonly reasons: readonly string[];
  /** What happens to deleted records. */
  readonly deleted: string;
}

/** Offers to restore all deleted records that match a filter; `text` describes the result. */
export const bulkRestore = (area: string, { manage: permission }: AnyKind, text: string): BulkOffer => ({
  action: `${area}.restore`,
  label: decisionWords.restore.label,
  permission,
  text,
  done: 'Восстановлено',
  undo: { label: 'Отменить', done: 'Снова удалено' },
});

/** Bulk decisions on all records that match a filter; the server registers each as `<area>.<action>`. */
export const bulkDecisions = (area: string, kind: AnyKind, { reasons, deleted }: BulkTexts): readonly BulkOffer[] => {
  const permission = kind.manage;
  return [
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
    bulkRestore(area, kind, 'Каждая запись вернётся в\u00a0прежний статус.'),
  ];
};
