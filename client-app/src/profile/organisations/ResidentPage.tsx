import { type MyProfile, ResidentDataFields } from '@venue/sdk/profile/model';
import { Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import css from '../Profile.module.css';
import { ProfilePage } from '../ProfilePage.tsx';
import { NameFirst } from '../person/NameFirst.tsx';
import { useSaveSection } from '../useSaveSection.ts';

/** What a resident of the venue tells about their business. */
export default function ResidentPage() {
  return (
    <ProfilePage lead="Если вы&nbsp;резидент площадки, расскажите о&nbsp;своём деле: описание появится в&nbsp;списке резидентов после публикации.">
      {profile => (
        <NameFirst profile={profile}>
          <div className={css.card}>
            <ResidentForm profile={profile} />
          </div>
        </NameFirst>
      )}
    </ProfilePage>
  );
}

function ResidentForm({ profile }: { profile: MyProfile }) {
  const { save } = useSaveSection(profile);
  const form = useForm({
    schema: ResidentDataFields,
    from: profile.resident ?? { residentName: '', residentDescription: '', residentSiteUrl: '' },
    draft: 'profile.resident',
    submit: async (resident, { setServerErrors, markSaved }) => {
      if (await save({ resident }, setServerErrors)) markSaved(resident);
    },
  });
  return (
    <Form form={form} label="Данные резидента">
      <Text name="residentName" label="Название" maxLength={200} autoComplete="organization" />
      <TextArea name="residentDescription" label="О&nbsp;вашем деле" maxLength={4000} optional />
      <Text name="residentSiteUrl" label="Сайт" type="url" inputMode="url" placeholder="example.ru" optional />
      <div>
        <SubmitButton>Сохранить</SubmitButton>
      </div>
    </Form>
  );
}
