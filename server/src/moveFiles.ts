// `npm run move-files -w server -- --to s3`: copies files into the bucket, or with `--to folder` out of it, while servers
// run. With `--delete` it then removes what both places have. Decision 76 has the steps.
import './callersFolder.ts';
import { parseArgs } from 'node:util';
import { BadSetting } from './config/badSetting.ts';
import { readConfig } from './config.ts';
import { type Figures, moveFiles } from './ports/files/move.ts';
import { openPlace } from './ports/files/open.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const { to, delete: removes } = parseArgs({
  options: { to: { type: 'string' }, delete: { type: 'boolean', default: false } },
}).values;
if (to !== 's3' && to !== 'folder') {
  say('Usage: npm run move-files -w server -- --to <s3 or folder> [--delete]');
  process.exit(2);
}
const from = to === 's3' ? 'folder' : 's3';

try {
  const config = readConfig(process.env);
  if (config.filesAlso === undefined)
    throw new BadSetting('FILES_ALSO is required while files are moved: restart the servers with both places first');
  // Until then servers write to the place that would be emptied.
  // guard: moveFiles.test.ts
  if (removes && config.files !== to)
    throw new BadSetting(`FILES=${config.files} is not allowed with --delete: use ${to}`);
  const places = { from: await openPlace(from, config), to: await openPlace(to, config) };
  await places.to.check();
  let shownAt = performance.now();
  const step = (figures: Figures) => {
    if (performance.now() - shownAt < 5_000) return;
    shownAt = performance.now();
    say(lineOf(figures));
  };
  const figures = await moveFiles({ ...places, removes, step });
  say(lineOf(figures));
  for (const name of figures.differing) say(`differs in the two places, not touched: ${name}`);
  process.exitCode = figures.differing.length > 0 ? 1 : 0;
} catch (error) {
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  say(error instanceof Error ? `${error.message}${cause}` : String(error));
  process.exitCode = error instanceof BadSetting ? 2 : 1;
}

function lineOf({ found, copied, copiedBytes, there, removed, gone, differing }: Figures): string {
  const megabytes = (copiedBytes / 1024 / 1024).toFixed(1);
  return `${found} files in ${from}: ${copied} copied (${megabytes} MB), ${there} were in ${to}, ${removed} removed from ${from}, ${gone} deleted meanwhile, ${differing.length} differ`;
}
