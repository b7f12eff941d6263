import * as z from 'zod/mini';
import { BadSetting } from '../../config/badSetting.ts';
import { type Ask, Refused, type Shop } from './yookassa.api.ts';

const Me = z.object({ account_id: z.string(), status: z.string(), test: z.optional(z.boolean()) });

/** Reads the settings of the shop at YooKassa. Throws `BadSetting`. */
export async function checkShop(ask: Ask, { url, shopId }: Pick<Shop, 'url' | 'shopId'>): Promise<string> {
  const { status, test } = await ask(Me, '/me').catch((cause: unknown) => {
    if (!(cause instanceof Refused))
      throw new BadSetting(`YOOKASSA_URL=${url} does not answer as YooKassa does`, { cause });
    if (cause.status === 401)
      throw new BadSetting(`YOOKASSA_SECRET_KEY (value not shown) does not fit YOOKASSA_SHOP_ID=${shopId}`);
    throw cause;
  });
  // guard: server/src/ports/checkable.test.ts
  if (status !== 'enabled') throw new Error(`YooKassa has switched the shop ${shopId} off (${status})`);
  return test ? `shop ${shopId}, for tests only: no money arrives` : `shop ${shopId} is open`;
}
