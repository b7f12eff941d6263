import { failedAt } from '@venue/sdk';
import { closeInvoice } from '@venue/sdk/papers/admin';
import type { Invoice } from '@venue/sdk/papers/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { type ComponentProps, Suspense, useState } from 'react';
import type Dialog from './MailDialog.tsx';

const MailDialog = lazyWithRetry<ComponentProps<typeof Dialog>>(
  () => import('./MailDialog.tsx'),
  ({ close }) => close(),
);

const texts = { refused: 'Не удалось выставить счёт', failed: failedAt('выставлении счёта') };

/** Issues an invoice and mails it to its payer in the same step, or issues it without a letter. */
export function IssueButton({ paper }: { paper: Invoice }) {
  const { invoiceId, version } = paper;
  const [open, setOpen] = useState(false);
  const { send: issue } = useSend(closeInvoice, { ...texts, done: 'Счёт выставлен' });
  const { send: issueAndMail } = useSend(closeInvoice, { ...texts, done: 'Счёт выставлен и\u00a0отправлен' });
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Выставить счёт
      </Button>
      {open && (
        <Suspense fallback={null}>
          <MailDialog
            title="Выставить счёт"
            lead={'Изменить счёт и\u00a0его услуги больше будет нельзя: для исправления составляют новый.'}
            paper={paper}
            send={(letter, handles) => issueAndMail({ body: { invoiceId, version, letter } }, { handles })}
            close={() => setOpen(false)}
            action={'Выставить и\u00a0отправить'}
            instead={{ label: 'Выставить без\u00a0письма', run: () => issue({ body: { invoiceId, version } }) }}
          />
        </Suspense>
      )}
    </>
  );
}
