import { consentTexts } from '@venue/sdk/privacy/model';
import { saveProfile } from '@venue/sdk/profile';
import type { MyProfile } from '@venue/sdk/profile/model';
import { Checkbox, Text } from '@venue/shared-ui/fields/inputs.tsx';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { Group, Row } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { InnField } from '../organisations/InnField.tsx';
import css from '../Profile.module.css';
import { ProfilePage } from '../ProfilePage.tsx';
import { personalOf, profileTexts } from '../useSaveSection.ts';
import { AvatarCard } from './AvatarCard.tsx';
import { EmailCard } from './EmailCard.tsx';
import { NameFields } from './NameFields.tsx';
import { PhoneCard } from './PhoneCard.tsx';

/** What the venue knows about the person, and what of it they may change. */
export default function PersonalInfo() {
  return (
    <ProfilePage lead="Имя и&nbsp;контакты нужны, чтобы оформить бронь и&nbsp;прислать чек.">
      {profile => (
        <div className={css.stack}>
          <AvatarCard profile={profile} />
          <div className={css.columns}>
            <InfoForm profile={profile} />
            <div className={css.stack}>
              <PhoneCard profile={profile} />
              <EmailCard profile={profile} />
            </div>
          </div>
        </div>
      )}
    </ProfilePage>
  );
}

function InfoForm({ profile }: { profile: MyProfile }) {
  return (
    <div className={css.card}>
      <CallForm
        call={saveProfile}
        from={personalOf(profile)}
        texts={profileTexts}
        draft="profile.info"
        label="Мои данные"
      >
        <NameFields />
        <Group title="Для чеков и&nbsp;писем">
          <Row>
            <Text
              name="userEmail"
              label="Электронная почта"
              type="email"
              autoComplete="email"
              hint="Новую почту нужно подтвердить кодом: тогда на&nbsp;неё придут письма о&nbsp;бронях и&nbsp;билетах"
              optional
            />
            <InnField profile={profile} />
          </Row>
          <Checkbox name="emailAccept" label={consentTexts.mailing.text} />
        </Group>
        <div>
          <SubmitButton>Сохранить</SubmitButton>
        </div>
      </CallForm>
    </div>
  );
}
