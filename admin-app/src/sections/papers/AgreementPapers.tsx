import { formatMoney, type Option } from '@venue/sdk';
import type { Agreement } from '@venue/sdk/agreements/model';
import { actName, invoiceStatus, paperStatus } from '@venue/sdk/papers/model';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import css from './Papers.module.css';
import { paperPaths } from './papers.paths.ts';

const NewInvoice = lazyWithRetry(
  () => import('./NewInvoice.tsx'),
  ({ close }) => close(),
);
const NewAct = lazyWithRetry(
  () => import('./NewAct.tsx'),
  ({ close }) => close(),
);

/** The invoices and acts of an agreement, with buttons to add new ones. */
export function AgreementPapers({ agreement }: { agreement: Agreement }) {
  const [adding, setAdding] = useState<'invoice' | 'act' | null>(null);
  const { invoices, acts, can, invoiced, acted, paid, unpaid } = agreement;
  const close = () => setAdding(null);
  return (
    <>
      <Part
        title="Счета"
        add={
          can.includes('invoice') && (
            <Button variant="outlined" onClick={() => setAdding('invoice')}>
              Выставить счёт
            </Button>
          )
        }
        empty="Счетов пока нет."
      >
        {invoices.map(each => (
          <Row
            key={each.invoiceId}
            to={href(paperPaths.invoice, { invoiceId: each.invoiceId })}
            title={`Счёт №\u00a0${each.invoiceNumber} от\u00a0${formatDate(each.invoiceDate)}`}
            status={invoiceStatus.option(each.invoiceStatus)}
            sum={each.sum}
            note={each.left > 0 ? `не\u00a0закрыто актами ${formatMoney(each.left)}` : ''}
          />
        ))}
      </Part>
      <Part
        title="Акты"
        add={
          can.includes('act') && (
            <Button variant="outlined" onClick={() => setAdding('act')}>
              Составить акт
            </Button>
          )
        }
        empty="Актов пока нет."
      >
        {acts.map(each => (
          <Row
            key={each.actId}
            to={href(paperPaths.act, { actId: each.actId })}
            title={`${actName(each)} от\u00a0${formatDate(each.actDate)}`}
            status={paperStatus.option(each.actStatus)}
            sum={each.sum}
            note={each.invoiceNumber === null ? '' : `по\u00a0счёту №\u00a0${each.invoiceNumber}`}
          />
        ))}
      </Part>
      {(invoices.length > 0 || acts.length > 0) && (
        <p className={css.soft}>
          Выставлено {formatMoney(invoiced)}, оплачено {formatMoney(paid)}, осталось {formatMoney(unpaid)}, закрыто
          актами {formatMoney(acted)}.
        </p>
      )}
      <Suspense fallback={null}>
        {adding === 'invoice' && <NewInvoice agreement={agreement} close={close} />}
        {adding === 'act' && <NewAct agreement={agreement} close={close} />}
      </Suspense>
    </>
  );
}

interface PartProps {
  title: string;
  add: ReactNode;
  empty: string;
  children: readonly ReactNode[];
}

const Part = ({ title, add, empty, children }: PartProps) => (
  <section className={css.part} aria-label={title}>
    <h2>{title}</h2>
    {children.length === 0 ? (
      <p className={css.soft}>{empty}</p>
    ) : (
      <Stack as="ul" gap={10}>
        {children}
      </Stack>
    )}
    {add && <div className={css.buttons}>{add}</div>}
  </section>
);

interface RowProps {
  to: string;
  title: string;
  status: Option;
  sum: number;
  note: string;
}

const Row = ({ to, title, status, sum, note }: RowProps) => (
  <li className={css.row}>
    <span>
      <Link to={to}>{title}</Link>
      {note && (
        <>
          <br />
          <span className={css.soft}>{note}</span>
        </>
      )}
    </span>
    <StatusChip option={status} />
    <span className={css.money}>{formatMoney(sum)}</span>
  </li>
);
