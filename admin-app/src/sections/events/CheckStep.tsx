import type { RecordPicture } from '@venue/sdk';
import { eventGaps } from '@venue/sdk/events/model';
import { MissingFields } from '@venue/shared-ui/draft/MissingFields.tsx';
import { useWatch } from 'react-hook-form';
import type { EventValues } from './eventForm.ts';

const titles: Readonly<Record<string, string>> = {
  eventTitle: 'Название',
  date: 'День начала',
  time: 'Время начала',
  eventLead: 'Коротко о\u00a0главном',
  eventDescription: 'Описание',
  categoryId: 'Категория',
  place: 'Помещение или место',
  onlineUrl: 'Ссылка на\u00a0трансляцию',
  registrationUrl: 'Ссылка на\u00a0регистрацию',
  tickets: 'Билеты',
  mainImage: 'Афиша',
};

/** What is still missing before it may be published, and what happens next. */
export function CheckStep({ mainImage, next }: { mainImage: RecordPicture | null; next: string }) {
  // Within the form all values are there from the beginning.
  const values = useWatch() as EventValues;
  const typed = (['eventTitle', 'date', 'time'] as const).filter(name => values[name] === '');
  const names = [...typed, ...Object.keys(eventGaps({ ...values, mainImage }))];
  return (
    <MissingFields names={names} titles={titles} title="Чтобы опубликовать, заполните:" ready="Всё заполнено">
      {next}
    </MissingFields>
  );
}
