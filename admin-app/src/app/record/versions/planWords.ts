import { capitalized, type Plan } from '@venue/sdk';
import { formatDateTime, formatDayAndMonth, formatTime } from '@venue/shared-ui/dates/format.ts';

/** The schedule of a record in words: `Публикация 05.12.2026 10:00, снятие 07.12.2026 20:00`. */
export function planWords({ publishAt, withdrawAt }: Pick<Plan, 'publishAt' | 'withdrawAt'>): string {
  const parts = [
    ...(publishAt ? [`публикация ${formatDateTime(publishAt).replace(' ', '\u00a0')}`] : []),
    ...(withdrawAt ? [`снятие ${formatDateTime(withdrawAt).replace(' ', '\u00a0')}`] : []),
  ];
  return capitalized(parts.join(', '));
}

/** The next scheduled step, in short: `Выйдет 3 декабря, 10:00`. */
export function planLabel({ publishAt, withdrawAt, refusal }: Plan): string {
  if (refusal !== null) return publishAt ? 'Не\u00a0опубликовано в\u00a0срок' : 'Не\u00a0снято в\u00a0срок';
  const at = publishAt ?? withdrawAt;
  return at
    ? `${publishAt ? 'Выйдет' : 'Снимем'} ${formatDayAndMonth(at).replace(' ', '\u00a0')}, ${formatTime(at)}`
    : '';
}

export const planTexts = {
  refused: 'Не удалось изменить расписание',
  failed: 'Не удалось изменить расписание',
};
