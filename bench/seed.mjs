// A venue that has been open for years: 10,000 bookings unless told otherwise, 300 customers, fifty sessions of staff.
import { sql } from 'drizzle-orm';
import { seedRooms } from '../server/src/areas/rooms/rooms.demo.ts';
import { argon2Passwords } from '../server/src/core/security/passwords.ts';
import { openDatabase } from '../server/src/ports/database/open.ts';
import { aPerson } from '../server/src/testing/api.people.ts';

const CUSTOMERS = 300;
const STAFF = 50;

/** Fills an empty PostgreSQL. @returns the headers of each staff session */
export async function seed(databaseUrl, bookings = 10_000) {
  const database = await openDatabase({ dataDir: '', databaseUrl, databasePool: 2 }, error => {
    throw error;
  });
  try {
    const { db } = database;
    await db.transaction(tx => seedRooms(tx));
    const parts = { db, passwords: argon2Passwords(), now: new Date() };
    const sessions = [];
    for (let each = 0; each < STAFF; each++) {
      const { login } = await aPerson(parts, 'admin', 'all', { lastname: 'Ковалёва', name: 'Анна' });
      sessions.push({ access: login.access, profile: login.profile });
    }
    await db.execute(sql`
      insert into users (phone, password_hash, lastname, name, middlename, phone_active, created_at)
      select (9120000000 + n)::text, 'none',
             (array['Лаптева', 'Шевелёв', 'Чернавина', 'Бажин', 'Зырянова'])[1 + n % 5],
             (array['Дарья', 'Артём', 'Ольга', 'Никита', 'Полина', 'Павел', 'Вера'])[1 + n % 7],
             (array['Сергеевна', 'Игоревич', ''])[1 + n % 3], true, now() - interval '2 years'
      from generate_series(1, ${CUSTOMERS}) as n`);
    await db.transaction(async tx => {
      // Inserting a hundred thousand rows takes longer than any request may.
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`
        with people as (select array_agg(id) as ids from users where role_id is null)
        insert into booking (user_id, room_id, tariff_id, tariff_title, status, hours, starts_at, ends_at, lines, price,
                             vat, vat_percent, created_at, paid_at, cancelled_at, rejection_reason, cancelled_by)
        select people.ids[1 + n % ${CUSTOMERS}], tariff.room_id, tariff.id, tariff.title,
               case when n % 8 = 0 then 3 else 2 end,
               (select array_agg(start + each * interval '1 hour') from generate_series(0, n % 3) as each),
               start, start + (1 + n % 3) * interval '1 hour',
               jsonb_build_array(jsonb_build_object('kind', 'tariff', 'id', tariff.id, 'title', tariff.title,
                 'quantity', 1 + n % 3, 'unit', 'hour', 'unitPrice', tariff.price_per_hour,
                 'sum', tariff.price_per_hour * (1 + n % 3))),
               tariff.price_per_hour * (1 + n % 3), tariff.price_per_hour * (1 + n % 3) * 22 / 122, 22,
               start - interval '3 days', start - interval '3 days' + interval '7 minutes',
               case when n % 8 = 0 then start - interval '2 days' end,
               case when n % 8 = 0 then 'Съёмка переносится' end, case when n % 8 = 0 then 'customer' end
        from generate_series(1, ${bookings}) as n, people,
             lateral (select date_trunc('day', now()) - interval '2 years' + n * interval '100 minutes' as moment) as m,
             lateral (select date_trunc('hour', moment) as start) as s,
             lateral (select * from tariff order by position offset n % 6 limit 1) as tariff
        order by n`);
    });
    await db.execute(sql`vacuum analyze`);
    return sessions;
  } finally {
    await database.close();
  }
}
