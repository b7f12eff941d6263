import { getMessageWays } from '@venue/sdk/unsent/admin';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import css from './WaysNote.module.css';

/** Says which messages go nowhere by the server's settings; nothing where all are sent. */
export function WaysNote() {
  const ways = useCall(getMessageWays, {}).data?.message;
  if (!ways) return null;
  const { sms, mail } = ways;
  const isDemo = sms === 'outbox' || mail === 'outbox';
  if (!isDemo && sms !== 'none' && mail !== 'none') return null;
  return (
    <div className={css.note} data-warn={sms === 'none' || mail === 'none' || undefined}>
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
