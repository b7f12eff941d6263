import { type Config, type Environment, settings } from '../config.ts';
import { unsent } from '../ports/messages/open.ts';
import { unpayable } from '../ports/payments/open.ts';
import { type Finding, ok, warning } from './finding.ts';

const ABOUT = 'settings';

/** Which settings are set, and what people miss because of the others. */
export function settingFindings(config: Config, env: Environment): Finding[] {
  const textOf = (name: string) => env[name]?.trim() ?? '';
  const present = settings.filter(({ name }) => textOf(name) !== '');
  const missing = settings.flatMap(({ name, without }) => {
    // The demo has a made-up one of everything.
    const isMissing = textOf(name) === 'none' || (textOf(name) === '' && !config.demo);
    return without !== undefined && isMissing ? `${name}=${textOf(name) || '(not set)'}: ${without}` : [];
  });
  const names = present.map(({ name }) => name).join(', ') || 'none';
  const rest = settings.length - present.length;
  return [
    ok(ABOUT, `${present.length} are set (${names}); ${rest} have their defaults, which the README lists.`),
    ...[...unsent(config), ...unpayable(config), ...missing, ...risks(config)].map(text => warning(ABOUT, text)),
    ...unknown(env).map(name => warning(ABOUT, `${name} is no setting and changes nothing: is it misspelt?`)),
  ];
}

/** What is allowed and seldom meant on a site for the public. */
function risks({ demo, codesTestMode, publicUrl, trustProxy, metricsPort, metricsToken }: Config): string[] {
  return [
    demo && 'DEMO=on: everybody knows the passwords of the demo, those of staff too. Only for trying out.',
    codesTestMode && 'CODES_TEST_MODE=on: whoever asks for a code gets it in the answer, and enters any account.',
    publicUrl.startsWith('https:') &&
      trustProxy.length === 0 &&
      'TRUST_PROXY=(not set): all visitors behind your proxy count as one, and share the limits of one address.',
    metricsPort === undefined &&
      metricsToken === undefined &&
      'METRICS_PORT=(not set): there are no metrics, and nobody is alerted when something fails.',
  ].filter(text => text !== false);
}

/** Variables of the environment that begin as several of our settings do. */
function unknown(env: Environment): string[] {
  const names = settings.map(({ name }) => name);
  const groups = Map.groupBy(names, beginningOf);
  return Object.keys(env).filter(name => !names.includes(name) && (groups.get(beginningOf(name))?.length ?? 0) > 1);
}

const beginningOf = (name: string): string => /^[A-Z0-9]+_/.exec(name)?.[0] ?? name;
