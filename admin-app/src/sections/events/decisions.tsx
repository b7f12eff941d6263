import { failedAt } from '@venue/sdk';
import { acceptEvent } from '@venue/sdk/events/admin';
import { type EventRow, eventMoves, eventStatus } from '@venue/sdk/events/model';
import { NumberField } from '@venue/shared-ui/fields/NumberField.tsx';
import { kopecksOf, roublesText } from '@venue/shared-ui/fields/roubles.ts';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import type { Decision } from '../../app/decision/decision.ts';
import { quoted } from '../../app/record/quoted.ts';
import { wordsOf } from './words.ts';

const { draft, published, rejected, awaitingPayment, rework } = eventStatus;
type Decided = typeof draft | typeof published | typeof rejected | typeof awaitingPayment | typeof rework;

/** Ready-made reasons of a rejection. */
export const rejectReasons: readonly string[] = [
  'Тема не\u00a0подходит площадке',
  'На\u00a0это время помещение занято',
  'Сведения о\u00a0мероприятии недостоверны',
];

/** The question the model asks before a move. */
const asked = (action: 'publish' | 'unpublish'): string => {
  const move = eventMoves.find(each => each.action === action);
  return move && 'confirm' in move ? move.confirm : '';
};

type Decidable = Pick<EventRow, 'eventId' | 'eventKind' | 'eventTitle' | 'objectStatusId' | 'price' | 'can'> & {
  /** What was read, where it was read in full: the decision is about that. */
  readonly version?: number;
};

/** What may be decided about an event, each with the form of `acceptEvent`. */
export function decisionsOf({
  eventId,
  eventKind,
  eventTitle,
  objectStatusId,
  price,
  version,
  can,
}: Decidable): Decision[] {
  const words = wordsOf(eventKind);
  const texts = {
    done: `Решение о\u00a0${words.about} сохранено`,
    refused: `Не удалось сохранить решение о\u00a0${words.about}`,
    failed: failedAt(`сохранении решения о\u00a0${words.about}`),
  };
  const form =
    (status: Decided): Decision['form'] =>
    ({ children, done }) => (
      <CallForm
        call={acceptEvent}
        to={{ eventId }}
        from={{
          status,
          rejectionReason: '',
          ...(status === awaitingPayment ? { price: price ?? undefined } : {}),
          ...(version === undefined ? {} : { version }),
        }}
        texts={texts}
        done={done}
        label={`Решение о\u00a0${words.about}`}
      >
        {status === awaitingPayment && (
          <NumberField
            name="price"
            label="Сумма, ₽"
            hint="Столько заплатит организатор. Пока он не&nbsp;заплатил, сумму можно исправить"
            inputMode="decimal"
            placeholder="15000"
            read={kopecksOf}
            write={roublesText}
          />
        )}
        {children}
      </CallForm>
    );
  const what = `${words.what} ${quoted(eventTitle)}`;
  const corrects = objectStatusId === awaitingPayment;
  const all: (Decision & { readonly name: EventRow['can'][number] })[] = [
    {
      name: 'confirm',
      label: 'Опубликовать',
      tone: 'main',
      title: `Опубликовать ${what}?`,
      text: 'Его сразу увидят гости сайта, а\u00a0организатор получит сообщение.',
      form: form(published),
    },
    {
      name: 'publish',
      label: 'Опубликовать',
      tone: 'main',
      title: `Опубликовать ${what}?`,
      text: asked('publish'),
      form: form(published),
    },
    {
      name: 'awaitPayment',
      label: corrects ? 'Исправить сумму' : 'Запросить оплату',
      tone: 'plain',
      title: corrects ? 'Исправить сумму к\u00a0оплате' : `Запросить оплату за\u00a0${what}?`,
      text: corrects
        ? 'Организатор увидит новую сумму вместо прежней.'
        : `${words.paid}, как только организатор заплатит.`,
      form: form(awaitingPayment),
    },
    {
      name: 'rework',
      label: 'На\u00a0доработку',
      tone: 'plain',
      title: `Вернуть ${what} на\u00a0доработку?`,
      text: 'Организатор поправит и\u00a0отправит снова.',
      reasons: [
        'Уточните дату и\u00a0время',
        'Расскажите о\u00a0программе подробнее',
        'Замените афишу на\u00a0более чёткую',
        'Укажите возрастное ограничение верно',
      ],
      form: form(rework),
    },
    {
      name: 'reject',
      label: 'Отклонить',
      tone: 'danger',
      title: `Отклонить ${what}?`,
      text: 'Править и\u00a0отправить снова организатор уже не\u00a0сможет.',
      reasons: rejectReasons,
      form: form(rejected),
    },
    {
      name: 'unpublish',
      label: 'Снять с\u00a0публикации',
      tone: 'plain',
      title: `Снять ${what} с\u00a0публикации?`,
      text: asked('unpublish'),
      form: form(draft),
    },
  ];
  return all.filter(({ name }) => can.includes(name));
}
