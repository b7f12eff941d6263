import type { Config } from '../../config.ts';
import type { Db } from '../../core/database.ts';
import { post } from '../../core/outbox.ts';
import type { Scope } from '../../core/scope.ts';
import type { UserRow } from '../users/users.store.ts';
import { addInvitation } from './invitations.store.ts';

/** What stands after the # stays in the browser: no log and no server in between reads it. */
export const linkOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, token: string): string =>
  `${publicUrl}/app/admin/login#${token}`;

/** Sends a colleague the link by which a password is set. `isFirst`: until then the account has none. */
export async function invite(tx: Db, { now, config }: Scope, user: UserRow, isFirst: boolean): Promise<void> {
  const token = await addInvitation(tx, { userId: user.id, isFirst, now });
  const link = linkOf(config, token);
  const text = isFirst
    ? `Вас добавили в сотрудники. Задайте пароль для входа в течение суток: ${link} Площадка`
    : `Ссылка, чтобы задать новый пароль сотрудника, действует сутки: ${link} Площадка`;
  await post(tx, now, { kind: 'sms', to: user.phone, text });
}
