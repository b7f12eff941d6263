import { formatMoney } from '@venue/sdk';
import { getCertificate } from '@venue/sdk/certificates/admin';
import { certificateRecord } from '@venue/sdk/certificates/kind';
import { type CertificateUse, useStatus } from '@venue/sdk/certificates/model';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { Money } from '@venue/shared-ui/parts/Money.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { Link } from 'react-router-dom';
import { useMay } from '../../app/frame/useWho.ts';
import { RecordColumns } from '../../app/record/RecordColumns.tsx';
import { RecordFacts } from '../../app/record/RecordFacts.tsx';
import { RecordPage } from '../../app/record/RecordPage.tsx';
import { bookingPaths } from '../bookings/bookings.paths.ts';
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

/** One certificate: its money, the bookings it paid for, and what staff may do. */
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
  const opens = useMay()('bookings.read');
  return (
    <section aria-labelledby="certificate-uses">
      <h2 id="certificate-uses">Где использован</h2>
      {uses.length === 0 && <p>Им ещё ничего не&nbsp;оплатили.</p>}
      <ul className={css.uses}>
        {uses.map(({ useId, orderId, roomName, useStatus: status, usedSum, usedBack, usedAt }) => (
          <li key={useId}>
            {opens ? (
              <Link to={`${bookingPaths.list.path}?booking=${orderId}`}>{`Бронь №\u00a0${orderId}, ${roomName}`}</Link>
            ) : (
              <span>{`Бронь №\u00a0${orderId}, ${roomName}`}</span>
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
