import * as z from 'zod/mini';
import { onOff, urlOf, whole } from './schemas.ts';
import { setting } from './setting.ts';

/** External services: payments, login through the state services, registers. */
export const providerSettings = {
  // Without the demo nobody should be able to pay with play money, so a real provider has to be named.
  payments: setting({
    name: 'PAYMENTS',
    fallback: value => (onOff.safeParse(value('DEMO')).data ? 'sandbox' : 'none'),
    shownDefault: 'sandbox while DEMO is on, otherwise none',
    meaning:
      'Provider that takes payments; the sandbox takes no real money, and with none nothing can be paid online. Another one whose account is set still reads, refunds and compares what it took.',
    allowed: 'sandbox, yookassa, alfabank or none',
    schema: z.enum(['sandbox', 'yookassa', 'alfabank', 'none']),
  }),
  paymentsTwoStage: setting({
    name: 'PAYMENTS_TWO_STAGE',
    fallback: 'off',
    meaning:
      'Authorise money first, and capture it once what it pays for is certain: what comes too late is released without a fee or a receipt. Only for ways to pay that can do so, mostly cards.',
    allowed: 'on or off',
    schema: onOff,
  }),
  yookassaUrl: setting({
    name: 'YOOKASSA_URL',
    fallback: 'https://api.yookassa.ru/v3',
    meaning: 'Address of the API of YooKassa.',
    allowed: 'an https address (http only on localhost) without a closing slash',
    schema: urlOf(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/]).*[^/]$/),
  }),
  yookassaShopId: setting({
    name: 'YOOKASSA_SHOP_ID',
    fallback: null,
    shownDefault: 'none',
    meaning: 'Number of the shop at YooKassa; required with PAYMENTS=yookassa.',
    allowed: 'the shopId of the account, digits',
    schema: z.string().check(z.regex(/^\d{1,20}$/)),
  }),
  yookassaSecretKey: setting({
    name: 'YOOKASSA_SECRET_KEY',
    fallback: null,
    shownDefault: 'none',
    meaning:
      'Secret key of the shop at YooKassa; required with PAYMENTS=yookassa. Its notifications go to PUBLIC_URL/api/payments/notify/yookassa.',
    allowed: 'the secret key of the account',
    confidential: true,
    schema: z.string().check(z.regex(/^[\x21-\x7e]+$/)),
  }),
  yookassaReceipts: setting({
    name: 'YOOKASSA_RECEIPTS',
    fallback: 'on',
    meaning: 'Send YooKassa the data of receipts (54-FZ); off if another system makes them.',
    allowed: 'on or off',
    schema: onOff,
  }),
  prepaymentReceipts: setting({
    name: 'PREPAYMENT_RECEIPTS',
    fallback: 'off',
    meaning:
      'Receipts of online payments (54-FZ) are of a prepayment, and a second one of full payment follows when the service was given; off: they are of full payment at once. An accountant should decide.',
    allowed: 'on or off',
    schema: onOff,
  }),
  yookassaTaxSystem: setting({
    name: 'YOOKASSA_TAX_SYSTEM',
    fallback: null,
    shownDefault: 'none: the shop’s own',
    meaning:
      'Tax system on the receipts, as YooKassa numbers them: 1 general, 2 and 3 simplified, 5 agricultural, 6 patent.',
    allowed: 'a whole number from 1 to 6',
    schema: whole(1, 6),
  }),
  alfabankUrl: setting({
    name: 'ALFABANK_URL',
    fallback: 'https://payment.alfabank.ru/payment/rest',
    meaning: 'Address of the payment gateway of Alfa-Bank.',
    allowed: 'an https address (http only on localhost) that ends with /rest',
    schema: urlOf(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/]).*\/rest$/),
  }),
  alfabankUser: setting({
    name: 'ALFABANK_USER',
    fallback: null,
    shownDefault: 'none',
    meaning: 'Login of the API at Alfa-Bank; required with PAYMENTS=alfabank.',
    allowed: 'the login that the bank gave, usually with -api at its end',
    schema: z.string().check(z.regex(/^[\x21-\x7e]{1,100}$/)),
  }),
  alfabankPassword: setting({
    name: 'ALFABANK_PASSWORD',
    fallback: null,
    shownDefault: 'none',
    meaning:
      'Password of that login; required with PAYMENTS=alfabank. Callbacks of the bank (GET) go to PUBLIC_URL/api/payments/notify/alfabank.',
    allowed: 'the password of the API',
    confidential: true,
    schema: z.string().check(z.regex(/^[\x21-\x7e]+$/)),
  }),
  alfabankReceipts: setting({
    name: 'ALFABANK_RECEIPTS',
    fallback: 'on',
    meaning: 'Send Alfa-Bank the data of receipts (54-FZ); off if another system makes them.',
    allowed: 'on or off',
    schema: onOff,
  }),
  alfabankTaxSystem: setting({
    name: 'ALFABANK_TAX_SYSTEM',
    fallback: null,
    shownDefault: 'none: the shop’s own',
    meaning:
      'Tax system on the receipts, as Alfa-Bank numbers them: 0 general, 1 and 2 simplified, 4 agricultural, 5 patent.',
    allowed: 'a whole number from 0 to 5',
    schema: whole(0, 5),
  }),
  identity: setting({
    name: 'IDENTITY',
    fallback: value => (onOff.safeParse(value('DEMO')).data ? 'demo' : 'none'),
    shownDefault: 'demo while DEMO is on, otherwise none',
    meaning: 'Login through the state services: made-up people of the demo, ESIA, an OpenID provider, or not at all.',
    without: 'Nobody can sign in through the state services; everybody signs in by phone.',
    allowed: 'demo, esia, openid or none',
    schema: z.enum(['demo', 'esia', 'openid', 'none']),
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
    meaning: 'Client id of this system at the OpenID provider; required with IDENTITY=openid.',
    allowed: 'what the provider registered',
    schema: z.string().check(z.minLength(1)),
  }),
  identityClientSecret: setting({
    name: 'IDENTITY_CLIENT_SECRET',
    fallback: null,
    shownDefault: 'none: a public client, proven by PKCE alone',
    meaning: 'Client secret of this system at the OpenID provider, sent as client_secret_post.',
    allowed: 'what the provider registered',
    confidential: true,
    schema: z.string().check(z.minLength(1)),
  }),
  identityScope: setting({
    name: 'IDENTITY_SCOPE',
    fallback: 'openid profile email phone',
    meaning: 'Scopes requested from the OpenID provider, separated by spaces.',
    allowed: 'words with openid among them',
    schema: z.string().check(z.regex(/^(\S+ )*openid( \S+)*$/)),
  }),
  lookup: setting({
    name: 'LOOKUP',
    fallback: value => (onOff.safeParse(value('DEMO')).data ? 'recorded' : 'none'),
    shownDefault: 'recorded while DEMO is on, otherwise none',
    meaning: 'Registers of organisations and addresses: the made-up ones of the demo, DaData, or none.',
    without: 'People type the data of organisations and addresses by hand.',
    allowed: 'recorded, dadata or none',
    schema: z.enum(['recorded', 'dadata', 'none']),
  }),
  dadataToken: setting({
    name: 'DADATA_TOKEN',
    fallback: null,
    shownDefault: 'none',
    meaning: 'API key of the DaData account; required with LOOKUP=dadata.',
    allowed: 'the API key of the account',
    confidential: true,
    schema: z.string().check(z.minLength(1)),
  }),
};
