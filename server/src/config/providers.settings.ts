import * as z from 'zod/mini';
import { onOff, urlOf } from './schemas.ts';
import { setting } from './setting.ts';

/** Services outside: payments, login through the state services, registers. */
export const providerSettings = {
  // Without the demo nobody should be able to pay with play money, so a real provider has to be named.
  payments: setting({
    name: 'PAYMENTS',
    fallback: value => (onOff.safeParse(value('DEMO')).data ? 'sandbox' : 'none'),
    shownDefault: 'sandbox while DEMO is on, otherwise none',
    meaning: 'Payment provider; the sandbox takes no real money, and with none a booking cannot be paid online.',
    allowed: 'sandbox or none',
    schema: z.enum(['sandbox', 'none']),
  }),
  identity: setting({
    name: 'IDENTITY',
    fallback: value => (onOff.safeParse(value('DEMO')).data ? 'demo' : 'none'),
    shownDefault: 'demo while DEMO is on, otherwise none',
    meaning: 'Login through the state services: made-up people of the demo, an OpenID provider, or not at all.',
    allowed: 'demo, openid or none',
    schema: z.enum(['demo', 'openid', 'none']),
  }),
  identityIssuer: setting({
    name: 'IDENTITY_ISSUER',
    fallback: null,
    shownDefault: 'none',
    meaning: 'Issuer of the OpenID provider, usually a gateway to ESIA; required with IDENTITY=openid.',
    allowed: 'an https address (http only on localhost), to the letter as the provider writes it',
    schema: urlOf(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/),
  }),
  identityClientId: setting({
    name: 'IDENTITY_CLIENT_ID',
    fallback: null,
    shownDefault: 'none',
    meaning: 'Name this system is registered under at the OpenID provider; required with IDENTITY=openid.',
    allowed: 'what the provider registered',
    schema: z.string().check(z.minLength(1)),
  }),
  identityClientSecret: setting({
    name: 'IDENTITY_CLIENT_SECRET',
    fallback: null,
    shownDefault: 'none: a public client, proven by PKCE alone',
    meaning: 'Secret of this system at the OpenID provider, sent as client_secret_post.',
    allowed: 'what the provider registered',
    confidential: true,
    schema: z.string().check(z.minLength(1)),
  }),
  identityScope: setting({
    name: 'IDENTITY_SCOPE',
    fallback: 'openid profile email phone',
    meaning: 'Scopes asked of the OpenID provider, separated by spaces.',
    allowed: 'words with openid among them',
    schema: z.string().check(z.regex(/^(\S+ )*openid( \S+)*$/)),
  }),
  lookup: setting({
    name: 'LOOKUP',
    fallback: value => (onOff.safeParse(value('DEMO')).data ? 'recorded' : 'none'),
    shownDefault: 'recorded while DEMO is on, otherwise none',
    meaning: 'Registers of organisations and addresses: the made-up ones of the demo, DaData, or none.',
    allowed: 'recorded, dadata or none',
    schema: z.enum(['recorded', 'dadata', 'none']),
  }),
  dadataToken: setting({
    name: 'DADATA_TOKEN',
    fallback: null,
    shownDefault: 'none',
    meaning: 'Key of the DaData account whose lookups are used up; required with LOOKUP=dadata.',
    allowed: 'the API key of the account',
    confidential: true,
    schema: z.string().check(z.minLength(1)),
  }),
};
