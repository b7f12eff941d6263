// What a cluster is filled with that is measured: the demo is for people who look around.
import { migrate } from '../../server/src/ports/database/migrate.ts';
import { migrationsDir } from '../../server/src/ports/database/open.ts';
import { openPostgres } from '../../server/src/ports/database/postgres.ts';
import { seedEvents } from '../../server/src/testing/crash/crash.tickets.ts';
import { seedTown } from '../../server/src/testing/crash/crash.town.ts';

const CUSTOMERS = 200;
const EVENTS = 300;
/** Few, so that they are sold out while parts fail. */
const PLACES = 3;

/** Limits that tests exceed. Requests are counted, because counting is what a Redis that hangs would delay. */
export const env = { REQUESTS_PER_MINUTE: '1000000', CONNECTIONS_PER_ADDRESS: '0', LIVE_PER_ADDRESS: '0' };

/** People, rooms, and events with few places. */
export async function fill(url) {
  const database = openPostgres({ url, connections: 2 });
  try {
    await migrate(database, migrationsDir);
    const town = await seedTown(database.db, CUSTOMERS);
    return { town, entrances: await seedEvents(database.db, town.staff, EVENTS, PLACES) };
  } finally {
    await database.close();
  }
}

/** The certificate of the proxy is its own, and the process that drives it talks to nobody else. */
export function trustProxy() {
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  process.removeAllListeners('warning');
}
