// The least code that answers the staff's list of bookings: `node:http`, `pg`, the same rows, total and JSON.
import { createServer } from 'node:http';
import pg from 'pg';

const MOST_COUNTED = 10_000;
const query = `
  select b.id, b.user_id, b.room_id, b.tariff_title, b.status, b.hours, b.starts_at, b.ends_at, b.price,
         b.created_at, b.expires_at, b.paid_at, b.rejection_reason,
         concat_ws(' ', nullif(u.lastname, ''), nullif(u.name, ''), nullif(u.middlename, '')) as customer,
         u.phone, case when u.password_hash = 'deleted' then 'deleted' when u.deletion_at is not null then 'leaving'
                       else 'active' end as account_state, r.name as room_name,
         (select count(*)::int from (select 1 from booking limit ${MOST_COUNTED + 1}) as counted) as total
  from booking b join users u on u.id = b.user_id join room r on r.id = b.room_id
  order by b.id desc limit $1 offset $2`;

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const iso = at => (at ? at.toISOString() : null);
const HOUR = 3_600_000;

/** Consecutive hours as one run each. */
function runsOf(hours) {
  const runs = [];
  for (const start of hours) {
    const last = runs.at(-1);
    if (last?.end !== start.getTime()) runs.push({ start: start.toISOString(), end: +start + HOUR, hours: 1 });
    else {
      last.end += HOUR;
      last.hours += 1;
    }
  }
  for (const run of runs) run.end = new Date(run.end).toISOString();
  return runs;
}

const server = createServer(async (request, response) => {
  const params = new URL(request.url, 'http://localhost').searchParams;
  const [page, pageSize] = [Number(params.get('page') ?? 1), Number(params.get('pageSize') ?? 25)];
  const { rows } = await pool.query(query, [pageSize, (page - 1) * pageSize]);
  const now = Date.now();
  const total = rows[0]?.total ?? 0;
  const items = rows.map(row => {
    const expired = (row.status === 1 || row.status === 4) && row.expires_at !== null && row.expires_at <= now;
    const status = expired ? 3 : row.status;
    return {
      orderId: row.id,
      status,
      roomId: row.room_id,
      roomName: row.room_name,
      userId: row.user_id,
      customer: row.customer,
      phone: row.phone,
      accountState: row.account_state,
      tariff: row.tariff_title,
      start: row.starts_at.toISOString(),
      end: row.ends_at.toISOString(),
      runs: runsOf(row.hours),
      hours: row.hours.length,
      price: Number(row.price),
      createdAt: row.created_at.toISOString(),
      paidAt: iso(row.paid_at),
      rejectionReason: row.rejection_reason ?? (expired ? 'Время на оплату истекло' : null),
    };
  });
  const body = JSON.stringify({
    message: { page, pageSize, total: Math.min(total, MOST_COUNTED), totalIsExact: total <= MOST_COUNTED },
    items,
  });
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('content-length', Buffer.byteLength(body));
  response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
process.once('SIGTERM', () => process.exit(0));
