import type { Db } from '../../core/db/database.ts';
import { activityKind } from './brands.table.ts';

/** The kinds of activity, in display order. */
const kinds = [
  'Одежда и\u00a0обувь',
  'Аксессуары и\u00a0украшения',
  'Керамика и\u00a0посуда',
  'Товары для\u00a0дома',
  'Мебель и\u00a0интерьер',
  'Свечи и\u00a0ароматы',
  'Косметика и\u00a0уход',
  'Продукты питания',
  'Кондитерские и\u00a0выпечка',
  'Чай, кофе и\u00a0напитки',
  'Кафе и\u00a0рестораны',
  'Цветы и\u00a0озеленение',
  'Товары для\u00a0детей',
  'Товары для\u00a0животных',
  'Книги и\u00a0канцелярия',
  'Сувениры и\u00a0подарки',
  'Искусство и\u00a0ремёсла',
  'Красота и\u00a0здоровье',
  'Спорт и\u00a0отдых',
  'Фото- и\u00a0видеосъёмка',
  'Обучение и\u00a0мастер-классы',
  'Организация мероприятий',
] as const;

/**
 * Adds missing kinds to the database; existing ones stay as they are. This runs at every start instead of in a
 * migration, because the list may change and a migration must not.
 */
export async function keepActivityKinds(db: Db): Promise<void> {
  await db
    .insert(activityKind)
    .values(kinds.map((name, position) => ({ name, position })))
    .onConflictDoNothing();
}
