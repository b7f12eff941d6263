import { readNotices } from '@venue/sdk/notices';
import { isReminder, type NoticeChoice } from '@venue/sdk/notices/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { privacyPaths } from '../privacy/privacy.paths.ts';
import { profilePaths } from '../profile/profile.paths.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import css from './NoticesPage.module.css';

/** How a person gets messages: the way of each kind, and how long before they are reminded. Each choice is saved at once. */
export default function NoticesPage() {
  const { data, error, refetch } = useCall(readNotices, {});
  return (
    <Page
      {...useScreen()}
      lead="Какие сообщения присылать, как и&nbsp;за&nbsp;сколько напоминать. Изменения сохраняются сразу."
    >
      {data ? (
        <Choices {...data.message} />
      ) : error ? (
        <ErrorNote error={error} title="Не&nbsp;удалось загрузить настройки" retry={() => void refetch()} />
      ) : (
        <CardsSkeleton count={2} height={260} />
      )}
    </Page>
  );
}

function Choices({ choices, canMail }: { choices: readonly NoticeChoice[]; canMail: boolean }) {
  return (
    <Stack gap={20} narrow>
      {!canMail && (
        <p className={css.note}>
          Письма пока не&nbsp;приходят: нужен подтверждённый адрес почты. До&nbsp;этого все сообщения придут
          по&nbsp;СМС. <ScreenLink to={profilePaths.info}>Указать адрес</ScreenLink>
        </p>
      )}
      <Group title="Напоминания" choices={choices.filter(({ about }) => isReminder(about))} />
      <Group title="Остальные сообщения" choices={choices.filter(({ about }) => !isReminder(about))} />
      <section className={css.card} aria-labelledby="always-heading">
        <h2 id="always-heading">Приходят всегда</h2>
        <ul className={css.always}>
          <li>
            Коды подтверждения и&nbsp;всё о&nbsp;входе: новый пароль, телефон, почта, удаление учётной записи. Так никто
            не&nbsp;войдёт вместо вас незаметно.
          </li>
          <li>Отмены и&nbsp;изменения по&nbsp;решению площадки: чтобы вы&nbsp;не&nbsp;приехали зря.</li>
          <li>Деньги, которые мы&nbsp;должны вернуть или не&nbsp;смогли принять.</li>
        </ul>
        <p className={css.soft}>
          Рассылка новостей настраивается отдельно: <ScreenLink to={privacyPaths.page}>Приватность</ScreenLink>.
        </p>
      </section>
    </Stack>
  );
}

const Group = ({ title, choices }: { title: string; choices: readonly NoticeChoice[] }) => (
  <section className={css.card} aria-label={title}>
    <h2>{title}</h2>
    <ul className={css.rows}>
      {choices.map(choice => (
        <li key={choice.about}>
          <ChoiceRow choice={choice} />
        </li>
      ))}
    </ul>
  </section>
);
