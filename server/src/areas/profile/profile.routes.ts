import { ApiFailure } from '@venue/sdk';
import { findInn, getProfile, revealMyPassport, saveProfile } from '@venue/sdk/profile';
import { actorOf, type Scope } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { announce } from '../../core/publish.ts';
import { countAttempt, type Limit } from '../auth/attempts.store.ts';
import { noteView } from '../privacy/privacy.store.ts';
import { lockUser, userById } from '../users/users.store.ts';
import { saveAll } from './profile.service.ts';
import { passportOf } from './profile.store.ts';
import { showProfile } from './sections.service.ts';

// The register is paid for by the question.
const innQuestions: readonly Limit[] = [
  { most: 10, seconds: 60 },
  { most: 50, seconds: 24 * 60 * 60 },
];

export const profileRoutes = [
  handle(getProfile, async (_input, scope) => {
    const user = await userById(scope.db, actorOf(scope).userId);
    if (!user) throw new ApiFailure('not_found');
    return { message: await showProfile(scope.db, scope.config.secret, user) };
  }),

  handle(saveProfile, ({ body }, scope) =>
    transact(scope, async tx => {
      const before = await lockUser(tx, actorOf(scope).userId);
      if (!before) throw new ApiFailure('not_found');
      const { after, told } = await saveAll(tx, scope, before, body);
      const message = await showProfile(tx, scope.config.secret, after);
      await announce(tx, scope.now, told);
      return { message };
    }),
  ),

  handle(revealMyPassport, async (_input, scope) => {
    const passport = await openMyPassport(scope, 'Просмотр владельцем');
    if (!passport) throw new ApiFailure('not_found');
    return { message: passport };
  }),

  handle(findInn, async ({ body: { INN } }, scope) => {
    const { userId } = actorOf(scope);
    const { lookup } = scope.ports;
    await countAttempt(scope.db, `inn:${userId}`, scope.now, innQuestions);
    if (INN !== undefined) {
      const organisation = await lookup.organisation(INN);
      if (!organisation) throw new ApiFailure('inn_not_found');
      return { message: { INN, organisation } };
    }
    const user = await userById(scope.db, userId);
    const passport = user?.lastname && user.name ? await openMyPassport(scope, 'Поиск ИНН') : undefined;
    if (!user || !passport) throw new ApiFailure('passport_missing');
    const { lastname, name, middlename } = user;
    const { passportSeries, passportNumber, passportBirthDay } = passport;
    const whose = { lastname, name, middlename, passportSeries, passportNumber, passportBirthDay };
    const found = await lookup.innOf(whose);
    if (found === null) throw new ApiFailure('inn_not_found');
    return { message: { INN: found, organisation: null } };
  }),
];

/** The passport of the person who asks, the look written down; undefined when there is none. */
function openMyPassport(scope: Scope, reason: string) {
  const { userId, name } = actorOf(scope);
  return transact(scope, async tx => {
    const found = await passportOf(tx, scope.config.secret, userId);
    if (found) await noteView(tx, { userId, viewerId: userId, who: name, what: 'Паспорт', reason, at: scope.now });
    return found?.passport;
  });
}
