import { failure } from '@venue/sdk';
import { type ConsentPurpose, consentPurpose, consentTexts } from '@venue/sdk/privacy/model';
import { saveProfile } from '@venue/sdk/profile';
import { type ProfileSave, verificationOf } from '@venue/sdk/profile/model';
import type { ProfileHooks } from '../../area/profileHooks.ts';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { noteStep } from '../../core/record/history.ts';
import { savePersonalInfo, titleOf, type UserRow } from '../accounts/accounts.store.ts';
import { openApplication } from '../applications/applications.service.ts';
import { saveCard } from '../cards/cards.store.ts';
import { addConsent, agrees, endConsent } from '../privacy/privacy.store.ts';
import { replaceOrganisations } from './organisations.store.ts';
import { consentsFor, isToBeChecked } from './profile.rules.ts';
import { passportOf, savePassport, saveResident } from './profile.store.ts';

/** Throws `consent_missing` with the purpose the person has not agreed to. The caller holds the person's row. */
export async function mustAgree(tx: Db, userId: number, purposes: readonly ConsentPurpose[]): Promise<void> {
  for (const purpose of purposes)
    if (!(await agrees(tx, userId, purpose))) throw failure(saveProfile, 'consent_missing', { data: { purpose } });
}

/**
 * Saves the fields of a profile and returns the changed account. The caller holds the person's row, `before`, locked.
 */
export async function saveAll(
  tx: Db,
  context: Context,
  before: UserRow,
  body: ProfileSave,
  hooks: readonly ProfileHooks[],
): Promise<UserRow> {
  const { now, config } = context;
  const userId = before.id;
  await mustAgree(tx, userId, consentsFor(body));
  // guard: profile.test.ts
  const emailActive = before.emailActive && body.userEmail === before.email;
  const after = await savePersonalInfo(tx, userId, { ...body, emailActive });
  if (body.emailAccept !== before.emailAccept) await agreeToLetters(tx, context, userId, body.emailAccept);

  const passport = (await passportOf(tx, config, userId))?.passport;
  if (body.passport) await savePassport(tx, config, { userId, passport: body.passport, now });
  if (body.resident) await saveResident(tx, userId, body.resident, now);
  if (body.organisations) await replaceOrganisations(tx, userId, body.organisations, hooks);
  if (body.card) await saveCard(tx, userId, body.card, now);
  for (const { saved } of hooks) await saved?.(tx, now, userId, body);
  const asks = isToBeChecked({ ...before, passport }, { ...after, passport: body.passport ?? passport });
  if (asks) await askForCheck(tx, context, after);
  return after;
}

async function agreeToLetters(tx: Db, { request, now }: Context, userId: number, accepted: boolean): Promise<void> {
  const purpose = consentPurpose.mailing;
  if (!accepted) return endConsent(tx, userId, purpose, now);
  await addConsent(tx, { userId, purpose, version: consentTexts[purpose].version, ip: request.ip, at: now });
}

/** Asks staff to check a changed name or passport. A person confirmed before stays confirmed meanwhile. */
async function askForCheck(tx: Db, context: Context, user: UserRow): Promise<void> {
  const { userId } = actorOf(context);
  const about = { kind: 'user', objectId: userId, title: titleOf(user) } as const;
  await openApplication(tx, context.now, { ...about, userId, isAmendment: user.verified });
  const what = user.verified ? 'Имя или паспорт изменены' : 'Имя и паспорт отправлены на проверку';
  const status = verificationOf({ userVerify: user.verified, userActive: user.active }) ?? 0;
  await noteStep(tx, context, { ...about, ownerId: userId, status, what });
}
