import { agreed, capitalized, formatMoney, type Noun } from '@venue/sdk';
import { eventRecordOf } from '@venue/sdk/events/kind';
import { type EventRow, type EventStatus, eventStatus } from '@venue/sdk/events/model';

const { draft, onVerification, published, rejected, deleted, awaitingPayment, processing, rework } = eventStatus;

const words = (noun: Noun, price: number | null): Readonly<Record<EventStatus, string>> => ({
  [draft]: `Видите только вы. Заполните все шаги и\u00a0отправьте ${noun.acc} на\u00a0проверку.`,
  [onVerification]: `Площадка проверяет ${noun.acc}. Пока идёт проверка, изменить ничего нельзя: отзовите, чтобы поправить. Решение появится здесь.`,
  [published]: `${capitalized(noun.one)} ${agreed(noun, 'опубликован(а)')}: его видят все гости площадки.`,
  [rejected]: `Площадка не\u00a0приняла ${noun.acc}. Отправить ещё раз нельзя, но\u00a0можно подготовить новое с\u00a0учётом ответа.`,
  [deleted]: `${capitalized(noun.one)} ${agreed(noun, 'удалён(а)')}.`,
  [awaitingPayment]: `Площадка приняла ${noun.acc}${price === null ? '' : `. К\u00a0оплате ${formatMoney(price)}`}. После оплаты публикация произойдёт сама.`,
  [processing]: `Платёж обрабатывается. Как только он пройдёт, ${noun.one} будет ${agreed(noun, 'опубликован(а)')}.`,
  [rework]: `Исправьте то, о\u00a0чём написала площадка, и\u00a0отправьте ${noun.acc} на\u00a0проверку ещё раз.`,
});

/** What the status of an event means and what happens next, for its organiser. */
export const nextWords = (event: Pick<EventRow, 'eventKind' | 'objectStatusId' | 'price'>): string =>
  words(eventRecordOf(event).noun, event.price)[event.objectStatusId];

/** The heading over what staff answered. */
export const answerTitle = ({ objectStatusId }: Pick<EventRow, 'objectStatusId'>): string =>
  objectStatusId === rework ? 'Что исправить' : 'Почему';
