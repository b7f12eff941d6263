import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { type DecisionEvent, noticeOf } from '../../core/notices.ts';
import { post } from '../../core/outbox.ts';
import { phoneOf } from './accounts.store.ts';

interface Notice {
  readonly event: DecisionEvent;
  readonly ownerId: number;
  readonly title: string;
  /** The step in words: «Подтверждён». */
  readonly what: string;
  /** Why, or what follows; empty where nothing is to be said. */
  readonly comment: string;
}

/** Writes to the owner of a record what staff decided about it, where the table says so. Nobody writes to themselves. */
export async function tellOwner(tx: Db, context: Context, notice: Notice): Promise<void> {
  const { event, ownerId } = notice;
  const { sms, about = '' } = noticeOf(event);
  if (!sms || ownerId === actorOf(context).userId) return;
  const to = await phoneOf(tx, ownerId);
  await post(tx, context.now, { event, to, text: textOf(about, notice) });
}

/** Tells the owner of an account that its password is another one now: whoever took it over does not do so unnoticed. */
export const tellPasswordChanged = (tx: Db, now: Date, to: string): Promise<void> =>
  post(tx, now, {
    event: 'account.passwordChanged',
    to,
    text: 'Пароль вашей учётной записи изменён. Если это были не вы, сразу позвоните нам. Площадка',
  });

/** «Бренд «Рябина»: возвращён на доработку. Добавьте фотографии. Площадка». */
function textOf(about: string, { title, what, comment }: Notice): string {
  // A name that brings its own quotation marks gets no second ones.
  const name = title.includes('«') ? title : `«${title}»`;
  const said = about === '' ? what : `${about} ${name}: ${what.charAt(0).toLowerCase()}${what.slice(1)}`;
  return [said, comment.replace(/\.$/, ''), 'Площадка'].filter(Boolean).join('. ').replaceAll('\u00a0', ' ');
}
