import { type Permission, permissionNames } from '@venue/sdk';
import { consentTexts } from '@venue/sdk/privacy/model';
import { consent } from '../areas/auth/auth.table.ts';
import { users } from '../areas/users/users.table.ts';
import type { Db } from '../core/database.ts';
import type { Passwords } from '../core/passwords.ts';
import { customerPassword, customerPhone, staff, staffPassword } from './logins.ts';

const DAY = 24 * 60 * 60_000;

/** Lastname, name, middlename, e-mail, and whether the account is confirmed. */
const customers: readonly (readonly [string, string, string, string, boolean])[] = [
  ['Лаптева', 'Дарья', 'Сергеевна', 'd.lapteva@example.ru', true],
  ['Шевелёв', 'Артём', 'Игоревич', 'shevelev.foto@example.ru', true],
  ['Чернавина', 'Ольга', 'Дмитриевна', 'olga@chernavina.example', true],
  ['Бажин', 'Никита', 'Андреевич', 'bazhin.n@example.ru', false],
  ['Зырянова', 'Полина', 'Алексеевна', 'polina.zyr@example.ru', true],
  ['Устюжанин', 'Павел', 'Викторович', 'ustpavel@example.ru', false],
  ['Мальцева', 'Екатерина', 'Романовна', 'k.maltseva@example.ru', true],
  ['Вагапов', 'Тимур', 'Ильдарович', 'vagapov@studio.example', true],
  ['Соснина', 'Алёна', 'Михайловна', 'alena.sosnina@example.ru', false],
  ['Крутиков', 'Глеб', 'Олегович', 'gleb.krutikov@example.ru', true],
  ['Фёдорова', 'Марина', 'Юрьевна', 'm.fedorova@example.ru', true],
  ['Печерских', 'Илья', 'Денисович', 'pecherskih@example.ru', false],
  ['Анищенко', 'Вера', 'Павловна', 'vera.anishchenko@example.ru', true],
  ['Рублёв', 'Степан', 'Константинович', 'rublev@podcast.example', true],
];

export interface SeededPeople {
  readonly customerIds: readonly number[];
  /** The administrator. */
  readonly staffId: number;
}

/** Fills in staff and customers. Everybody of a kind has one password, so it is hashed once. */
export async function seedPeople(tx: Db, passwords: Passwords, now: Date): Promise<SeededPeople> {
  const [staffHash, customerHash] = [await passwords.hash(staffPassword), await passwords.hash(customerPassword)];
  const common = { phoneActive: true, active: true, verified: true };
  const staffRows = await tx
    .insert(users)
    .values(
      staff.map(({ phone, lastname, name, middlename, permissions }) => ({
        ...common,
        phone,
        lastname,
        name,
        middlename,
        permissions: permissions === 'all' ? [...permissionNames] : ([...permissions] as Permission[]),
        passwordHash: staffHash,
        createdAt: new Date(now.getTime() - 400 * DAY),
      })),
    )
    .returning({ id: users.id });
  const customerRows = await tx
    .insert(users)
    .values(
      customers.map(([lastname, name, middlename, email, confirmed], index) => ({
        ...common,
        verified: confirmed,
        active: confirmed,
        emailActive: confirmed,
        emailAccept: index % 3 === 0,
        phone: customerPhone(index),
        lastname,
        name,
        middlename,
        email,
        passwordHash: customerHash,
        createdAt: new Date(now.getTime() - (30 + index * 9) * DAY),
      })),
    )
    .returning({ id: users.id, createdAt: users.createdAt, emailAccept: users.emailAccept });
  await tx.insert(consent).values(
    customerRows.flatMap(({ id, createdAt, emailAccept }) =>
      (emailAccept ? (['account', 'mailing'] as const) : (['account'] as const)).map(purpose => ({
        userId: id,
        purpose,
        version: consentTexts[purpose].version,
        ip: '127.0.0.1',
        at: createdAt,
      })),
    ),
  );
  return { customerIds: customerRows.map(row => row.id), staffId: staffRows[0]?.id ?? 0 };
}
