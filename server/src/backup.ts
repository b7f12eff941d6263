// `npm run backup -w server -- <file>`: copies database, files and the generated secret into one archive.
import './callersFolder.ts';
import { backup } from './backup/backup.ts';

const [file] = process.argv.slice(2);
if (!file) {
  process.stdout.write('Usage: npm run backup -w server -- <file.zip>\n');
  process.exit(2);
}
try {
  const began = performance.now();
  const { files, hasSecret } = await backup(file, process.env);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const secret = hasSecret
    ? 'and the secret: whoever has it can read everything'
    : 'without the secret: keep SECRET with it';
  process.stdout.write(`${file}: the database, ${files} files ${secret} (${seconds} s)\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
