import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiFailure, messages } from '@venue/sdk';
import { sendEmailCode, sendSmsCode } from '@venue/sdk/codes';
import { type SentCode, smsCodeType } from '@venue/sdk/codes/model';
import { actorOf, type Context } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { post } from '../../core/outbox.ts';
import { countAttempt, networkOf, writeAttempt } from '../../core/security/attempts.ts';
import { userById, userByPhone } from '../accounts/accounts.store.ts';
import { isInvited } from '../accounts/invitations.store.ts';
import {
  codeHash,
  lifeMinutes,
  makeCode,
  perAddress,
  perTarget,
  RESEND_SECONDS,
  TEST_DELAY_MS,
} from './codes.rules.ts';
import { addCode } from './codes.store.ts';

type CodeType = SentCode['type'];

export const codesRoutes = [
  handle(sendSmsCode, async ({ body: { phone, type } }, context) => {
    // Codes for a signed-in person's own business are not sent for passers-by.
    if (type === smsCodeType.confirm) actorOf(context);
    if (context.config.sms === 'none' && !context.config.codesTestMode) throw new ApiFailure('sms_down');
    await countSending(context, `code:${phone}`);
    const user = await userByPhone(context.db, phone);
    const invited = user !== undefined && (await isInvited(context.db, user.id, context.now));
    const event = smsEvent(type, { known: user !== undefined, invited });
    return { message: await send(context, { by: 'sms', to: phone, type, event }) };
  }),

  handle(sendEmailCode, async ({ body }, context) => {
    const { userId } = actorOf(context);
    if (context.config.mail === 'none' && !context.config.codesTestMode) throw new ApiFailure('code_not_sent');
    const to = body.email ?? (await userById(context.db, userId))?.email ?? '';
    if (to === '') throw new ApiFailure('invalid_input', { fields: { email: messages.required } });
    await countSending(context, `code:${to.toLowerCase()}`);
    return { message: await send(context, { by: 'mail', to, type: body.type, event: 'code.mail' }) };
  }),
];

async function countSending({ db, now, request, config }: Context, subject: string): Promise<void> {
  await countAttempt(db, subject, now, perTarget);
  // In the test mode nothing is sent, and every tester sits behind one address.
  if (!config.codesTestMode) await countAttempt(db, `codes-from:${networkOf(request.ip)}`, now, perAddress);
}

interface Receiver {
  /** There is an account of this phone. */
  readonly known: boolean;
  /** It is a colleague's who has not set a password yet. */
  readonly invited: boolean;
}

type CodeEvent = 'code.sms' | 'code.mail' | 'code.registered';

/** What the phone is told; null where nothing is, which the caller does not learn. */
function smsEvent(type: CodeType, { known, invited }: Receiver): CodeEvent | null {
  if (type === smsCodeType.registration && known && !invited) return 'code.registered';
  return type === smsCodeType.reset && !known ? null : 'code.sms';
}

interface Sending {
  readonly by: 'sms' | 'mail';
  readonly to: string;
  readonly type: CodeType;
  readonly event: CodeEvent | null;
}

/** Makes a code and sends it in one transaction. Known and unknown receivers get the same answer for the same work. */
async function send(context: Context, { by, to, type, event }: Sending): Promise<SentCode> {
  const { now, config } = context;
  const [smsuid, code] = [randomUUID(), makeCode()];
  const minutes = lifeMinutes(by, config.codesTestMode);
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  await transact(context, async tx => {
    await addCode(tx, {
      smsuid,
      target: to,
      type,
      codeHash: codeHash(config, smsuid, code),
      createdAt: now,
      expiresAt,
    });
    if (event === null || config.codesTestMode) await writeAttempt(tx, 'code-not-sent', now);
    else await post(tx, now, { event, to, about: { code }, secret: code, uselessAt: expiresAt });
  });
  if (config.codesTestMode) await pause(TEST_DELAY_MS);
  return {
    smsuid,
    ttl: minutes,
    unit: 'minutes',
    type,
    resend: RESEND_SECONDS,
    code: config.codesTestMode ? code : null,
  };
}
