import type { Config } from '../../config.ts';
import { alfabankPayments } from './alfabank.ts';
import { noPayments, type PaymentProvider, type Payments } from './payments.ts';
import type { Sandbox } from './sandbox.ts';
import { yookassaPayments } from './yookassa.ts';

/** A provider of real money, and whether the settings have an account there. */
interface Acquirer {
  readonly name: string;
  readonly settings: string;
  readonly isSet: (config: Config) => boolean;
  readonly open: (config: Config) => PaymentProvider;
}

const acquirers = {
  yookassa: {
    name: 'YooKassa',
    settings: 'YOOKASSA_…',
    isSet: ({ yookassaShopId: shop, yookassaSecretKey: key }) => shop !== undefined && key !== undefined,
    open: config =>
      yookassaPayments({
        url: config.yookassaUrl,
        shopId: config.yookassaShopId ?? '',
        secretKey: config.yookassaSecretKey ?? '',
        fiscal: config.yookassaReceipts,
        taxSystem: config.yookassaTaxSystem,
        isTwoStage: config.paymentsTwoStage,
      }),
  },
  alfabank: {
    name: 'Alfa-Bank',
    settings: 'ALFABANK_…',
    isSet: ({ alfabankUser: user, alfabankPassword: password }) => user !== undefined && password !== undefined,
    open: config =>
      alfabankPayments({
        url: config.alfabankUrl,
        userName: config.alfabankUser ?? '',
        password: config.alfabankPassword ?? '',
        publicUrl: config.publicUrl,
        fiscal: config.alfabankReceipts ? { taxSystem: config.alfabankTaxSystem } : undefined,
        isTwoStage: config.paymentsTwoStage,
      }),
  },
} satisfies Record<string, Acquirer>;

const isAcquirer = (name: string): name is keyof typeof acquirers => name in acquirers;

/** The providers of real money in these settings: the one that takes payments, then those that took earlier ones. */
function acquirersIn(config: Config): Acquirer[] {
  const { payments } = config;
  // Without a real provider no money goes anywhere, not even back: a copy of the site may be tried out.
  if (!isAcquirer(payments)) return [];
  const former = Object.entries<Acquirer>(acquirers).filter(([name, each]) => name !== payments && each.isSet(config));
  return [acquirers[payments], ...former.map(([, each]) => each)];
}

/** The accounts at providers of real money, in the same order. */
export const acquirersOf = (config: Config): PaymentProvider[] => acquirersIn(config).map(({ open }) => open(config));

/** The names of all providers in these settings. */
export const takersIn = (config: Config): string[] => [
  ...acquirersOf(config).map(({ name }) => name),
  ...(config.demo || config.payments === 'sandbox' ? ['sandbox'] : []),
];

/** The payment providers of these settings. */
export function openPayments(config: Config, sandbox: Sandbox): Payments {
  const [payments, ...former] = acquirersOf(config);
  if (!payments) return { payments: config.payments === 'sandbox' ? sandbox : noPayments, formerPayments: [] };
  // The demo has payments of the sandbox.
  return { payments, formerPayments: config.demo ? [...former, sandbox] : former };
}

/** What cannot be paid with these settings, and what former providers are there for, one line each. */
export function unpayable(config: Config): string[] {
  const { payments, demo } = config;
  if (payments === 'none')
    return ['PAYMENTS=none: nothing can be paid online. Bookings lapse unpaid, events wait for their payment.'];
  if (payments === 'sandbox' && !demo)
    return [
      'PAYMENTS=sandbox: play money. Whoever presses the button has paid; set PAYMENTS=yookassa or alfabank to be paid.',
    ];
  const [, ...former] = acquirersIn(config);
  return former.map(
    ({ name, settings }) =>
      `PAYMENTS=${payments}: ${name} only reads, refunds and compares what it took before; remove ${settings} when that is over.`,
  );
}
