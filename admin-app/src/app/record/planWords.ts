import { capitalized } from '@venue/sdk';
import type { PublicationPlan } from '@venue/sdk/versions/model';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';

/** What becomes of a record by itself: `Публикация 05.12.2026 10:00, снятие 07.12.2026 20:00`. */
export function planWords({ publishAt, withdrawAt }: Pick<PublicationPlan, 'publishAt' | 'withdrawAt'>): string {
  const said = [
    ...(publishAt ? [`публикация ${formatDateTime(publishAt).replace(' ', '\u00a0')}`] : []),
    ...(withdrawAt ? [`снятие ${formatDateTime(withdrawAt).replace(' ', '\u00a0')}`] : []),
  ];
  return capitalized(said.join(', '));
}

export const planTexts = {
  refused: 'Не удалось изменить расписание',
  failed: 'Не удалось изменить расписание',
};
