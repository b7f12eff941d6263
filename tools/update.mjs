// `npm run update`: raises the pinned versions to the newest, installs them and runs every test. Names limit it:
// `npm run update -- zod react`. Versions younger than a week wait, because a stolen package is usually noticed by then.
import { spawnSync } from 'node:child_process';
import { environment, fail, root, run } from './machine.mjs';

const COOLDOWN_DAYS = 7;

/** What `npm audit --json` says, in one line, and whether somebody has to act. */
export function auditReport(output) {
  let report;
  try {
    report = JSON.parse(output);
  } catch {
    report = {};
  }
  const counts = report.metadata?.vulnerabilities;
  if (!counts) return { text: 'This registry offers no advisories, so nothing was checked: run `npm audit` elsewhere' };
  const kinds = Object.entries(counts).filter(([kind, count]) => kind !== 'total' && count > 0);
  return kinds.length === 0
    ? { text: 'No advisories concern the installed packages' }
    : { text: `Advisories: ${kinds.map(([kind, count]) => `${count} ${kind}`).join(', ')} (\`npm audit\`)`, act: true };
}

/** Asks the registry for advisories about the installed packages. */
export const audit = (...args) =>
  auditReport(
    spawnSync('npm', ['audit', '--json', ...args], { cwd: root, env: environment(), encoding: 'utf8' }).stdout,
  );

if (process.argv[1] === import.meta.filename) {
  const raise = ['--upgrade', '--root', '--workspaces', `--cooldown=${COOLDOWN_DAYS}`, ...process.argv.slice(2)];
  const steps = [
    ['npm-check-updates', raise],
    ['npm', ['install', '--loglevel=error']],
    ['npm', ['run', '--silent', 'lock']],
  ];
  for (const [command, args] of steps)
    if ((await run(command, args)) !== 0) fail(`${command} failed: the messages above say why`);
  const { text, act } = audit();
  console.log(text);
  const tests = await run('npm', ['test', '--silent']);
  process.exitCode = tests || (act ? 1 : 0);
}
