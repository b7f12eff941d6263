import { askSupport } from '@venue/sdk/support';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { SUPPORT_EMAIL } from '../../core/letter.ts';
import { post } from '../../core/outbox.ts';
import type { Limit } from '../../core/security/attempts.ts';
import { countMessage } from '../../core/security/messageLimits.ts';

const perAsker: readonly Limit[] = [
  { most: 5, seconds: 10 * 60 },
  { most: 20, seconds: 24 * 60 * 60 },
];

export const supportRoutes = [
  handle(askSupport, async ({ body: { email, text, about, proof } }, context) => {
    const { now, actor } = context;
    const asker = actor ? `account:${actor.userId}` : undefined;
    await countMessage(context, { by: 'mail', to: SUPPORT_EMAIL, isOurs: true, known: asker, perAsker, proof });
    await transact(context, tx =>
      // The subject is a constant, so that nothing a stranger typed gets into the mail headers.
      post(tx, now, {
        event: 'support.asked',
        to: SUPPORT_EMAIL,
        replyTo: email,
        about: { from: email, customerId: actor?.userId ?? null, about, text },
      }),
    );
    return { message: { success: true } };
  }),
];
