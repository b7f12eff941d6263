import { check } from '@venue/sdk';
import { saveProfile } from '@venue/sdk/profile';
import { type MyProfile, PersonalInfo } from '@venue/sdk/profile/model';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import type { ReactNode } from 'react';
import css from '../Profile.module.css';
import { personalOf, profileTexts } from '../useSaveSection.ts';
import { NameFields } from './NameFields.tsx';

/** A section is saved together with the name, so someone who has none yet is asked for it first. */
export function NameFirst({ profile, children }: { profile: MyProfile; children: ReactNode }) {
  const from = personalOf(profile);
  if (check(PersonalInfo, from).ok) return children;
  return (
    <section className={css.card}>
      <h2>Сначала — как вас зовут</h2>
      <p className={css.soft}>Имя нужно для договоров и&nbsp;пропусков. Остальное заполните следом.</p>
      <CallForm call={saveProfile} from={from} texts={profileTexts} label="Как вас зовут" draft="profile.info">
        <NameFields />
        <div>
          <SubmitButton>Продолжить</SubmitButton>
        </div>
      </CallForm>
    </section>
  );
}
