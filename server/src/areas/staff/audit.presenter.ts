import { auditWords } from './audit.words.ts';

interface Person {
  readonly lastname: string;
  readonly middlename: string;
}

// Patronymics tell; where there is none, most surnames do.
const isWoman = ({ lastname, middlename }: Person) =>
  middlename ? /(на|кызы)$/i.test(middlename) : /([оеё]ва|[иы]на|ая)$/i.test(lastname);

/** What is known of one change without reading it whole. */
export interface Change {
  readonly callId: string;
  /** The status it led to. */
  readonly status?: number | null;
  /** The mark it set or took away. */
  readonly mark?: boolean | null;
  readonly isNew?: boolean;
}

function wordsOf({ callId, status, mark, isNew }: Change): string {
  const words = auditWords[callId] ?? 'Изменил(а) запись';
  if (typeof words === 'string') return words;
  const { other, fresh, byStatus, byMark } = words;
  const marked = typeof mark === 'boolean' ? byMark?.[mark ? 0 : 1] : undefined;
  return (isNew ? fresh : undefined) ?? byStatus?.[status ?? 0] ?? marked ?? other;
}

/** What a change was, by the hand of a person: «Опубликовала статью». */
export const sentenceOf = (change: Change, person: Person): string =>
  wordsOf(change).replaceAll('(а)', isWoman(person) ? 'а' : '');

/** The calls whose words contain what was typed; with `statuses`, only where they led to one of those. */
export function callsMatching(typed: string): { callId: string; statuses?: number[] }[] {
  const wanted = plain(typed);
  const said = (text: string) => ['', 'а'].some(ending => plain(text.replaceAll('(а)', ending)).includes(wanted));
  return Object.entries(auditWords).flatMap(([callId, words]) => {
    if (typeof words === 'string') return said(words) ? [{ callId }] : [];
    const { other, fresh, byStatus = {}, byMark = [] } = words;
    if ([other, fresh ?? other, ...byMark].some(said)) return [{ callId }];
    const statuses = Object.entries(byStatus).flatMap(([status, text]) => (said(text) ? [Number(status)] : []));
    return statuses.length > 0 ? [{ callId, statuses }] : [];
  });
}

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');
