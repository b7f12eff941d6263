import { failedAt, formatMoney } from '@venue/sdk';
import { askDeletion, cancelDeletion } from '@venue/sdk/privacy';
import { DELETION_DAYS, type ThingAhead } from '@venue/sdk/privacy/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Spinner } from '@venue/shared-ui/parts/Spinner.tsx';
import { useState } from 'react';
import css from './Consent.module.css';
import { PasswordAsked } from './PasswordAsked.tsx';

/** Shows when the account will be deleted, and lets the user cancel the deletion. */
export function DeletionAsked({ deletionAt }: { deletionAt: string }) {
  const { send, busy } = useSend(cancelDeletion, {
    done: 'Учётная запись останется',
    failed: failedAt('отмене удаления учётной записи'),
  });
  return (
    <section className={css.card} aria-labelledby="deletion-heading">
      <h2 id="deletion-heading">Учётная запись будет удалена {formatDate(deletionAt)}</h2>
      <p className={css.soft}>
        До&nbsp;этого дня всё работает как прежде, и&nbsp;удаление можно отменить. Оплаченные заказы
        мы&nbsp;по&nbsp;закону храним пять лет, но&nbsp;уже без вашего имени.
      </p>
      <div>
        <Button
          variant="contained"
          aria-disabled={busy || undefined}
          startIcon={busy ? <Spinner size={20} /> : undefined}
          onClick={() => void send({})}
        >
          Отменить удаление
        </Button>
      </div>
    </section>
  );
}

const named: Readonly<Record<ThingAhead['kind'], string>> = {
  booking: 'Оплаченная бронь',
  hold: 'Неоплаченная бронь',
  request: 'Заявка бренда в\u00a0работе',
  eventRequest: 'Заявка на\u00a0мероприятие',
  roomRequest: 'Запрос помещения',
  brand: 'Бренд',
  event: 'Мероприятие',
  ticket: 'Билет',
  article: 'Публикация',
};

/** Asks for the account's deletion and shows what it affects. */
export function AskDeletion({ ahead }: { ahead: readonly ThingAhead[] }) {
  const [bookings, setBookings] = useState<'cancel' | 'wait'>('wait');
  const paid = ahead.filter(({ kind }) => kind === 'booking');
  const refund = paid.reduce((sum, each) => sum + (each.refund ?? 0), 0);
  const { send } = useSend(askDeletion, { failed: failedAt('удалении учётной записи') });
  return (
    <section className={css.card} aria-labelledby="deletion-heading">
      <h2 id="deletion-heading">Удалить учётную запись</h2>
      <p className={css.soft}>
        Через {DELETION_DAYS}&nbsp;дней удалим профиль, паспорт, документы, бренды, товары, заявки и&nbsp;статьи.
        До&nbsp;этого можно передумать. Оплаченные заказы по&nbsp;закону останутся, но&nbsp;без вашего имени.
      </p>
      {ahead.length > 0 && (
        <div>
          <h3>Что ещё не&nbsp;закончено или опубликовано</h3>
          <ul className={css.things}>
            {ahead.map(({ kind, id, title }) => (
              <li key={`${kind} ${id}`}>
                {named[kind]} №&nbsp;{id}: {title}
              </li>
            ))}
          </ul>
        </div>
      )}
      {paid.length > 0 && (
        <fieldset className={css.choice}>
          <legend>Оплаченные брони</legend>
          <label>
            <input type="radio" name="bookings" checked={bookings === 'wait'} onChange={() => setBookings('wait')} />
            Удалить после последней
          </label>
          <label>
            <input
              type="radio"
              name="bookings"
              checked={bookings === 'cancel'}
              onChange={() => setBookings('cancel')}
            />
            <span>Отменить сейчас, вернётся {formatMoney(refund)}</span>
          </label>
        </fieldset>
      )}
      <PasswordAsked
        open="Удалить учётную запись"
        submit="Удалить"
        danger
        act={async (password, setServerErrors) =>
          (await send(
            { body: { password, ...(paid.length > 0 ? { bookings } : {}) } },
            { handles: setServerErrors },
          )) !== undefined
        }
      />
    </section>
  );
}
