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
import { actorOf } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { phoneOf, userByPhone } from '../users/users.store.ts';
import { makeAccount, replacePassword } from './account.ts';
import { countAttempt, networkOf } from './attempts.store.ts';
import { checksPerAddress, checksPerPhone } from './auth.rules.ts';
import { newChallenge, spendCaptcha } from './captcha.ts';
import { logIn } from './login.ts';
import { revokeSession } from './sessions.store.ts';

export const authRoutes = [
  handle(checkPhone, async ({ query: { phone } }, { db, now, request }) => {
    await countAttempt(db, `checks-from:${networkOf(request.ip)}`, now, checksPerAddress);
    await countAttempt(db, `checks-of:${phone}`, now, checksPerPhone);
    return { message: { registered: (await userByPhone(db, phone)) !== undefined } };
  }),

  // Staff show a solved captcha, organisers do not; each is unknown at the other's door.
  handle(login, async ({ body: { phone, password, captcha } }, scope) => {
    if (captcha === undefined) return logIn(scope, { phone, password, role: 'landing' });
    await spendCaptcha(scope.db, scope.config.secret, captcha, scope.now);
    return logIn(scope, { phone, password, role: 'admin' });
  }),

  handle(loginMarketplace, ({ body: { phone, password } }, scope) =>
    logIn(scope, { phone, password, role: 'marketplace' }),
  ),

  handle(register, ({ body }, scope) => makeAccount(scope, body, 'landing')),
  handle(registerMarketplace, ({ body }, scope) => makeAccount(scope, body, 'marketplace')),

  handle(resetPassword, ({ body }, scope) => replacePassword(scope, body, 'landing')),
  handle(resetPasswordMarketplace, ({ body }, scope) => replacePassword(scope, body, 'marketplace')),

  handle(logout, async (_input, scope) => {
    const { sessionId } = actorOf(scope);
    await transact(scope, tx => revokeSession(tx, sessionId, scope.now));
    scope.ports.sessionsEnded();
    return { message: { success: true } };
  }),

  handle(whoAmI, async (_input, scope) => {
    const { userId, name, role, permissions } = actorOf(scope);
    const phone = await phoneOf(scope.db, userId);
    return { message: { userId, name, phone, roleId: roles[role].id, permissions: [...permissions] } };
  }),

  handle(captchaChallenge, async (_input, { config, now }) => ({ ...(await newChallenge(config.secret, now)) })),
];
