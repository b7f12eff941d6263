import { getMessageWays } from '@venue/sdk/unsent/admin';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import css from './WaysNote.module.css';

/** Warns if no SMS or e-mail leaves the server, or if too many SMS codes do; renders nothing if all is well. */
export function WaysNote() {
  const ways = useCall(getMessageWays, {}).data?.message;
  if (!ways) return null;
  const { sms, mail, codes, letters } = ways;
  const isDear = codes.sent >= codes.budget;
  const areLettersDear = letters.sent >= letters.budget;
  const isDemo = sms === 'outbox' || mail === 'outbox';
  if (!isDemo && !isDear && !areLettersDear && sms !== 'none' && mail !== 'none') return null;
  return (
    <div className={css.note} data-warn={isDear || areLettersDear || sms === 'none' || mail === 'none' || undefined}>
      {isDear && (
        <p>
          <strong>Слишком много СМС с&nbsp;кодами:</strong> за&nbsp;последний час {codes.sent}, предел — {codes.budget}
          &nbsp;(настройка SMS_PER_HOUR). Возможно, кто-то запрашивает коды на&nbsp;чужие номера. Новые посетители
          сейчас получают код после проверки браузера, а&nbsp;после {2 * codes.budget}&nbsp;СМС не&nbsp;получают совсем.
          Постоянных клиентов это не&nbsp;касается.
        </p>
      )}
      {areLettersDear && (
        <p>
          <strong>Слишком много писем на&nbsp;чужие адреса:</strong> за&nbsp;последний час {letters.sent}, предел —{' '}
          {letters.budget}&nbsp;(настройка MAIL_PER_HOUR). Возможно, кто-то вводит чужие адреса в&nbsp;форму подписки.
          Новые посетители сейчас получают письмо после проверки браузера, а&nbsp;после {2 * letters.budget}&nbsp;писем
          не&nbsp;получают совсем.
        </p>
      )}
      {sms === 'none' && (
        <p>
          <strong>СМС не&nbsp;отправляются:</strong> шлюз не&nbsp;подключён (настройка SMS). Сообщения ждут здесь,
          а&nbsp;коды подтверждения не&nbsp;выдаются.
        </p>
      )}
      {mail === 'none' && (
        <p>
          <strong>Письма не&nbsp;отправляются:</strong> почтовый сервер не&nbsp;подключён (настройка MAIL). Письма ждут
          здесь.
        </p>
      )}
      {isDemo && (
        <p>
          Это демо: СМС и&nbsp;письма никуда не&nbsp;уходят, их&nbsp;можно прочитать{' '}
          <a href="/demo/outbox">в&nbsp;журнале исходящих</a>.
        </p>
      )}
    </div>
  );
}
