import { type PriceGroup, type PriceUnit, priceGroup, priceUnit } from '@venue/sdk/price-list/model';
import type { DemoData } from '../../area/demo.ts';
import type { Db } from '../../core/db/database.ts';
import { eventService } from './price-list.table.ts';
import { units } from './price-list.units.service.ts';

const { catering, equipment, staff, furniture, other } = priceGroup;
const { guest, piece, hour, event } = priceUnit;

type Item = readonly [section: PriceGroup, name: string, unit: PriceUnit, roubles: number, minimum?: number];

/** The price list, in the order in which customers read it. */
const items: readonly Item[] = [
  [catering, 'Кофе-брейк «Классика»', guest, 450, 10],
  [catering, 'Кофе-брейк «Уральский» с\u00a0пирогами', guest, 690, 20],
  [catering, 'Деловой обед', guest, 890, 15],
  [catering, 'Фуршет', guest, 1_900, 20],
  [equipment, 'Радиомикрофон', piece, 1_200],
  [equipment, 'Приёмник для синхронного перевода', piece, 350, 20],
  [equipment, 'Флипчарт с\u00a0бумагой', piece, 800],
  [staff, 'Техник на\u00a0площадке', hour, 1_200],
  [staff, 'Звукорежиссёр', hour, 1_800, 3],
  [staff, 'Оператор света', hour, 1_600, 3],
  [staff, 'Администратор на\u00a0регистрации', hour, 900, 2],
  [furniture, 'Дополнительный стул', piece, 100],
  [furniture, 'Стол 180 × 60 см', piece, 400],
  [furniture, 'Пресс-волл с\u00a0печатью, 3 × 2 м', event, 14_000],
  [other, 'Уборка после мероприятия', event, 6_000],
];

/** Not published yet. */
const drafts: readonly Item[] = [[catering, 'Банкет в\u00a0большом зале', guest, 3_900, 30]];

export async function seedPriceList(tx: Db): Promise<void> {
  await tx.insert(eventService).values(
    [...items, ...drafts].map((item, index) => {
      const [section, name, unit, roubles, minimum = 1] = item;
      const active = !drafts.includes(item);
      return { section, name, unit: units[unit], price: roubles * 100, minimum, place: 10 * (index + 1), active };
    }),
  );
}

export const priceListDemo: DemoData = { seed: seedPriceList };
