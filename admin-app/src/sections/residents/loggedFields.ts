import { residentStatus } from '@venue/sdk/residents/model';
import type { FieldWords } from '../../app/record/FieldChanges.tsx';
import { linesOf } from '../../app/record/lines.ts';

/** The fields of a resident as its history calls them. */
export const loggedFields: Readonly<Record<string, FieldWords>> = {
  residentName: 'Название',
  residentDescription: { label: 'Описание', show: html => linesOf(String(html)).join('\n') },
  residentSiteUrl: 'Сайт',
  residentStatus: { label: 'Статус', show: id => residentStatus.option(Number(id)).label },
  residentIsActual: 'Актуален',
  residentImage: { label: 'Картинка', show: () => 'файл' },
};
