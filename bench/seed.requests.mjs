// A venue that people have asked for events: so many requests, in every status but draft.
import { sql } from 'drizzle-orm';
import { keepLists } from '../server/src/areas/event-requests/event-requests.lists.store.ts';
import { blankAnswers } from '../server/src/areas/event-requests/event-requests.rules.ts';
import { argon2Passwords } from '../server/src/core/security/passwords.ts';
import { openDatabase } from '../server/src/ports/database/open.ts';
import { aPerson } from '../server/src/testing/api.people.ts';

const CUSTOMERS = 300;

/** Fills an empty database. @returns the headers of a session of staff */
export async function seedRequests(where, rows) {
  const database = await openDatabase({ ...where, databasePool: 2 }, error => {
    throw error;
  });
  try {
    const { db } = database;
    await keepLists(db);
    const { login } = await aPerson({ db, passwords: argon2Passwords(), now: new Date() }, 'admin', 'all', {
      lastname: 'Ковалёва',
    });
    await db.execute(sql`
      insert into users (phone, password_hash, lastname, name, middlename, phone_active, created_at)
      select (9120000000 + n)::text, 'none', 'Лаптева', 'Дарья', 'Сергеевна', true, now()
      from generate_series(1, ${CUSTOMERS}) as n`);
    await db.transaction(async tx => {
      // A hundred thousand rows take longer than any request may.
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`
        with people as (select array_agg(id) as ids from users where role_id is null),
             places as (select array_agg(room_id order by position) as ids from event_space)
        insert into event_request (user_id, status, title, contact_name, contact_phone, starts_at, participants, space_id,
                                   answers, rejection_reason, created_at, updated_at, submitted_at)
        select people.ids[1 + n % ${CUSTOMERS}], 2 + n % 10,
               (array['Форум', 'Лекция', 'Выставка', 'Показ', 'Концерт'])[1 + n % 5] || ' ' || n,
               (array['Лаптева', 'Шевелёв', 'Чернавина', 'Бажин', 'Зырянова'])[1 + n % 5] || ' Анна Сергеевна',
               (9000000000 + n)::text, '2027-01-01T06:00Z'::timestamptz + n * interval '11 minutes', 10 + n % 90,
               places.ids[1 + n % array_length(places.ids, 1)], ${JSON.stringify(blankAnswers)}::jsonb,
               case when 2 + n % 10 = 10 then 'Зал занят' end,
               now() - n * interval '3 minutes', now() - (n * 7919 % ${rows}) * interval '1 minute', now()
        from generate_series(1, ${rows}) as n, people, places`);
    });
    await db.execute(sql`vacuum analyze`);
    return { access: login.access, profile: login.profile };
  } finally {
    await database.close();
  }
}
