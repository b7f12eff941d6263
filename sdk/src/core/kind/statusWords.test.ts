import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { models } from '../../models.ts';
import type { Option } from '../schema/enums.ts';
import { agreed, type Noun } from './noun.ts';
import { decisionWords, type StatusWord, statusWords } from './statusWords.ts';

/** Tones the specification gives (section 4, colours) that differ from the dictionary's. */
const coloured: Readonly<Record<string, string>> = {
  'eventStatus.draft': 'primary',
  'eventRequestStatus.draft': 'primary',
  'eventRequestStatus.new': 'good',
  'eventRequestStatus.inProgress': 'good',
  'marketRequestStatus.onVerification': 'primary',
  'brandStatus.accepted': 'primary',
};

/** Statuses with a name from the dictionary but another meaning: their labels say of what, by whom or where. */
const others: Readonly<Record<string, string>> = {
  'staffBookingStatus.awaitingPayment': 'Временная бронь',
  'roomRequestStatus.cancelled': 'Бронь отменена',
  'waitStatus.cancelled': 'Отменено площадкой',
  'ticketWaitStatus.offered': 'Места предложены',
  'ticketWaitStatus.cancelled': 'Мероприятие отменено',
  'checkInOutcome.cancelled': 'Билет отменён',
  'paymentStatus.canceled': 'Не прошла',
  'orderInvoiceStatus.cancelled': 'Аннулирован',
  'answerResult.accepted': 'Принято без\u00a0расхождений',
};

const genders = ['m', 'f', 'n'] as const;
const formsOf = (word: string) => genders.map(gender => agreed({ gender } as Noun, word));
const dictionary = Object.entries<StatusWord>(statusWords);

interface Status {
  readonly id: string;
  readonly name: string;
  readonly option: Option;
}

/** Every status of every model: the values of enumerations with a tone other than neutral. */
const statuses = Object.values<Readonly<Record<string, unknown>>>(models).flatMap(area =>
  Object.entries(area).flatMap(([enumeration, value]): Status[] => {
    if (typeof value !== 'object' || value === null || !('options' in value) || !('names' in value)) return [];
    const { names, options } = value as { names: readonly string[]; options: readonly Option[] };
    if (!options.some(({ tone }) => tone !== undefined && tone !== 'neutral')) return [];
    return options.map((option, index) => ({
      id: `${enumeration}.${names[index]}`,
      name: names[index] ?? '',
      option,
    }));
  }),
);

test('there are statuses to look at', () => {
  expect(statuses.length).toBeGreaterThan(100);
});

test.each(statuses.map(each => [each.id, each] as const))(
  '%s has the word and the tone of its status',
  (id, { name, option }) => {
    const byName = dictionary.find(([, { names }]) => names.includes(name));
    if (id in others) expect(option.label).toBe(others[id]);
    else if (byName) expect(formsOf(byName[1].word)).toContain(option.label);
    const bySaid = dictionary.find(([, { word }]) => formsOf(word).includes(option.label));
    if (bySaid) expect(option.tone).toBe(coloured[id] ?? bySaid[1].tone);
  },
);

test('one word has one tone, also where only one kind has it', () => {
  const tones = new Map<string, Set<string>>();
  for (const { id, option } of statuses)
    if (!(id in coloured)) tones.set(option.label, (tones.get(option.label) ?? new Set()).add(option.tone ?? ''));
  expect([...tones].filter(([, each]) => each.size > 1).map(([word, each]) => `${word}: ${[...each]}`)).toEqual([]);
});

test('no exception outlives what it excepts, and no two entries have one word or one name', () => {
  const ids = statuses.map(({ id }) => id);
  expect([...Object.keys(coloured), ...Object.keys(others)].filter(id => !ids.includes(id))).toEqual([]);
  const words = dictionary.flatMap(([, { word }]) => [...new Set(formsOf(word))]);
  const names = dictionary.flatMap(([, each]) => each.names);
  expect(words).toEqual([...new Set(words)]);
  expect(names).toEqual([...new Set(names)]);
});

test('a decision is said by the word of the status it leads to', () => {
  expect(decisionWords.reject.done).toBe(statusWords.rejected.word);
  expect(decisionWords.accept.done).toBe(statusWords.accepted.word);
  expect(decisionWords.confirm.done).toBe(statusWords.confirmed.word);
  expect(decisionWords.publish.done).toBe(statusWords.published.word);
  expect(decisionWords.delete.done).toBe(statusWords.deleted.word);
  expect(decisionWords.rework.done).toContain('на\u00a0доработку');
});

/** Former names of statuses, which must not come back. */
const former = /[Оо]жида(?:ет|ют)(?:ся)? оплат|Ждём оплату|Часы ждут оплаты|Начать проверку|'Отказано'|Ждёт проверки/;

test.each(['admin-app', 'client-app', 'server', 'shared-ui', 'sdk'])('no screen or text of %s says another', part => {
  const root = new URL(`../../../../${part}/src/`, import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    file => /\.tsx?$/.test(file) && !/(test|testing)\.tsx?$/.test(file),
  );
  expect(files.filter(file => former.test(readFileSync(new URL(file, root), 'utf8')))).toEqual([]);
});
