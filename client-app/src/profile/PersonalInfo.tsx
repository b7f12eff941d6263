import { showPhone } from '@venue/sdk';
import { getProfile, saveProfile } from '@venue/sdk/profile';
import type { UserProfile } from '@venue/sdk/profile/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { Group, Row } from '@venue/shared-ui/form/Form.tsx';
import { Checkbox, Text } from '@venue/shared-ui/form/inputs.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { AskSupport } from '../app/AskSupport.tsx';
import { screens } from '../screens.ts';
import css from './PersonalInfo.module.css';

/** What the venue knows about the person, and what of it they may change. */
export default function PersonalInfo() {
  const { data, error, refetch } = useCall(getProfile, {});
  return (
    <Page {...useScreen()} lead="Имя и&nbsp;контакты нужны, чтобы оформить бронь и&nbsp;прислать чек.">
      {data ? (
        <div className={css.columns}>
          <InfoForm profile={data.message} />
          <Beside phone={data.message.userPhone} />
        </div>
      ) : error ? (
        <ErrorNote error={error} title="Не удалось загрузить данные" retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </Page>
  );
}

function InfoForm({ profile }: { profile: UserProfile }) {
  const { bioLastname, bioName, bioMiddlename, userEmail, bioINN, emailAccept } = profile;
  return (
    <div className={css.card}>
      <CallForm
        call={saveProfile}
        from={{ bioLastname, bioName, bioMiddlename, userEmail, bioINN, emailAccept }}
        texts={{
          done: 'Профиль успешно обновлён',
          refused: 'Не удалось обновить профиль',
          failed: 'Произошла ошибка при обновлении профиля. Попробуйте позже или обратитесь в техподдержку',
        }}
        guarded
        label="Мои данные"
      >
        <Text name="bioLastname" label="Фамилия" autoComplete="family-name" optional />
        <Row>
          <Text name="bioName" label="Имя" autoComplete="given-name" />
          <Text name="bioMiddlename" label="Отчество" autoComplete="additional-name" optional />
        </Row>
        <Group title="Для чеков и&nbsp;писем">
          <Row>
            <Text name="userEmail" label="Электронная почта" type="email" autoComplete="email" optional />
            <Text name="bioINN" label="ИНН" inputMode="numeric" maxLength={12} optional />
          </Row>
          <Checkbox name="emailAccept" label="Получать письма о&nbsp;новостях и&nbsp;событиях" />
        </Group>
        <div>
          <SubmitButton>Сохранить</SubmitButton>
        </div>
      </CallForm>
    </div>
  );
}

const Beside = ({ phone }: { phone: string }) => (
  <aside className={css.beside}>
    <section className={css.note}>
      <h2>Телефон</h2>
      <p className={css.phone}>{showPhone(phone)}</p>
      <p className={css.soft}>По&nbsp;нему вы входите. Чтобы сменить номер, напишите нам.</p>
      <AskSupport about="Смена номера телефона" />
    </section>
    <section className={css.note}>
      <h2>Мои бронирования</h2>
      <p className={css.soft}>Оплата, чеки и&nbsp;отмена — в&nbsp;одном списке.</p>
      <p>
        <ScreenLink to={screens.myBookings}>Перейти к&nbsp;бронированиям</ScreenLink>
      </p>
    </section>
  </aside>
);
