// `npm run administrator -w server -- 9121234567 Кузнецова Ирина`: creates the first staff account if there is none.
// `npm run administrator -w server -- 9121234567 --reset-second-factor`: for whoever lost it when no colleague can help.
import './callersFolder.ts';
import { check, Phone } from '@venue/sdk';
import { makeAdministrator, resetLostFactor } from '#areas/staff/administrator.service.ts';
import { linkOf } from '#areas/staff/invitations.service.ts';
import { readConfig } from './config.ts';
import { databaseClock } from './core/clock.ts';
import { lockDataDir } from './core/lock.ts';
import { openDatabase } from './ports/database/open.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const [typedPhone = '', lastname, name] = process.argv.slice(2);
const phone = check(Phone, typedPhone);
const isReset = lastname === '--reset-second-factor';
if (!phone.ok || !lastname || !(name || isReset)) {
  say('Usage: npm run administrator -w server -- <phone, 10 digits> <last name> <first name>');
  say('   or: npm run administrator -w server -- <phone, 10 digits> --reset-second-factor');
  process.exit(2);
}

const config = readConfig(process.env);
const lock = config.databaseUrl === undefined ? await lockDataDir(config.dataDir) : undefined;
const database = await openDatabase(config, reason => {
  throw reason;
});
try {
  const { now } = await databaseClock(database.pool);
  if (isReset) {
    const isDone = await resetLostFactor(database.db, phone.value, now());
    say(isDone ? 'The second factor is removed, and the sessions are ended.' : 'This phone has no second factor.');
    process.exitCode = isDone ? 0 : 1;
  } else {
    const token = await makeAdministrator(database.db, { phone: phone.value, lastname, name: name ?? '', now: now() });
    say(
      token
        ? `The link to set the password, good for a day:\n${linkOf(config, token)}`
        : 'Somebody manages staff already: they give roles in «Сотрудники и роли».',
    );
    process.exitCode = token ? 0 : 1;
  }
} finally {
  await database.close();
  await lock?.release();
}
