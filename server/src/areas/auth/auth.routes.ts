import { roles } from '@venue/sdk';
import {
  captchaChallenge,
  checkPhone,
  login,
  loginMarketplace,
  logout,
  register,
  registerMarketplace,
  resetPassword,
  resetPasswordMarketplace,
  whoAmI,
} from '@venue/sdk/auth';
import { enterByPhone, sendEntryCode } from '@venue/sdk/codes';
import { actorOf } from '../../core/context.ts';
import { afterCommit } from '../../core/db/afterCommit.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { countAttempt, networkOf } from '../../core/security/attempts.ts';
import { phoneOf, userByPhone } from '../accounts/accounts.store.ts';
import { sendPhoneCode } from '../codes/codes.service.ts';
import { enter, makeAccount, replacePassword } from './account.ts';
import { checksPerAddress, checksPerPhone } from './auth.rules.ts';
import { newChallenge, spendCaptcha } from './captcha.ts';
import { logIn } from './login.ts';
import { revokeSession } from './sessions.store.ts';
import { chooseStaffPassword } from './staffAccount.ts';

export const authRoutes = [
  handle(checkPhone, async ({ query: { phone } }, { db, now, request }) => {
    await countAttempt(db, `checks-from:${networkOf(request.ip)}`, now, checksPerAddress);
    await countAttempt(db, `checks-of:${phone}`, now, checksPerPhone);
    return { message: { registered: (await userByPhone(db, phone)) !== undefined } };
  }),

  // Staff show a solved captcha, organisers do not; each is unknown at the other's door.
  handle(login, async ({ body: { phone, password, captcha } }, context) => {
    if (captcha === undefined) return logIn(context, { phone, password, role: 'landing' });
    await spendCaptcha(context.db, context.config, captcha, context.now);
    return logIn(context, { phone, password, role: 'admin' });
  }),

  handle(loginMarketplace, ({ body: { phone, password } }, context) =>
    logIn(context, { phone, password, role: 'marketplace' }),
  ),

  handle(register, ({ body: { captcha, ...body } }, context) =>
    captcha === undefined
      ? makeAccount(context, body, 'landing')
      : chooseStaffPassword(context, { ...body, captcha }, 'registration'),
  ),
  handle(registerMarketplace, ({ body }, context) => makeAccount(context, body, 'marketplace')),

  handle(resetPassword, ({ body: { captcha, ...body } }, context) =>
    captcha === undefined
      ? replacePassword(context, body, 'landing')
      : chooseStaffPassword(context, { ...body, captcha }, 'reset'),
  ),
  handle(resetPasswordMarketplace, ({ body }, context) => replacePassword(context, body, 'marketplace')),

  handle(sendEntryCode, async ({ body: { phone } }, context) => ({ message: await sendPhoneCode(context, phone) })),
  handle(enterByPhone, ({ body }, context) => enter(context, body)),

  handle(logout, (_input, context) =>
    transact(context, async tx => {
      await revokeSession(tx, actorOf(context).sessionId, context.now);
      afterCommit(tx, context.ports.sessionsEnded);
      return { message: { success: true } };
    }),
  ),

  handle(whoAmI, async (_input, context) => {
    const { userId, name, role, permissions } = actorOf(context);
    const phone = await phoneOf(context.db, userId);
    return { message: { userId, name, phone, roleId: roles[role].id, permissions: [...permissions] } };
  }),

  handle(captchaChallenge, async (_input, { config, now }) => ({ ...(await newChallenge(config, now)) })),
];
