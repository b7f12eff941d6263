import { marketItemStatus, marketRequestStatus } from '@venue/sdk/market/model';
import { eq, inArray } from 'drizzle-orm';
import type { DemoData, DemoScene } from '../../area/demo.ts';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { objectHistory } from '../../core/record/history.table.ts';
import { picture } from '../../core/record/pictures.table.ts';
import { type DemoPicture, goods } from '../../demo/pictures.ts';
import { users } from '../accounts/accounts.table.ts';
import { openApplication } from '../applications/applications.service.ts';
import { brand } from '../brands/brands.table.ts';
import { keepConfirmedItems } from './market.demo.approved.ts';
import { itemData, type RequestData, requestData } from './market.demo.data.ts';
import { stepWords } from './market.rules.ts';
import { type MarketItemRow, marketItem, marketRequest, marketRequestItem } from './market.table.ts';

const HOUR = 3_600_000;
const { draft, onVerification, inProgress, declined, accepted } = marketRequestStatus;

const owners = ['Лаптева Д. С.', 'Шевелёв А. И.', 'Чернавина О. Д.'];
const contacts = ['Лаптева Дарья Сергеевна', 'Шевелёв Артём Игоревич', 'Чернавина Ольга Дмитриевна'];
const OFFICE = 'Кузнецова И.';

// Each picture has its own file, because every picture may be deleted separately.
const fileOf = (item: number, place: number) => `demo-item-${item}-${place}`;

const picturesOfItems: readonly DemoPicture[] = itemData.flatMap(({ photos }, index) =>
  photos.map((good, place) => ({ source: `goods/${good}`, name: fileOf(index, place) })),
);

/** Items of the demo's brands, and requests with them in every status, with their histories. */
async function seedMarket(tx: Db, { now, customerIds, staffId }: DemoScene): Promise<void> {
  const confirmed = new Set(
    requestData.flatMap(({ status, items }) => (status === accepted ? items.map(([name]) => name) : [])),
  );
  const brands = await tx
    .select()
    .from(brand)
    .where(inArray(brand.userId, [...customerIds]));
  const items = new Map<string, MarketItemRow>();
  for (const [index, each] of itemData.entries()) {
    const own = brands.find(({ name }) => name === each.brand);
    if (!own) throw new Error(`the demo has no brand ${each.brand}`);
    const created = new Date(now.getTime() - (400 - index * 9) * HOUR);
    const row = inserted(
      await tx
        .insert(marketItem)
        .values({
          userId: own.userId,
          brandId: own.id,
          status: confirmed.has(each.name) ? marketItemStatus.confirmed : marketItemStatus.draft,
          name: each.name,
          description: each.description,
          article: each.article,
          barcode: each.barcode ?? '',
          price: each.price,
          unit: each.unit,
          weight: each.weight ?? null,
          needsMarking: each.marking ?? false,
          createdAt: created,
          updatedAt: created,
        })
        .returning(),
    );
    items.set(each.name, row);
    if (each.photos.length > 0)
      await tx.insert(picture).values(
        each.photos.map((good, place) => ({
          owner: 'marketItem' as const,
          ownerId: row.id,
          file: fileOf(index, place),
          alt: goods[good],
          isMain: place === 0,
          position: place + 1,
          createdAt: created,
        })),
      );
  }
  await keepConfirmedItems(tx, [...items.values()], new Date(now.getTime() - 400 * HOUR), OFFICE);
  for (const request of requestData) {
    const userId = customerIds[request.owner] ?? 0;
    await seedRequest(tx, { request, now, userId, staffId, items, brandId: brandOf(request, items, brands, userId) });
  }
}

const brandOf = (
  { items: [first] }: RequestData,
  items: ReadonlyMap<string, MarketItemRow>,
  brands: readonly (typeof brand.$inferSelect)[],
  userId: number,
): number => (first && items.get(first[0])?.brandId) ?? brands.find(each => each.userId === userId)?.id ?? 0;

interface RequestSeed {
  readonly request: RequestData;
  readonly now: Date;
  readonly userId: number;
  readonly staffId: number;
  readonly brandId: number;
  readonly items: ReadonlyMap<string, MarketItemRow>;
}

async function seedRequest(tx: Db, { request, now, userId, staffId, brandId, items }: RequestSeed): Promise<void> {
  const { owner, status, reason = '' } = request;
  const touched = new Date(now.getTime() - request.ago * HOUR);
  const created = new Date(touched.getTime() - 30 * HOUR);
  const sent = status === draft ? null : new Date(touched.getTime() - (status === onVerification ? 0 : 20) * HOUR);
  const [person] = await tx.select({ phone: users.phone }).from(users).where(eq(users.id, userId));
  const row = inserted(
    await tx
      .insert(marketRequest)
      .values({
        userId,
        brandId,
        status,
        contactName: contacts[owner] ?? '',
        contactPhone: person?.phone ?? '',
        comment: request.comment ?? '',
        rejectionReason: reason || null,
        createdAt: created,
        updatedAt: touched,
        sentAt: sent,
        decidedAt: status === declined || status === accepted ? touched : null,
      })
      .returning(),
  );
  const placed = request.items.flatMap(([name, quantity, comment = ''], index) => {
    const item = items.get(name);
    if (!item) throw new Error(`the demo has no item ${name}`);
    const sentPrice = sent ? item.price : null;
    return { requestId: row.id, itemId: item.id, quantity, comment, sentPrice, position: index + 1 };
  });
  if (placed.length > 0) await tx.insert(marketRequestItem).values(placed);

  const [own] = await tx.select({ name: brand.name }).from(brand).where(eq(brand.id, brandId));
  const title = own?.name ?? '';
  const common = { kind: 'marketRequest' as const, objectId: row.id, ownerId: userId, title };
  const step = { ...common, byId: userId, who: owners[owner] ?? '' };
  const decision = { [inProgress]: 'take', [declined]: 'reject', [accepted]: 'accept' } as const;
  const made = status === draft || status === onVerification ? undefined : decision[status];
  const staff = { ...common, byId: staffId, who: OFFICE };
  await tx
    .insert(objectHistory)
    .values([
      { ...step, status: draft, what: stepWords.create, at: created },
      ...(sent ? [{ ...step, status: onVerification, what: stepWords.send, at: sent }] : []),
      ...(made ? [{ ...staff, status, what: stepWords[made], comment: reason, at: touched }] : []),
    ]);
  if (sent && (status === onVerification || status === inProgress))
    await openApplication(tx, sent, { kind: 'marketRequest', objectId: row.id, title, userId });
}

export const marketDemo: DemoData = { pictures: picturesOfItems, seed: seedMarket };
