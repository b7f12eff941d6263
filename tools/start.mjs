// `npm start`: installs, builds what has changed, and serves everything on one port.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { compressBuilds } from './compress.mjs';
import {
  environment,
  fail,
  install,
  pinnedNode,
  root,
  runQuietly,
  serverEnvironment,
  serverFlags,
  standFor,
} from './machine.mjs';

await install();

const build = ['run', 'build', '--filter=@venue/client-app', '--filter=@venue/admin-app', '--output-logs=errors-only'];
console.log('Building the apps…');
if ((await runQuietly('turbo', build)) !== 0) fail('The apps could not be built: the messages above say why');
compressBuilds();

// Directly and not through npm, which would leave the server running when only npm is stopped. The channel tells the
// server when this process is gone, however it died.
const server = spawn(pinnedNode(), [...serverFlags, join('server', 'src', 'main.ts')], {
  cwd: root,
  env: environment({ NODE_ENV: process.env.NODE_ENV ?? 'production', ...serverEnvironment }),
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
standFor(server);
