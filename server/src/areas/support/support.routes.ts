import { askSupport } from '@venue/sdk/support';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { post } from '../../core/outbox.ts';
import { countAttempt, type Limit, networkOf } from '../../core/security/attempts.ts';

/** The address that questions are sent to. */
export const SUPPORT_EMAIL = 'support@ploshchadka.example';

const perAddress: readonly Limit[] = [
  { most: 5, seconds: 10 * 60 },
  { most: 20, seconds: 24 * 60 * 60 },
];

export const supportRoutes = [
  handle(askSupport, async ({ body: { email, text, about } }, context) => {
    const { db, now, actor, request } = context;
    await countAttempt(db, `support-from:${networkOf(request.ip)}`, now, perAddress);
    await transact(context, tx =>
      // The subject is a constant, so that nothing a stranger typed gets into the mail headers.
      post(tx, now, {
        event: 'support.asked',
        to: SUPPORT_EMAIL,
        about: { from: email, customerId: actor?.userId ?? null, about, text },
      }),
    );
    return { message: { success: true } };
  }),
];
