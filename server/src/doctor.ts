// `npm run doctor -w server`: checks the settings and everything they name, a line for each check. Exits with 1 if
// something fails and with 2 if a setting is wrong; `--json` is for machines.
import './callersFolder.ts';
import { parseArgs } from 'node:util';
import { BadSetting } from './config/badSetting.ts';
import { examine } from './doctor/examine.ts';

const { json } = parseArgs({ options: { json: { type: 'boolean', default: false } } }).values;
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const findings = await examine(process.env);
  const count = (level: string) => findings.filter(each => each.level === level).length;
  if (json) say(JSON.stringify(findings, null, 2));
  else {
    for (const { level, about, text } of findings) say(`${level.padEnd(8)} ${about.padEnd(10)} ${text}`);
    say(`${count('failure')} failures, ${count('warning')} warnings, ${count('ok')} ok`);
  }
  process.exitCode = count('failure') > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof BadSetting)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
