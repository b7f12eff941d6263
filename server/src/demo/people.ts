import { type ConsentPurpose, consentTexts } from '@venue/sdk/privacy/model';
import { users } from '../areas/accounts/accounts.table.ts';
import { staffRole } from '../areas/accounts/roles.table.ts';
import { consent } from '../areas/privacy/privacy.table.ts';
import { keepAdministratorRole } from '../areas/staff/roles.store.ts';
import { audit } from '../core/db/core.table.ts';
import type { Db } from '../core/db/database.ts';
import type { Passwords } from '../core/security/passwords.ts';
import { customerPassword, customerPhone, staff, staffPassword, staffRoles } from './logins.ts';

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
  const roleIdOf = await seedRoles(tx, now);
  const staffRows = await tx
    .insert(users)
    .values(
      staff.map(({ phone, lastname, name, middlename, role }) => ({
        ...common,
        phone,
        lastname,
        name,
        middlename,
        roleId: roleIdOf(role),
        passwordHash: staffHash,
        createdAt: new Date(now.getTime() - 400 * DAY),
      })),
    )
    .returning({ id: users.id });
  await noteStaff(tx, staffRows, roleIdOf, new Date(now.getTime() - 400 * DAY));
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
        at: agreedAt(purpose, createdAt, now),
      })),
    ),
  );
  return { customerIds: customerRows.map(row => row.id), staffId: staffRows[0]?.id ?? 0 };
}

/** Inserts the roles of the demo besides the administrator's; returns a function from a role's title to its id. */
async function seedRoles(tx: Db, now: Date): Promise<(title: string) => number> {
  await keepAdministratorRole(tx, now);
  const madeAt = new Date(now.getTime() - 400 * DAY);
  await tx.insert(staffRole).values(
    staffRoles.map(({ title, permissions }) => ({
      title,
      permissions: [...permissions],
      createdAt: madeAt,
      updatedAt: madeAt,
    })),
  );
  const rows = await tx.select({ id: staffRole.id, title: staffRole.title }).from(staffRole);
  return title => {
    const role = rows.find(each => each.title === title);
    if (!role) throw new Error(`the demo has no role «${title}»`);
    return role.id;
  };
}

/** Writes to the audit log how the administrator made the roles and gave them to the other staff. */
async function noteStaff(
  tx: Db,
  rows: readonly { id: number }[],
  roleIdOf: (title: string) => number,
  at: Date,
): Promise<void> {
  const userId = rows[0]?.id ?? 0;
  const made = staffRoles.map(({ title, permissions }) => {
    const role = { subject: 'role', subjectId: roleIdOf(title), after: { title, permissions } };
    return { userId, callId: 'admin.role.save', at, ...role };
  });
  const grants = staff.slice(1).map(({ role }, index) => {
    const member = { subject: 'staff', subjectId: rows[index + 1]?.id ?? 0, before: { role: null }, after: { role } };
    return { userId, callId: 'admin.staff.save', at, ...member };
  });
  await tx.insert(audit).values([...made, ...grants]);
}

/** When a person agreed to the present text: with their account, or when the text came. */
function agreedAt(purpose: ConsentPurpose, createdAt: Date, now: Date): Date {
  const written = Date.parse(`${consentTexts[purpose].version}T12:00:00+05:00`);
  return new Date(Math.min(Math.max(createdAt.getTime(), written), now.getTime()));
}
