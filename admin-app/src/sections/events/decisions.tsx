import { acceptEvent } from '@venue/sdk/events/admin';
import { eventRecordOf } from '@venue/sdk/events/kind';
import { type EventRow, eventMoves, eventStatus } from '@venue/sdk/events/model';
import { MoneyField } from '@venue/shared-ui/fields/MoneyField.tsx';
import type { Decision } from '../../app/decision/decision.ts';
import { moveDecisions } from '../../app/decision/moveDecisions.tsx';
import { quoted } from '../../app/record/changes/quoted.ts';

/** Ready-made reasons of a rejection. */
export const rejectReasons: readonly string[] = [
  'Тема не\u00a0подходит площадке',
  'На\u00a0это время помещение занято',
  'Сведения о\u00a0мероприятии недостоверны',
];

type Decidable = Pick<EventRow, 'eventId' | 'eventKind' | 'eventTitle' | 'objectStatusId' | 'price' | 'can'> & {
  readonly version?: number;
};

/** What may be decided about an event or an announcement. */
export function decisionsOf(event: Decidable): Decision[] {
  const { eventId, eventTitle: title, objectStatusId, price, version, can } = event;
  const kind = eventRecordOf(event);
  const { acc, gender } = kind.noun;
  const awaitPayment =
    objectStatusId === eventStatus.awaitingPayment
      ? {
          label: 'Исправить сумму',
          title: 'Исправить сумму к\u00a0оплате',
          text: 'Организатор увидит новую сумму вместо прежней.',
        }
      : {
          label: 'Запросить оплату',
          title: `Запросить оплату за\u00a0${acc} ${quoted(title)}?`,
          text: `${gender === 'm' ? 'Он будет опубликован сам' : 'Оно будет опубликовано само'}, как только организатор заплатит.`,
        };
  return moveDecisions({
    kind,
    title,
    can,
    seen: objectStatusId,
    version,
    moves: eventMoves,
    call: acceptEvent,
    to: { eventId },
    says: {
      confirm: { text: 'Его сразу увидят гости сайта, а\u00a0организатор получит сообщение.' },
      publish: {},
      awaitPayment: {
        ...awaitPayment,
        from: { price: price ?? undefined },
        fields: (
          <MoneyField
            name="price"
            label="Сумма, ₽"
            hint="Столько заплатит организатор. Пока он не&nbsp;заплатил, сумму можно исправить"
            placeholder="15000"
          />
        ),
      },
      rework: {
        text: 'Организатор поправит и\u00a0отправит снова.',
        reasons: [
          'Уточните дату и\u00a0время',
          'Расскажите о\u00a0программе подробнее',
          'Замените афишу на\u00a0более чёткую',
          'Укажите возрастное ограничение верно',
        ],
      },
      reject: { text: 'Править и\u00a0отправить снова организатор уже не\u00a0сможет.', reasons: rejectReasons },
      unpublish: {},
    },
  });
}
