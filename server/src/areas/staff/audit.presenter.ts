import { isKindName, kinds } from '@venue/sdk/kinds';
import type { Area } from '../../area/area.ts';
import type { AuditTexts } from '../../area/audit.ts';

/** The texts of all areas. */
export const textsOf = (areas: readonly Area[]): AuditTexts =>
  Object.assign({}, ...areas.map(({ audit }) => audit?.texts));

interface Person {
  readonly lastname: string;
  readonly middlename: string;
}

// The patronymic tells the gender; without one, most surnames do.
const isWoman = ({ lastname, middlename }: Person) =>
  middlename ? /(на|кызы)$/i.test(middlename) : /([оеё]ва|[иы]на|ая)$/i.test(lastname);

/** The facts of a change that its sentence needs. */
export interface Change {
  readonly callId: string;
  /** The status it led to. */
  readonly status?: number | null;
  /** The mark it set or took away. */
  readonly mark?: boolean | null;
  readonly isNew?: boolean;
}

function wordsOf(texts: AuditTexts, { callId, status, mark, isNew }: Change): string {
  const words = texts[callId] ?? 'Изменил(а) запись';
  if (typeof words === 'string') return words;
  const { other, fresh, byStatus, byMark } = words;
  const marked = typeof mark === 'boolean' ? byMark?.[mark ? 0 : 1] : undefined;
  return (isNew ? fresh : undefined) ?? byStatus?.[status ?? 0] ?? marked ?? other;
}

/** A text with its verbs in the gender of a person: `Учёл(Учла)`, `Добавил(а)`. */
const spoken = (text: string, woman: boolean): string =>
  text.replace(/([А-ЯЁа-яё]+)\(([А-ЯЁа-яё]+)\)/g, (_, he: string, she: string) =>
    woman ? (she === 'а' ? he + she : she) : he,
  );

/** A change as a sentence about a person, with the verb in their gender: «Опубликовала статью». */
export const sentenceOf = (texts: AuditTexts, change: Change, person: Person): string =>
  spoken(wordsOf(texts, change), isWoman(person));

/** The calls whose words contain what was typed; with `statuses`, only where they led to one of those. */
export function callsMatching(texts: AuditTexts, typed: string): { callId: string; statuses?: number[] }[] {
  const needle = plain(typed);
  const matches = (text: string) => [false, true].some(woman => plain(spoken(text, woman)).includes(needle));
  return Object.entries(texts).flatMap(([callId, words]) => {
    if (typeof words === 'string') return matches(words) ? [{ callId }] : [];
    const { other, fresh, byStatus = {}, byMark = [] } = words;
    if ([other, fresh ?? other, ...byMark].some(matches)) return [{ callId }];
    const statuses = Object.entries(byStatus).flatMap(([status, text]) => (matches(text) ? [Number(status)] : []));
    return statuses.length > 0 ? [{ callId, statuses }] : [];
  });
}

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

/** `Статья № 12`; a change of many records has no number, and an unknown kind is called a record. */
export function recordTitle(kind: string, id: number): string {
  const title = isKindName(kind) ? kinds[kind].label : 'Запись';
  return id === 0 ? title : `${title} №\u00a0${id}`;
}
