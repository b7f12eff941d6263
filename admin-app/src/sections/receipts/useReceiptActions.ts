import { failedAt } from '@venue/sdk';
import { retryReceipt } from '@venue/sdk/receipts/admin';
import type { MoneyMovement } from '@venue/sdk/receipts/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import type { RowAction } from '@venue/shared-ui/grid/rowAction.ts';
import { useCallback } from 'react';

const texts = {
  done: 'Оформляем чек ещё раз',
  refused: 'Не удалось оформить чек ещё раз',
  failed: failedAt('повторном оформлении чека'),
} as const;

/** The actions on a receipt: request it again, or record the one printed by the cash register. */
export function useReceiptActions(note: (row: MoneyMovement) => void): (row: MoneyMovement) => readonly RowAction[] {
  const { send: retry } = useSend(retryReceipt, texts);
  return useCallback(
    (row: MoneyMovement) => {
      const { receiptId, receipt: seen, can } = row;
      const actions: RowAction[] = [];
      if (receiptId === null || seen === null) return actions;
      if (can.includes('retry'))
        actions.push({ label: 'Оформить чек ещё раз', run: () => retry({ body: { receiptId, seen } }) });
      if (can.includes('note')) actions.push({ label: 'Записать чек кассы', run: () => note(row) });
      return actions;
    },
    [retry, note],
  );
}
