import type { Config } from '../../config.ts';
import { noPayments, type PaymentProvider } from './payments.ts';
import type { Sandbox } from './sandbox.ts';
import { yookassaPayments } from './yookassa.ts';

/** The shop of these settings at YooKassa. */
export const shopOf = (config: Config): PaymentProvider =>
  yookassaPayments({
    url: config.yookassaUrl,
    shopId: config.yookassaShopId ?? '',
    secretKey: config.yookassaSecretKey ?? '',
    fiscal: config.yookassaReceipts,
    taxSystem: config.yookassaTaxSystem,
  });

/** The payment provider of these settings. */
export function openPayments(config: Config, sandbox: Sandbox): PaymentProvider {
  if (config.payments === 'sandbox') return sandbox;
  return config.payments === 'none' ? noPayments : shopOf(config);
}

/** What cannot be paid with these settings, one line each. */
export function unpayable({ payments, demo }: Pick<Config, 'payments' | 'demo'>): string[] {
  if (payments === 'none')
    return ['PAYMENTS=none: nothing can be paid online. Bookings lapse unpaid, events wait for their payment.'];
  if (payments === 'sandbox' && !demo)
    return ['PAYMENTS=sandbox: play money. Whoever presses the button has paid; set PAYMENTS=yookassa to be paid.'];
  return [];
}
