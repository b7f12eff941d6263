import { failedAt } from '@venue/sdk';
import { withdrawConsent } from '@venue/sdk/privacy';
import { type Consent, type ConsentPurpose, consentPurpose, consentTexts } from '@venue/sdk/privacy/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDate, formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { standing } from '../app/cabinet/standing.ts';
import { useConsent } from '../app/person/useConsent.ts';
import css from './Consent.module.css';
import list from './Consents.module.css';

/** What is lost when a consent is withdrawn; the account's consent ends only with the account. */
const goes = {
  passport:
    'Паспортные данные и\u00a0сканы паспорта будут удалены. Чтобы заключить договор, их\u00a0придётся ввести заново.',
  publication: 'Визитка закроется: ссылка на\u00a0неё перестанет открываться. Сама визитка останется у\u00a0вас.',
  mailing: 'Писем о\u00a0новостях и\u00a0событиях больше не\u00a0будет. Чеки и\u00a0коды приходить не\u00a0перестанут.',
} as const;

/** Consents by purpose: given, taken back, or not asked for yet; each is given and taken back on its own. */
export const Consents = ({ consents }: { consents: readonly Consent[] }) => (
  <section className={css.card} aria-labelledby="consents-heading">
    <h2 id="consents-heading">Согласия</h2>
    <ul className={list.list}>
      {consentPurpose.ids.map(purpose => (
        <Purpose key={purpose} purpose={purpose} consents={consents.filter(each => each.purpose === purpose)} />
      ))}
    </ul>
  </section>
);

// The version of a consent text is the date it was written.
const textOf = ({ version }: Consent): string => (/^\d{4}-\d\d-\d\d$/.test(version) ? formatDate(version) : version);

function Purpose({ purpose, consents }: { purpose: ConsentPurpose; consents: readonly Consent[] }) {
  const { give, busy } = useConsent(purpose);
  const now = standing(consents, purpose);
  const last = consents[0];
  const { label } = consentPurpose.option(purpose);
  const { text, version } = consentTexts[purpose];
  const older = now !== undefined && now.version !== version;
  const offer = older ? 'Согласиться с\u00a0новым текстом' : 'Дать согласие';
  return (
    <li className={list.row}>
      <div className={list.head}>
        <h3>{label}</h3>
        <StatusChip
          option={
            now
              ? { id: 1, label: 'Дано', tone: 'good' }
              : last
                ? { id: 2, label: 'Отозвано', tone: 'neutral' }
                : { id: 0, label: 'Не\u00a0дано', tone: 'neutral' }
          }
        />
      </div>
      <p className={list.text}>{text}</p>
      {now && (
        <p className={css.small}>
          <span>
            Дано {formatDateTime(now.givenAt)}, текст от&nbsp;{textOf(now)}
          </span>
          {older && <span>. С&nbsp;тех пор текст изменился</span>}
        </p>
      )}
      {!now && last?.withdrawnAt && (
        <p className={css.small}>
          Дано {formatDateTime(last.givenAt)}, текст от&nbsp;{textOf(last)}, отозвано {formatDateTime(last.withdrawnAt)}
        </p>
      )}
      {(!now || older) && (
        <div>
          <Button
            size="small"
            variant="outlined"
            aria-label={`${offer}: ${label}`}
            aria-disabled={busy || undefined}
            onClick={() => void give()}
          >
            {offer}
          </Button>
        </div>
      )}
      {now &&
        (purpose === consentPurpose.account ? (
          <p className={css.small}>
            Действует, пока есть учётная запись: без него не&nbsp;войти и&nbsp;не&nbsp;забронировать.
          </p>
        ) : (
          <Withdraw purpose={purpose} label={label} />
        ))}
    </li>
  );
}

function Withdraw({ purpose, label }: { purpose: keyof typeof goes; label: string }) {
  const { send, busy } = useSend(withdrawConsent, { done: 'Согласие отозвано', failed: failedAt('отзыве согласия') });
  const ask = async () => {
    const question = { title: 'Отозвать согласие?', text: goes[purpose], yes: 'Отозвать', danger: true };
    if (await confirm(question)) await send({ body: { purpose } });
  };
  return (
    <div>
      <Button
        size="small"
        color="inherit"
        className={list.edge}
        aria-label={`Отозвать согласие: ${label}`}
        aria-disabled={busy || undefined}
        onClick={() => void ask()}
      >
        Отозвать
      </Button>
    </div>
  );
}
