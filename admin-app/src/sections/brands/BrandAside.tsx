import { brandRecord } from '@venue/sdk/brands/kind';
import { type AdminBrand, brandStatus } from '@venue/sdk/brands/model';
import { Link } from 'react-router-dom';
import { DecisionPanel } from '../../app/decision/DecisionPanel.tsx';
import { Facts } from '../../app/record/Facts.tsx';
import { factsOf } from '../../app/record/RecordFacts.tsx';
import { applicationUrl } from '../applications/applications.paths.ts';
import { UserLink } from '../users/users.view.ts';
import { decisionsOf } from './decisions.ts';

interface Props {
  brand: AdminBrand;
  /** The editor has unsaved changes. */
  unsaved: boolean;
  /** Reads the brand again. */
  again: () => void;
}

const facts = ['ownerPhone', 'createdAt', 'sentAt', 'updatedAt'] as const;

/** The possible decisions on a brand, and its owner. */
export function BrandAside({ brand, unsaved, again }: Props) {
  const { brandStatus: status, rejectionReason, applicationId, ownerId, ownerName, accountState, can } = brand;
  return (
    <>
      <DecisionPanel
        reason={rejectionReason}
        reworked={status === brandStatus.rework}
        waits={can.includes('confirm')}
        decisions={decisionsOf(brand)}
        unsaved={unsaved}
        again={again}
      />
      {applicationId !== null && <Link to={applicationUrl(applicationId)}>Заявка №&nbsp;{applicationId}</Link>}
      <Facts
        rows={[
          [
            brandRecord.fields.ownerName.label,
            <UserLink key="owner" userId={ownerId} name={ownerName} accountState={accountState} />,
          ],
          ...factsOf(
            brandRecord,
            brand,
            facts.filter(name => brand[name] !== null),
          ),
        ]}
      />
    </>
  );
}
