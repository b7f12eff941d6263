import { failedAt } from '@venue/sdk';
import { getProfile, saveProfile } from '@venue/sdk/profile';
import { BusinessCardFields, fullName, type MyProfile } from '@venue/sdk/profile/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { PhoneField } from '@venue/shared-ui/fields/PhoneField.tsx';
import { Form, Group, Row } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useMyAvatar } from '../app/person/useMyAvatar.ts';
import { profilePaths } from '../profile/profile.paths.ts';
import { type CardContent, CardFace } from './CardFace.tsx';
import css from './CardPage.module.css';
import { SharePanel } from './SharePanel.tsx';

/** My business card: what it says, how it looks, and how to hand it out. */
export default function CardPage() {
  const { data, error, refetch } = useCall(getProfile, {});
  const profile = data?.message;
  return (
    <Page {...useScreen()} lead="Заполните один раз&nbsp;— и&nbsp;делитесь ссылкой, кодом или распечаткой.">
      {profile ? (
        profile.bioName ? (
          <Editor profile={profile} />
        ) : (
          <Empty
            title="Сначала представьтесь"
            text="Визитке нужно имя. Укажите его в&nbsp;своих данных&nbsp;— и&nbsp;возвращайтесь."
            action={
              <Button variant="contained" to={profilePaths.info.path}>
                Заполнить мои данные
              </Button>
            }
          />
        )
      ) : error ? (
        <ErrorNote error={error} title="Не&nbsp;удалось загрузить визитку" retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </Page>
  );
}

/** The initial values of a card, from the person's profile. */
const firstCard = (profile: MyProfile): CardContent => ({
  cardName: fullName(profile),
  cardPosition: '',
  cardCompany: profile.organisations?.[0]?.name ?? '',
  cardPhone: profile.userPhone,
  cardEmail: profile.userEmail,
  cardSiteUrl: profile.resident?.residentSiteUrl ?? '',
  cardSocials: { vk: '', tg: '' },
  cardAbout: '',
});

const CardForm = z.object({ card: z.omit(BusinessCardFields, { cardIsPublished: true }) });

function Editor({ profile }: { profile: MyProfile }) {
  const { bioLastname, bioName, bioMiddlename, userEmail, bioINN, emailAccept, card } = profile;
  const personal = { bioLastname, bioName, bioMiddlename, userEmail, bioINN, emailAccept };
  const { send } = useSend(saveProfile, {
    done: 'Визитка сохранена',
    refused: 'Не удалось сохранить визитку',
    failed: failedAt('сохранении визитки'),
  });
  const form = useForm({
    schema: CardForm,
    from: { card: card ?? firstCard(profile) },
    draft: 'card',
    submit: async (values, current) => {
      // Publishing is saved separately and at once; an old draft of the form must not unpublish the card.
      const body = { ...personal, card: { ...values.card, cardIsPublished: card?.cardIsPublished ?? false } };
      if (await send({ body }, { handles: current.setServerErrors })) current.markSaved(values);
    },
  });
  return (
    <Form form={form} label="Визитка">
      <div className={css.columns}>
        <div className={css.fields}>
          <Text name="card.cardName" label="Имя и&nbsp;фамилия" autoComplete="name" maxLength={200} />
          <Row>
            <Text
              name="card.cardPosition"
              label="Должность"
              autoComplete="organization-title"
              maxLength={200}
              optional
            />
            <Text name="card.cardCompany" label="Компания" autoComplete="organization" maxLength={300} optional />
          </Row>
          <Group title="Контакты">
            <Row>
              <PhoneField name="card.cardPhone" label="Телефон" optional />
              <Text name="card.cardEmail" label="Почта" type="email" inputMode="email" optional />
            </Row>
            <Text name="card.cardSiteUrl" label="Сайт" inputMode="url" autoComplete="url" optional />
            <Row>
              <Text name="card.cardSocials.vk" label="ВКонтакте" inputMode="url" optional />
              <Text name="card.cardSocials.tg" label="Telegram" inputMode="url" optional />
            </Row>
          </Group>
          <TextArea name="card.cardAbout" label="О&nbsp;себе" maxLength={2000} optional />
          <div>
            <SubmitButton>Сохранить</SubmitButton>
          </div>
        </div>
        <aside className={css.beside} data-first={card ? true : undefined}>
          <Preview />
          {card ? (
            <SharePanel personal={personal} card={card} />
          ) : (
            <p className={css.note}>Сохраните визитку, и&nbsp;здесь появятся ссылка, код и&nbsp;файл для печати.</p>
          )}
        </aside>
      </div>
    </Form>
  );
}

/** The card as it is being written. */
function Preview() {
  const card = useWatch({ name: 'card' }) as CardContent;
  const avatar = useMyAvatar();
  return (
    <section aria-label="Так визитку увидят другие">
      <CardFace card={card} avatar={avatar} />
    </section>
  );
}
