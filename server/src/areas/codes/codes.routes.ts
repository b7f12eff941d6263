import { ApiFailure, mailboxOf, messages } from '@venue/sdk';
import { sendEmailCode, sendSmsCode } from '@venue/sdk/codes';
import { type SentCode, smsCodeType } from '@venue/sdk/codes/model';
import { actorOf } from '../../core/context.ts';
import { handle } from '../../core/http/handle.ts';
import { isOnlyCallers, userById, userByPhone } from '../accounts/accounts.store.ts';
import { isInvited } from '../accounts/invitations.store.ts';
import { type CodeEvent, countMail, countSms, mustSendSms, sendCode } from './codes.service.ts';

type CodeType = SentCode['type'];

export const codesRoutes = [
  handle(sendSmsCode, async ({ body: { phone, type, proof } }, context) => {
    // Codes to confirm a signed-in person's own data are sent only to signed-in people.
    // guard: codes.test.ts
    if (type === smsCodeType.confirm) actorOf(context);
    mustSendSms(context);
    await countSms(context, phone, proof);
    const user = await userByPhone(context.db, phone);
    const invited = user !== undefined && (await isInvited(context.db, user.id, context.now));
    // A caller whom staff gave an account may register it, and reset its password.
    const fresh = user !== undefined && isOnlyCallers(user);
    const event = smsEvent(type, { known: user !== undefined, invited: invited || fresh });
    return { message: await sendCode(context, { by: 'sms', to: phone, type, event }) };
  }),

  handle(sendEmailCode, async ({ body }, context) => {
    const { userId } = actorOf(context);
    if (context.config.mail === 'none' && !context.config.codesTestMode) throw new ApiFailure('code_not_sent');
    const to = body.email ?? (await userById(context.db, userId))?.email ?? '';
    if (to === '') throw new ApiFailure('invalid_input', { fields: { email: messages.required } });
    await countMail(context, mailboxOf(to), body.proof);
    return { message: await sendCode(context, { by: 'mail', to, type: body.type, event: 'code.mail' }) };
  }),
];

interface Receiver {
  /** There is an account of this phone. */
  readonly known: boolean;
  /** It is a colleague's who has not set a password yet. */
  readonly invited: boolean;
}

/** Which message is sent to the phone. Null if none is sent, which the reply does not reveal. */
function smsEvent(type: CodeType, { known, invited }: Receiver): CodeEvent | null {
  if (type === smsCodeType.registration && known && !invited) return 'code.registered';
  // guard: server/src/areas/auth/staffAccount.test.ts
  return type === smsCodeType.reset && !known ? null : 'code.sms';
}
