import * as z from 'zod/mini';
import { publicationMoves, removalQuestion } from '../core/kind/publication.ts';
import { defineEnum } from '../core/schema/enums.ts';
import { Id, Instant, Price } from '../core/schema/fields.ts';
import { labelled } from '../core/schema/labels.ts';
import { canOf } from '../core/schema/moves.ts';
import { RecordPicture } from '../core/schema/pictures.ts';
import { messages, required } from '../core/schema/rules.ts';
import { withoutRules } from '../core/schema/withoutRules.ts';

/** Headings under which customers read the price list. */
export const priceGroup = defineEnum({
  catering: { id: 1, label: 'Кейтеринг' },
  equipment: { id: 2, label: 'Оборудование' },
  staff: { id: 3, label: 'Персонал' },
  furniture: { id: 4, label: 'Мебель и\u00a0декор' },
  other: { id: 5, label: 'Другие услуги' },
});

export type PriceGroup = (typeof priceGroup.ids)[number];

/** What a price is for. */
export const priceUnit = defineEnum({
  guest: { id: 1, label: 'за\u00a0гостя' },
  piece: { id: 2, label: 'за\u00a0штуку' },
  hour: { id: 3, label: 'за\u00a0час' },
  event: { id: 4, label: 'за\u00a0мероприятие' },
});
export type PriceUnit = (typeof priceUnit.ids)[number];

export const priceItemMoves = publicationMoves('эту позицию');
export const priceItemRemovalConfirm = removalQuestion('эту позицию');

/** The most units of one item in a request. */
export const priceListLimits = { quantity: 1000, order: 10_000, imageMegabytes: 10 } as const;

const whole = (least: number, most: number) =>
  z.int({ error: messages.required }).check(z.minimum(least, messages.invalid), z.maximum(most, messages.invalid));

/** What staff write about something that is ordered for an event. The price has VAT in it, at the rate of the invoice. */
export const PriceItemFields = z.object({
  priceItemName: labelled(required(200), 'Название', { placeholder: 'Кофе-брейк «Классика»' }),
  priceItemGroup: labelled(priceGroup.schema, 'Раздел', { values: priceGroup, half: true }),
  priceItemOrder: labelled(whole(0, priceListLimits.order), 'Место в\u00a0разделе', {
    hint: 'Чем меньше число, тем выше',
    half: true,
  }),
  priceItemPrice: labelled(Price, 'Цена, ₽', {
    hint: 'С\u00a0НДС. Отправленные заявки сохранят свою цену',
    half: true,
  }),
  priceItemUnit: labelled(priceUnit.schema, 'Единица', { values: priceUnit, half: true }),
  priceItemMinimum: labelled(whole(1, priceListLimits.quantity), 'Заказ от', {
    hint: 'Наименьшее количество в\u00a0одной заявке',
  }),
});
export type PriceItemFields = z.output<typeof PriceItemFields>;

/** An item of the price list. */
export const PriceItem = z.extend(withoutRules(PriceItemFields), {
  priceItemId: Id,
  priceItemImage: z.nullable(RecordPicture),
  /** The only space where it is offered; null for all of them. */
  priceItemSpace: z.nullable(z.string()),
  isPublished: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
  /** Sent back with an update; a stale one is refused. */
  version: z.int(),
  can: canOf(priceItemMoves, ['staff'], 'remove'),
});
export type PriceItem = z.output<typeof PriceItem>;
