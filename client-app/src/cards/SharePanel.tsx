import { failedAt } from '@venue/sdk';
import { getMyCardLink, printMyCard, renewMyCardLink } from '@venue/sdk/cards';
import { getPrivacy, giveConsent } from '@venue/sdk/privacy';
import { consentTexts } from '@venue/sdk/privacy/model';
import { saveProfile } from '@venue/sdk/profile';
import type { BusinessCard, PersonalInfo } from '@venue/sdk/profile/model';
import { saveFile } from '@venue/shared-ui/data/saveFile.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { QrCode } from '@venue/shared-ui/parts/QrCode.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import css from './SharePanel.module.css';

const open = { id: 'open', label: 'Открыта по ссылке', tone: 'good' } as const;
const closed = { id: 'closed', label: 'Видна только вам', tone: 'neutral' } as const;

/** Sharing a card: publishing it, its link, QR code and print. */
export function SharePanel({ personal, card }: { personal: PersonalInfo; card: BusinessCard }) {
  const { data } = useCall(getMyCardLink, {});
  const { publish, busy } = usePublish(personal, card);
  const renew = useRenew();
  const print = useSend(printMyCard, { failed: failedAt('подготовке визитки к печати') });
  const url = data?.message.url;

  const download = async () => {
    const file = await print.send({});
    if (file) saveFile(file);
  };
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success('Ссылка скопирована');
    } catch {
      notify.error('Не удалось скопировать ссылку. Выделите её и скопируйте сами');
    }
  };

  return (
    <section className={css.panel} aria-labelledby="share">
      <div className={css.head}>
        <h2 id="share">Поделиться</h2>
        <StatusChip option={card.cardIsPublished ? open : closed} />
      </div>
      {card.cardIsPublished && url ? (
        <>
          <QrCode text={url} label="Код со ссылкой на визитку" />
          <a className={css.link} href={url}>
            {url.replace(/^https?:\/\//, '')}
          </a>
          <Flow gap={8}>
            <Button variant="contained" onClick={() => void copy(url)}>
              Скопировать ссылку
            </Button>
            <Button variant="outlined" aria-busy={print.busy || undefined} onClick={() => void download()}>
              Скачать для печати
            </Button>
            <Button variant="text" onClick={() => void renew()}>
              Сменить ссылку
            </Button>
            <Button variant="text" color="error" aria-busy={busy || undefined} onClick={() => void publish(false)}>
              Закрыть доступ
            </Button>
          </Flow>
        </>
      ) : (
        <>
          <p className={css.soft}>
            По&nbsp;ссылке визитку откроет любой, у&nbsp;кого она есть. Закрыть доступ можно в&nbsp;любой момент.
          </p>
          <Flow gap={8}>
            <Button variant="contained" aria-busy={busy || undefined} onClick={() => void publish(true)}>
              Открыть по&nbsp;ссылке
            </Button>
            <Button variant="outlined" aria-busy={print.busy || undefined} onClick={() => void download()}>
              Скачать для печати
            </Button>
          </Flow>
        </>
      )}
    </section>
  );
}

/** Publishes or unpublishes a card. The first publication asks for the consent required by law. */
function usePublish(personal: PersonalInfo, card: BusinessCard) {
  const { data } = useCall(getPrivacy, {});
  const agreed = data?.message.consents.some(
    ({ purpose, version, withdrawnAt }) =>
      purpose === 'publication' && version === consentTexts.publication.version && withdrawnAt === null,
  );
  const consent = useSend(giveConsent, { failed: failedAt('сохранении согласия') });
  const save = useSend(saveProfile, { failed: failedAt('сохранении визитки') });
  const publish = async (cardIsPublished: boolean) => {
    if (cardIsPublished && !agreed) {
      const question = {
        title: 'Открыть визитку по ссылке?',
        text: consentTexts.publication.text,
        yes: 'Даю согласие',
      };
      if (!(await confirm(question))) return;
      if (!(await consent.send({ body: { purpose: 'publication' } }))) return;
    }
    const reply = await save.send({ body: { ...personal, card: { ...card, cardIsPublished } } });
    if (reply) notify.success(cardIsPublished ? 'Визитка открыта по ссылке' : 'Доступ по ссылке закрыт');
  };
  return { publish, busy: consent.busy || save.busy };
}

/** Replaces the link after a confirmation: the old link stops opening the card. */
function useRenew() {
  const { send } = useSend(renewMyCardLink, {
    done: 'Ссылка изменена',
    failed: failedAt('смене ссылки'),
  });
  return async () => {
    const question = {
      title: 'Сменить ссылку?',
      text: 'Прежняя ссылка и напечатанные коды перестанут открывать визитку.',
      yes: 'Сменить',
    };
    if (await confirm(question)) await send({});
  };
}
