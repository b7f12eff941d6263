import { buildApp } from '#app.ts';
import { areas } from '#areas.ts';
import { demoLogins } from '#demo/logins.ts';
import { seedDemo } from '#demo/seed.ts';
import { openFiles } from './ports/files/open.ts';
import { serve } from './serve.ts';

await serve({
  env: process.env,
  build: buildApp,
  async prepare({ config, database, clock }) {
    const files = await openFiles(config);
    await files.check();
    if (config.demo) await seedDemo(areas, { db: database.db, files, secrets: config, now: clock.now() });
  },
  announce({ config, address }) {
    const at = config.port === 0 ? address : config.publicUrl;
    const lines = ['', `  For customers   ${at}/app/`, `  For staff       ${at}/app/admin/`];
    if (config.demo) {
      lines.push(`  SMS and mail    ${at}/demo/outbox`, '', '  Demo logins');
      for (const { title, phone, password } of demoLogins) lines.push(`  ${title.padEnd(28)} ${phone}   ${password}`);
    }
    console.log(`${lines.join('\n')}\n`);
  },
});
