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
import { knownDevice } from '../../core/security/knownDevice.ts';
import { newChallenge } from '../../core/security/proof.ts';
import { isOnlyCallers, phoneOf, userByPhone } from '../accounts/accounts.store.ts';
import { sendPhoneCode } from '../codes/codes.service.ts';
import { enter, makeAccount, replacePassword } from './account.ts';
import { checksPerAddress } from './auth.rules.ts';
import { logIn } from './login.ts';
import { revokeSession } from './sessions.store.ts';
import { chooseStaffPassword } from './staffAccount.ts';

export const authRoutes = [
  handle(checkPhone, async ({ query: { phone } }, context) => {
    const { db, now, request } = context;
    if (knownDevice(context, phone) === undefined)
      await countAttempt(db, `checks-from:${networkOf(request.ip)}`, now, checksPerAddress);
    const user = await userByPhone(db, phone);
    return { message: { registered: user !== undefined && !isOnlyCallers(user) } };
  }),

  // Staff send a solved captcha and organisers do not; an account of one kind cannot sign in as the other.
  handle(login, ({ body: { phone, password, captcha, proof } }, context) =>
    logIn(
      context,
      captcha === undefined
        ? { phone, password, proof, role: 'landing' }
        : { phone, password, proof, captcha, role: 'admin' },
    ),
  ),

  handle(loginMarketplace, ({ body }, context) => logIn(context, { ...body, role: 'marketplace' })),

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

  handle(sendEntryCode, async ({ body: { phone, proof } }, context) => ({
    message: await sendPhoneCode(context, phone, proof),
  })),
  handle(enterByPhone, ({ body }, context) => enter(context, body)),

  handle(logout, (_input, context) =>
    transact(context, async tx => {
      await revokeSession(tx, actorOf(context).sessionId, context.now);
      afterCommit(tx, context.ports.sessionsEnded);
      return { message: { success: true } };
    }),
  ),

  handle(whoAmI, async (_input, context) => {
    const { userId, ownName: name, role, permissions, viewsAs = null } = actorOf(context);
    const phone = await phoneOf(context.db, userId);
    return { message: { userId, name, phone, roleId: roles[role].id, permissions: [...permissions], viewsAs } };
  }),

  handle(captchaChallenge, async (_input, { config, now }) => ({ ...(await newChallenge(config, now)) })),
];
