import { getPrivacy } from '@venue/sdk/privacy';
import { consentPurpose } from '@venue/sdk/privacy/model';
import type { MyProfile } from '@venue/sdk/profile/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { FormSkeleton } from '@venue/shared-ui/form/FormSkeleton.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { standing } from '../../app/cabinet/standing.ts';
import { ConsentFirst } from '../../app/person/ConsentFirst.tsx';
import css from '../Profile.module.css';
import { ProfilePage } from '../ProfilePage.tsx';
import { NameFirst } from './NameFirst.tsx';
import { PassportCard } from './PassportCard.tsx';
import { PassportScans } from './PassportScans.tsx';

/** The person's passport and its scans: nothing is requested before the consent, and nothing is revealed unasked. */
export default function PassportPage() {
  return (
    <ProfilePage lead="Нужен для договоров и&nbsp;пропусков в&nbsp;здание. Хранится зашифрованным.">
      {profile => (
        <NameFirst profile={profile}>
          <Sections profile={profile} />
        </NameFirst>
      )}
    </ProfilePage>
  );
}

function Sections({ profile }: { profile: MyProfile }) {
  const { data, error, refetch } = useCall(getPrivacy, {});
  if (!data) {
    return error ? (
      <ErrorNote error={error} title="Не удалось загрузить согласия" retry={() => void refetch()} />
    ) : (
      <FormSkeleton fields={6} />
    );
  }
  const agreed = standing(data.message.consents, consentPurpose.passport) !== undefined;
  return (
    <div className={css.stack}>
      {!agreed && (
        <ConsentFirst
          purpose={consentPurpose.passport}
          after="Отозвать согласие можно в&nbsp;разделе «Приватность»: паспорт и&nbsp;сканы тогда будут удалены."
        />
      )}
      {/* Hidden rather than gone: a consent taken back in another tab must not lose what has been typed here. */}
      <div className={css.stack} hidden={!agreed}>
        <PassportCard profile={profile} />
        <PassportScans profile={profile} />
      </div>
    </div>
  );
}
