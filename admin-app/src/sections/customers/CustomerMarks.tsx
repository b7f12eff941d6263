import { failedAt } from '@venue/sdk';
import { unblockCustomer } from '@venue/sdk/customers/admin';
import type { CustomerCard } from '@venue/sdk/customers/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Suspense, useState } from 'react';
import css from './Customers.module.css';

const MarkDialog = lazyWithRetry(
  () => import('./MarkDialog.tsx'),
  ({ close }) => close(),
);
const BlockDialog = lazyWithRetry(
  () => import('./BlockDialog.tsx'),
  ({ close }) => close(),
);

/** Tags, the warning and the block of a person, with what the reader may change of them. */
export function CustomerMarks({ card }: { card: CustomerCard }) {
  const { userId, tags, warning, block, can } = card;
  const [open, setOpen] = useState<'mark' | 'block' | null>(null);
  const { send, busy } = useSend(unblockCustomer, {
    done: 'Клиент снова может бронировать',
    refused: 'Не\u00a0удалось открыть брони',
    failed: failedAt('открытии броней'),
  });
  const close = () => setOpen(null);
  return (
    <div className={css.marks}>
      {block && (
        <p className={css.block} role="note">
          <strong>Новые брони закрыты по&nbsp;{formatDate(block.blockedTo)}.</strong> <span>{block.blockReason}</span>
          <span className={css.soft}>{[block.blockedBy, formatDate(block.blockedAt)].filter(Boolean).join(', ')}</span>
        </p>
      )}
      {warning && (
        <p className={css.warning} role="note">
          {warning}
        </p>
      )}
      {tags.length > 0 && (
        <ul className={css.tags} aria-label="Метки">
          {tags.map(tag => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      {can.length > 0 && (
        <div className={css.buttons}>
          {can.includes('mark') && (
            <Button variant="outlined" onClick={() => setOpen('mark')}>
              Метки и&nbsp;предупреждение
            </Button>
          )}
          {can.includes('unblock') && (
            <Button variant="outlined" aria-busy={busy || undefined} onClick={() => void send({ id: userId })}>
              Разрешить бронировать
            </Button>
          )}
          {can.includes('block') && (
            <Button variant="outlined" onClick={() => setOpen('block')}>
              {block ? 'Изменить запрет броней' : 'Закрыть новые брони'}
            </Button>
          )}
        </div>
      )}
      {open && (
        <Suspense fallback={null}>
          {open === 'mark' ? <MarkDialog card={card} close={close} /> : <BlockDialog card={card} close={close} />}
        </Suspense>
      )}
    </div>
  );
}
