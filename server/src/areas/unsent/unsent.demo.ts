import { inArray } from 'drizzle-orm';
import type { DemoData, DemoScene } from '../../area/demo.ts';
import { outbox } from '../../core/db/core.table.ts';
import type { Db } from '../../core/db/database.ts';
import { users } from '../accounts/accounts.table.ts';

const MINUTE = 60_000;

/** Seeds a message that the gateway has not accepted yet, one that cannot be delivered and one that has not arrived. */
async function seedMessages(tx: Db, { now, customerIds }: DemoScene): Promise<void> {
  const people = await tx
    .select({ phone: users.phone, email: users.email })
    .from(users)
    .where(inArray(users.id, customerIds.slice(0, 2)))
    .orderBy(users.id);
  const [one, other] = people;
  if (!one || !other) return;
  const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE);
  await tx.insert(outbox).values([
    {
      event: 'refund.sent',
      kind: 'sms',
      recipient: other.phone,
      body: 'Вернули деньги за бронь. Площадка',
      createdAt: ago(75),
      dueAt: new Date(now.getTime() + 55 * MINUTE),
      attempts: 9,
      lastError: 'СМС-шлюз не отвечает',
    },
    {
      event: 'article.confirm',
      kind: 'sms',
      recipient: one.phone,
      body: 'Статья опубликована. Площадка',
      createdAt: ago(190),
      attempts: 1,
      refusedAt: ago(190),
      lastError: 'На этот номер СМС не доставляются',
    },
    {
      event: 'refund.sent',
      kind: 'sms',
      recipient: one.phone,
      body: 'Вернули деньги за бронь. Площадка',
      createdAt: ago(26 * 60),
      attempts: 1,
      gateway: 'smsc',
      sentAt: ago(26 * 60),
      refusedAt: ago(120),
      lastError: 'Не\u00a0доставлено: телефон не\u00a0появился в\u00a0сети за\u00a0время доставки',
    },
  ]);
}

export const unsentDemo: DemoData = { seed: seedMessages };
