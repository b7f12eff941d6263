import type { Config } from '../config.ts';
import type { Checkable } from '../ports/checkable.ts';
import { providerOf } from '../ports/identity/open.ts';
import { openLookup } from '../ports/lookup/open.ts';
import { mailOf, smsOf } from '../ports/messages/open.ts';
import { acquirersOf } from '../ports/payments/open.ts';
import { type Finding, failure, ok, reasonOf } from './finding.ts';

interface Provider {
  readonly about: string;
  /** False where the settings choose an embedded default, or none. */
  readonly isOutside: boolean;
  open(config: Config): Checkable;
  /** What people notice while it does not work. */
  readonly meaning: string;
}

const providersOf = ({ sms, mail, identity, lookup }: Config): readonly Provider[] => [
  {
    about: 'SMS',
    isOutside: sms !== 'none' && sms !== 'outbox',
    open: smsOf,
    meaning: 'Nobody gets a code, so nobody can register; SMS wait in the outbox.',
  },
  { about: 'mail', isOutside: mail === 'smtp', open: mailOf, meaning: 'No letter leaves; they wait in the outbox.' },
  {
    about: 'identity',
    isOutside: identity === 'openid' || identity === 'esia',
    open: config => providerOf(config),
    meaning: 'Nobody can sign in through the state services.',
  },
  {
    about: 'lookup',
    isOutside: lookup === 'dadata',
    open: openLookup,
    meaning: 'People type the data of organisations and addresses by hand.',
  },
];

/** The providers that take payments or took earlier ones. */
const acquirersIn = (config: Config): Omit<Provider, 'isOutside'>[] =>
  acquirersOf(config).map((acquirer, place) => ({
    about: 'payments',
    open: () => acquirer,
    meaning: place === 0 ? 'Nobody can pay online, and refunds wait.' : 'Refunds of what it took before wait.',
  }));

/** Asks each provider of the settings a harmless question. */
export function providerFindings(config: Config): Promise<Finding[]> {
  const outside = providersOf(config).filter(({ isOutside }) => isOutside);
  return Promise.all(
    [...outside, ...acquirersIn(config)].map(async ({ about, open, meaning }) => {
      try {
        return ok(about, `${await open(config).check?.()}.`);
      } catch (error) {
        return failure(about, `${reasonOf(error)}. ${meaning}`);
      }
    }),
  );
}

const PATIENCE_MS = 5_000;

/** Whether the site answers where people open it; before the first start it cannot. */
export async function siteFindings({ publicUrl }: Config): Promise<Finding[]> {
  return fetch(`${publicUrl}/app/`, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ status }) => [
      status < 500
        ? ok('site', `PUBLIC_URL=${publicUrl} answers.`)
        : { level: 'warning', about: 'site', text: `PUBLIC_URL=${publicUrl} answers ${status}: look at the proxy.` },
    ],
    error => [
      {
        level: 'warning',
        about: 'site',
        text: `PUBLIC_URL=${publicUrl} does not answer this machine (${reasonOf(error)}): right before the first start, otherwise look at DNS, certificate and proxy.`,
      },
    ],
  );
}
