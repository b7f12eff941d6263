import type { BrandStatus, BrandWorkingHours } from '@venue/sdk/brands/model';
import { brandStatus, brandTimeOption } from '@venue/sdk/brands/model';
import { contragentType } from '@venue/sdk/profile/model';
import type { DemoData, DemoScene } from '../../area/demo.ts';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { objectHistory } from '../../core/record/history.table.ts';
import { picture } from '../../core/record/pictures.table.ts';
import { type DemoPicture, type Good, goods } from '../../demo/pictures.ts';
import { openApplication } from '../applications/applications.service.ts';
import { addCompany, companiesOf } from '../profile/companies.store.ts';
import { keepAsApproved, wasApproved } from './brands.demo.approved.ts';
import { keepActivityKinds } from './brands.kinds.store.ts';
import { stepWords } from './brands.rules.ts';
import { activityKinds } from './brands.store.ts';
import { brand, brandActivity } from './brands.table.ts';

type BrandStepName = keyof typeof stepWords;
const { draft, accepted, verified, declined, rework, onVerification } = brandStatus;
const HOUR = 3_600_000;

interface BrandData {
  readonly owner: number;
  readonly status: BrandStatus;
  readonly name: string;
  readonly description: string;
  readonly site?: string;
  readonly vk?: string;
  readonly address: string;
  readonly hours: BrandWorkingHours;
  /** Indexes in the list of activity kinds. */
  readonly kinds: readonly number[];
  readonly photos: readonly Good[];
  readonly reason?: string;
  /** How many hours ago it was last touched. */
  readonly ago: number;
}

const open = (timeOption: BrandWorkingHours['timeOption'], from = '', to = ''): BrandWorkingHours => ({
  timeOption,
  from,
  to,
  days: [],
});
const { daily, weekdays, byDay, byAppointment } = brandTimeOption;

const brandData: readonly BrandData[] = [
  {
    owner: 0,
    status: verified,
    name: 'Уральская глина',
    description:
      '<p>Посуда и вазы из местной глины: лепим, обжигаем и расписываем в мастерской на Сибирском тракте.</p><ul><li>наборы для кафе от 12 предметов</li><li>роспись по эскизу</li><li>уроки на гончарном круге</li></ul>',
    site: 'ural-glina.example',
    vk: 'vk.com/ural_glina',
    address: 'Екатеринбург, ул. Сибирский тракт, 12, корп. 3',
    hours: open(daily, '10:00', '20:00'),
    kinds: [2, 16],
    photos: ['ceramics', 'tea'],
    ago: 210,
  },
  {
    owner: 0,
    status: onVerification,
    name: 'Северный воск',
    description: '<p>Соевые и восковые свечи с ароматами уральского леса: пихта, багульник, дым костра.</p>',
    address: 'Екатеринбург, ул. Малышева, 36',
    hours: open(weekdays, '11:00', '19:00'),
    kinds: [5, 15],
    photos: ['candles'],
    ago: 5,
  },
  {
    owner: 0,
    status: rework,
    name: 'Лён и клён',
    description: '<p>Одежда из льна, сшитая в Екатеринбурге.</p>',
    vk: 'vk.com/len_i_klen',
    address: 'Екатеринбург, ул. Вайнера, 9',
    hours: {
      ...open(byDay),
      days: [1, 2, 3, 4, 5, 6, 7].map(weekday => ({
        weekday,
        from: weekday === 1 ? '' : '12:00',
        to: weekday === 1 ? '' : weekday > 5 ? '21:00' : '20:00',
      })),
    },
    kinds: [0],
    photos: ['linen'],
    reason: 'Расскажите, из какой ткани вы шьёте и есть ли размеры в наличии, и добавьте фотографии изделий на людях.',
    ago: 29,
  },
  {
    owner: 0,
    status: draft,
    name: 'Чайная на Плотинке',
    description: '',
    address: '',
    hours: open(byAppointment),
    kinds: [],
    photos: [],
    ago: 2,
  },
  {
    owner: 0,
    status: accepted,
    name: 'Хлеб у пруда',
    description: '<p>Хлеб на закваске и ржаные десерты. Печём ночью, привозим к открытию.</p>',
    site: 'hleb-u-pruda.example',
    address: 'Екатеринбург, наб. Рабочей Молодёжи, 2',
    hours: open(daily, '08:00', '21:00'),
    kinds: [8, 7],
    photos: ['bread'],
    ago: 26,
  },
  {
    owner: 0,
    status: declined,
    name: 'Скидки каждый день',
    description: '<p>Товары разных производителей по низким ценам.</p>',
    address: 'Екатеринбург, ул. Щербакова, 4',
    hours: open(daily, '10:00', '22:00'),
    kinds: [3],
    photos: ['candles'],
    reason: 'На площадке размещаются собственные бренды производителей и мастерских. Перепродажу мы не подтверждаем.',
    ago: 700,
  },
  {
    owner: 1,
    status: verified,
    name: 'Травы Таганая',
    description: '<p>Сборы уральских трав и иван-чай: собираем вручную, сушим в тени.</p>',
    address: 'Екатеринбург, ул. Бориса Ельцина, 3',
    hours: open(daily, '10:00', '21:00'),
    kinds: [9],
    photos: ['tea'],
    ago: 340,
  },
  {
    owner: 2,
    status: onVerification,
    name: 'Мастерская «Косоворотка»',
    description: '<p>Рубахи и платья с ручной вышивкой.</p>',
    address: 'Екатеринбург, ул. Горького, 18',
    hours: open(byAppointment),
    kinds: [0, 20],
    photos: ['linen'],
    ago: 1,
  },
];

// Each brand has files of its own, because each file may be deleted separately.
const fileOf = (brand: number, good: Good) => `demo-brand-${brand}-${good}`;

const picturesOfBrands: readonly DemoPicture[] = brandData.flatMap(({ photos }, index) =>
  photos.map(good => ({ source: `goods/${good}`, name: fileOf(index, good) })),
);

const companies = [
  ['ООО «Уральская глина»', '6670481523', '667001001', '1206600014532', 'Лаптева Дарья Сергеевна'],
  ['ООО «Травы Таганая»', '6671092746', '667101001', '1186658033410', 'Шевелёв Артём Игоревич'],
  ['ООО «Косоворотка»', '6672315068', '667201001', '1216600027894', 'Чернавина Ольга Дмитриевна'],
] as const;

/** Brands of the first customers, one in each status for the first of them, with their histories. */
async function seedBrands(tx: Db, { now, customerIds, staffId }: DemoScene): Promise<void> {
  await keepActivityKinds(tx);
  const kinds = await activityKinds(tx);
  const organisationIds = new Map<number, number>();
  for (const [owner, [name, INN, KPP, OGRN, headName]] of companies.entries()) {
    const userId = customerIds[owner] ?? 0;
    const [company] = await companiesOf(tx, userId);
    const details = { legalAddress: 'Екатеринбург, ул. Малышева, 51', headPosition: 'Директор', headName };
    const row =
      company ?? (await addCompany(tx, userId, { name, type: contragentType.company, INN, KPP, OGRN, ...details }));
    organisationIds.set(owner, row.id);
  }
  for (const [index, each] of brandData.entries()) {
    const userId = customerIds[each.owner] ?? 0;
    const touched = new Date(now.getTime() - each.ago * HOUR);
    const created = new Date(touched.getTime() - 30 * HOUR);
    const sent =
      each.status === draft ? null : new Date(touched.getTime() - (each.status === onVerification ? 0 : 20) * HOUR);
    const row = inserted(
      await tx
        .insert(brand)
        .values({
          userId,
          status: each.status,
          name: each.name,
          description: each.description,
          siteUrl: each.site ?? '',
          email: each.site ? `info@${each.site}` : '',
          phones: [`91200001${String(each.owner + 1).padStart(2, '0')}`],
          socials: { vk: each.vk ?? '', tg: '' },
          workingHours: each.hours,
          address: { value: each.address, city: each.address && 'Екатеринбург', latitude: null, longitude: null },
          organisationId: each.status === draft ? null : (organisationIds.get(each.owner) ?? null),
          rejectionReason: each.reason ?? null,
          createdAt: created,
          updatedAt: touched,
          sentAt: sent,
        })
        .returning(),
    );
    const kindIds = each.kinds.flatMap(kind => kinds[kind]?.activityKindId ?? []);
    if (kindIds.length > 0)
      await tx.insert(brandActivity).values(kindIds.map(activityKindId => ({ brandId: row.id, activityKindId })));
    if (each.photos.length > 0)
      await tx.insert(picture).values(
        each.photos.map((good, position) => ({
          owner: 'brand' as const,
          ownerId: row.id,
          file: fileOf(index, good),
          alt: goods[good],
          isMain: position === 0,
          position: position + 1,
          createdAt: created,
        })),
      );
    await writeHistory(tx, each, row, { created, sent, touched }, staffId);
    if (each.status === onVerification || each.status === accepted)
      await openApplication(tx, sent ?? now, {
        ...{ kind: 'brand', objectId: row.id, title: row.name, userId },
        isAmendment: wasApproved(row.name),
      });
    await keepAsApproved(tx, row.id, each.status === verified ? touched : created, 'Кузнецова И. В.');
  }
}

const owners = ['Лаптева Д. С.', 'Шевелёв А. И.', 'Чернавина О. Д.'];

const decisions: Partial<Record<BrandStatus, BrandStepName>> = {
  [accepted]: 'take',
  [verified]: 'confirm',
  [declined]: 'reject',
  [rework]: 'rework',
};

interface Moments {
  readonly created: Date;
  readonly sent: Date | null;
  readonly touched: Date;
}

async function writeHistory(
  tx: Db,
  { owner, status, reason = '' }: BrandData,
  { id, userId, name }: typeof brand.$inferSelect,
  { created, sent, touched }: Moments,
  staffId: number,
): Promise<void> {
  const common = { kind: 'brand' as const, objectId: id, ownerId: userId, title: name };
  const own = { ...common, byId: userId, who: owners[owner] ?? '' };
  const decision = decisions[status];
  await tx.insert(objectHistory).values([
    { ...own, status: draft, what: stepWords.create, at: created },
    ...(sent ? [{ ...own, status: onVerification, what: stepWords.send, at: sent }] : []),
    ...(decision
      ? [
          {
            ...common,
            byId: staffId,
            who: 'Кузнецова И.',
            status,
            what: stepWords[decision],
            comment: reason,
            at: touched,
          },
        ]
      : []),
  ]);
}

export const brandsDemo: DemoData = { pictures: picturesOfBrands, seed: seedBrands };
