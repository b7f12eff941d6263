import { ApiFailure } from '@venue/sdk';
import { findInn, getProfile, revealMyPassport, saveProfile } from '@venue/sdk/profile';
import type { Area } from '../../area/area.ts';
import { actorOf, type Context } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { mustExist } from '../../core/record/records.ts';
import { countAttempt, type Limit } from '../../core/security/attempts.ts';
import { lockUser, userById } from '../accounts/accounts.store.ts';
import { noteView } from '../privacy/privacy.store.ts';
import { saveAll } from './profile.service.ts';
import { passportOf } from './profile.store.ts';
import { presentProfile } from './sections.service.ts';

// Each query to the register costs money.
const innQuestions: readonly Limit[] = [
  { most: 10, seconds: 60 },
  { most: 50, seconds: 24 * 60 * 60 },
];

export const profileRoutes = (areas: readonly Area[]) => [
  handle(getProfile, async (_input, context) => {
    const user = mustExist(await userById(context.db, actorOf(context).userId));
    return { message: await presentProfile(context.db, context.config, user) };
  }),

  handle(saveProfile, ({ body }, context) =>
    transact(context, async tx => {
      const before = mustExist(await lockUser(tx, actorOf(context).userId));
      const after = await saveAll(tx, context, before, body, hooksOf(areas));
      return { message: await presentProfile(tx, context.config, after) };
    }),
  ),

  handle(revealMyPassport, async (_input, context) => {
    const passport = mustExist(await openMyPassport(context, 'Просмотр владельцем'));
    return { message: passport };
  }),

  handle(findInn, async ({ body: { INN } }, context) => {
    const { userId } = actorOf(context);
    const { lookup } = context.ports;
    await countAttempt(context.db, `inn:${userId}`, context.now, innQuestions);
    if (INN !== undefined) {
      const organisation = await lookup.organisation(INN);
      if (!organisation) throw new ApiFailure('inn_not_found');
      return { message: { INN, organisation } };
    }
    const user = await userById(context.db, userId);
    const passport = user?.lastname && user.name ? await openMyPassport(context, 'Поиск ИНН') : undefined;
    if (!user || !passport) throw new ApiFailure('passport_missing');
    const { lastname, name, middlename } = user;
    const { passportSeries, passportNumber, passportBirthDay } = passport;
    const whose = { lastname, name, middlename, passportSeries, passportNumber, passportBirthDay };
    const found = await lookup.innOf(whose);
    if (found === null) throw new ApiFailure('inn_not_found');
    return { message: { INN: found, organisation: null } };
  }),
];

const hooksOf = (areas: readonly Area[]) => areas.flatMap(({ profile = [] }) => profile);

/** The actor's own passport, with the view logged; undefined when there is none. */
function openMyPassport(context: Context, reason: string) {
  const { userId, ownName: name } = actorOf(context);
  return transact(context, async tx => {
    const found = await passportOf(tx, context.config, userId);
    if (found) await noteView(tx, { userId, viewerId: userId, who: name, what: 'Паспорт', reason, at: context.now });
    return found?.passport;
  });
}
