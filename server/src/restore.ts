// `npm run restore -w server -- <file>`: restores an archive of `npm run backup` into an empty place.
import './callersFolder.ts';
import { restore } from './backup/restore.ts';

const [file] = process.argv.slice(2);
if (!file) {
  process.stdout.write('Usage: npm run restore -w server -- <file.zip>\n');
  process.exit(2);
}
try {
  const { madeAt, files } = await restore(file, process.env);
  process.stdout.write(`Restored as of ${madeAt}, with ${files} files. Everybody signs in again.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
