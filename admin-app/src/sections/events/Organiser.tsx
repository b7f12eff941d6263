import { formatPhone } from '@venue/sdk';
import type { AdminEvent } from '@venue/sdk/events/model';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import css from './EventPage.module.css';

/** Who filed it, and when it was sent. */
export const Organiser = ({ event: { userName, userPhone, userEmail, sentAt, createdAt } }: { event: AdminEvent }) => (
  <section className={css.panel} aria-label="Кто подал">
    <h2>Кто подал</h2>
    <p className={css.strong}>{userName}</p>
    <p>
      <a href={`tel:+7${userPhone}`}>{formatPhone(userPhone)}</a>
    </p>
    {userEmail && (
      <p>
        <a href={`mailto:${userEmail}`}>{userEmail}</a>
      </p>
    )}
    <p className={css.soft}>
      {sentAt ? `Отправлено на\u00a0проверку ${formatDateTime(sentAt)}` : `Создано ${formatDateTime(createdAt)}`}
    </p>
  </section>
);
