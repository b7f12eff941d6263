import { formatMoney } from '@venue/sdk';
import { getCertificate } from '@venue/sdk/certificates/admin';
import { certificateRecord } from '@venue/sdk/certificates/kind';
import { type CertificateUse, useStatus } from '@venue/sdk/certificates/model';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { Money } from '@venue/shared-ui/parts/Money.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { Link } from 'react-router-dom';
import { useMay } from '../../app/frame/useWho.ts';
import { RecordColumns } from '../../app/record/RecordColumns.tsx';
import { RecordFacts } from '../../app/record/RecordFacts.tsx';
import { RecordPage } from '../../app/record/RecordPage.tsx';
import { bookingPaths } from '../bookings/bookings.paths.ts';
import { ticketOrderPaths } from '../tickets/tickets.paths.ts';
import { CertificateActions } from './CertificateActions.tsx';
import css from './certificates.module.css';
import { certificatePaths } from './certificates.paths.ts';

const facts = [
  'certificateStatus',
  'buyer',
  'phone',
  'certificateSum',
  'certificateRest',
  'certificateUsed',
  'certificateReturned',
  'certificateTo',
  'recipient',
  'wish',
  'blockReason',
  'createdAt',
  'paidAt',
] as const;

/** One certificate: its money, what it paid for, and what staff may do. */
export default function CertificatePage() {
  return (
    <RecordPage
      kind={certificateRecord}
      get={getCertificate}
      input={id => ({ id })}
      list={certificatePaths.list}
      actions={certificate => <CertificateActions certificate={certificate} />}
    >
      {certificate => (
        <RecordColumns kind={certificateRecord} id={certificate.certificateId} below={<Uses uses={certificate.uses} />}>
          <RecordFacts
            kind={certificateRecord}
            record={certificate}
            fields={facts.filter(fact => fact !== 'blockReason' || certificate.blockReason !== null)}
          />
        </RecordColumns>
      )}
    </RecordPage>
  );
}

function Uses({ uses }: { uses: readonly CertificateUse[] }) {
  const may = useMay();
  return (
    <section aria-labelledby="certificate-uses">
      <h2 id="certificate-uses">Где использован</h2>
      {uses.length === 0 && <p>Им ещё ничего не&nbsp;оплатили.</p>}
      <ul className={css.uses}>
        {uses.map(({ useId, orderId, ticketOrderId, usedOn, useStatus: status, usedSum, usedBack, usedAt }) => (
          <li key={useId}>
            {ticketOrderId === null ? (
              <Used
                title={`Бронь №\u00a0${orderId}, ${usedOn}`}
                to={may('bookings.read') && `${bookingPaths.list.path}?booking=${orderId}`}
              />
            ) : (
              <Used
                title={`Билеты, заказ №\u00a0${ticketOrderId}, ${usedOn}`}
                to={may('checkIn.manage') && href(ticketOrderPaths.page, { orderId: ticketOrderId })}
              />
            )}
            <Money kopecks={usedSum} />
            <SoftText as="span" size="small">
              {[
                formatDate(usedAt),
                useStatus.option(status).label.toLowerCase(),
                ...(usedBack > 0 ? [`вернулось ${formatMoney(usedBack)}`] : []),
              ].join(', ')}
            </SoftText>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Used = ({ title, to }: { title: string; to: string | false }) =>
  to ? <Link to={to}>{title}</Link> : <span>{title}</span>;
