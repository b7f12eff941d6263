import { consentTexts } from '@venue/sdk/privacy/model';
import { avatarStatus, documentType, type Passport, profileLimits } from '@venue/sdk/profile/model';
import { eq } from 'drizzle-orm';
import { change, titleOf, type UserRow, userById } from '../areas/accounts/accounts.store.ts';
import { openApplication } from '../areas/applications/applications.service.ts';
import { saveCard } from '../areas/cards/cards.store.ts';
import { consent } from '../areas/privacy/privacy.table.ts';
import { addCompany } from '../areas/profile/companies.store.ts';
import { aboutDocument, addDocument } from '../areas/profile/documents.store.ts';
import { savePassport, saveResident } from '../areas/profile/profile.store.ts';
import { organisation } from '../areas/profile/profile.table.ts';
import { marksOf, verificationStep } from '../areas/users/users.rules.ts';
import type { Db } from '../core/db/database.ts';
import { pdfOf } from '../core/files/pdf.ts';
import { objectHistory } from '../core/record/history.table.ts';
import { squareOf } from '../core/record/images.ts';
import { encrypt, keyIdOf, type Secrets } from '../core/security/encryption.ts';
import type { FileStore } from '../ports/files/files.ts';
import { organisations } from '../ports/lookup/recorded.organisations.ts';
import { people } from '../ports/lookup/recorded.people.ts';
import { pictureFile } from './pictures.ts';
import { type ProfileData, profileData } from './profiles.data.ts';

const DAY = 24 * 60 * 60_000;
const portraitFile = (index: number): string => `demo-${index}.avatar`;
const portraits = profileData.flatMap(({ avatar }) => avatar?.portrait ?? []);

/** The files of the avatars. */
export const demoPortraits: readonly string[] = portraits.map(portraitFile);

/** Stores the avatars of the demo's people like uploads, unless they are already there. */
export async function keepPortraits(files: FileStore): Promise<void> {
  for (const index of portraits) {
    if (await files.has(portraitFile(index))) continue;
    const portrait = new Blob([await pictureFile(`portraits/${index}.webp`)]);
    await files.put(portraitFile(index), await squareOf(portrait, profileLimits.avatarPixels));
  }
}

export interface Around {
  readonly files: FileStore;
  readonly secrets: Secrets;
  readonly now: Date;
  readonly customerIds: readonly number[];
  readonly staffId: number;
}

/** Fills in the profiles of the first customers, each with different data, and the decisions of staff about them. */
export async function seedProfiles(tx: Db, around: Around): Promise<void> {
  for (const [index, each] of profileData.entries()) {
    const user = await userById(tx, around.customerIds[index] ?? 0);
    if (user)
      await seedProfile(tx, { ...around, now: new Date(around.now.getTime() - each.daysAgo * DAY) }, user, each);
  }
}

async function seedProfile(tx: Db, around: Around, user: UserRow, each: ProfileData): Promise<void> {
  const { now } = around;
  const sample = people.find(({ lastname, name }) => lastname === user.lastname && name === user.name);
  const purposes = [...(each.passport ? ['passport' as const] : []), ...(each.card ? ['publication' as const] : [])];
  for (const purpose of purposes) {
    const { version } = consentTexts[purpose];
    await tx.insert(consent).values({ userId: user.id, purpose, version, ip: '127.0.0.1', at: now });
  }
  if (each.passport && sample) {
    const { passportSeries, passportNumber, passportBirthDay, inn } = sample;
    const passport: Passport = { ...each.passport, passportSeries, passportNumber, passportBirthDay };
    await savePassport(tx, around.secrets, { userId: user.id, passport, now });
    await change(tx, user.id, { inn });
  }
  if (each.resident) await saveResident(tx, user.id, each.resident, now);
  if (each.card) await saveCard(tx, user.id, each.card, now);
  if (each.organisation) await addOrganisation(tx, user.id, each.organisation);
  if (each.avatar) await addAvatar(tx, around, user, each.avatar);
  if (each.verification !== undefined) await verify(tx, around, user, each.verification);
  if (each.documents) await addPapers(tx, around, user, each.organisation?.name ?? '');
}

async function addOrganisation(tx: Db, userId: number, { name, ...more }: NonNullable<ProfileData['organisation']>) {
  const registered = organisations.find(each => each.name === name);
  if (!registered) throw new Error(`the register knows no ${name}`);
  const row = await addCompany(tx, userId, registered);
  await tx
    .update(organisation)
    .set({ details: { ...row.details, postalAddress: registered.legalAddress, ...more } })
    .where(eq(organisation.id, row.id));
}

interface ProfileStep {
  readonly kind: 'user' | 'avatar';
  readonly status: number;
  readonly what: string;
  readonly comment?: string;
}

/** Adds a step of the person, or, with `staffId`, of staff, to the history. */
async function note(tx: Db, { now, staffId }: { now: Date; staffId?: number }, user: UserRow, step: ProfileStep) {
  const who = staffId === undefined ? titleOf(user) : 'Кузнецова И. В.';
  const about = { objectId: user.id, ownerId: user.id, title: titleOf(user) };
  await tx.insert(objectHistory).values({ ...step, ...about, byId: staffId ?? user.id, who, at: now });
}

async function addAvatar(tx: Db, { now, staffId }: Around, user: UserRow, avatar: NonNullable<ProfileData['avatar']>) {
  const { portrait, status, reason = null } = avatar;
  const avatarFile = portraitFile(portrait);
  await change(tx, user.id, { avatarFile, avatarUploadedAt: now, avatarStatus: status, avatarReason: reason });
  const kind = 'avatar';
  await note(tx, { now }, user, { kind, status: avatarStatus.unchecked, what: 'Загружена фотография' });
  if (status === avatarStatus.unchecked)
    return openApplication(tx, now, { kind, objectId: user.id, title: titleOf(user), userId: user.id });
  const what = status === avatarStatus.accepted ? 'Фотография принята' : 'Фотография отклонена';
  await note(tx, { now, staffId }, user, { kind, status, what, comment: reason ?? '' });
}

async function verify(
  tx: Db,
  { now, staffId }: Around,
  user: UserRow,
  decision: NonNullable<ProfileData['verification']>,
) {
  const kind = 'user';
  const { status, reason = null } = decision;
  await note(tx, { now }, user, { kind, status: 0, what: 'Имя и паспорт отправлены на проверку' });
  if (status === null)
    return openApplication(tx, now, { kind, objectId: user.id, title: titleOf(user), userId: user.id });
  await change(tx, user.id, { ...marksOf(status), verificationReason: reason });
  await note(tx, { now, staffId }, user, { kind, status, what: verificationStep(0, status), comment: reason ?? '' });
}

/** Stores a scan of the passport and the card of the organisation, both encrypted. */
async function addPapers(tx: Db, { files, secrets, now }: Around, { id: userId, ...user }: UserRow, name: string) {
  const scan = await pictureFile('passport.png');
  const card = await pdfOf({
    info: { title: `Карточка организации: ${name}` },
    content: [
      { text: name, fontSize: 16, bold: true },
      ...Object.entries(organisations.find(each => each.name === name) ?? {}).map(([, value]) => String(value)),
      `Телефон: +7${user.phone}`,
    ],
  });
  const papers = [
    { type: documentType.passportMain, name: 'Паспорт, разворот.png', mimeType: 'image/png', data: scan },
    { type: documentType.companyCard, name: 'Карточка организации.pdf', mimeType: 'application/pdf', data: card },
  ];
  for (const { data, ...paper } of papers) {
    const file = `${keyIdOf(secrets)}-demo-${userId}-${paper.type}.sealed`;
    await files.put(file, encrypt(secrets, aboutDocument({ userId, file }), data));
    await addDocument(tx, { ...paper, userId, file, size: data.length, uploadedAt: now });
  }
}
