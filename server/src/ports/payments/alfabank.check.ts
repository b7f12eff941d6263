import * as z from 'zod/mini';
import { BadSetting } from '../../config/badSetting.ts';
import { type AlfabankAccount, type AlfabankAsk, AlfabankRefused, moscowDigits, refusal } from './alfabank.api.ts';

const Anything = z.object({});

/** Asks for an order that does not exist, and for a report of one second. Throws `BadSetting`. */
export async function checkAlfabank(
  ask: AlfabankAsk,
  { url, userName }: Pick<AlfabankAccount, 'url' | 'userName'>,
): Promise<string> {
  await ask(Anything, 'getOrderStatusExtended.do', { orderNumber: 'doctor' }).catch((cause: unknown) => {
    if (!(cause instanceof AlfabankRefused))
      throw new BadSetting(`ALFABANK_URL=${url} does not answer as Alfa-Bank does`, { cause });
    if (cause.code === refusal.noSuchOrder) return;
    if (cause.code === refusal.noAccess)
      throw new BadSetting(
        `ALFABANK_PASSWORD (value not shown) does not fit ALFABANK_USER=${userName}, or has expired`,
      );
    throw cause;
  });
  const [from, to] = [moscowDigits(new Date(0)), moscowDigits(new Date(1_000))];
  const span = { from, to, transactionStates: 'DEPOSITED', merchants: '', size: 1 };
  await ask(Anything, 'getLastOrdersForMerchants.do', span).catch((cause: unknown) => {
    if (cause instanceof AlfabankRefused && cause.code === refusal.noAccess)
      throw new Error(`${userName} may not read reports at Alfa-Bank, so money is not compared: ask the bank for it`);
    throw cause;
  });
  return `${userName} may ask Alfa-Bank for orders and reports; whether it may refund shows only at a refund`;
}
