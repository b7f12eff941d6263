import type { FileImage } from '@venue/sdk';
import { eventGaps } from '@venue/sdk/events/model';
import { focusField } from '@venue/shared-ui/form/ErrorSummary.tsx';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { useWatch } from 'react-hook-form';
import css from './CheckStep.module.css';
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

/** What is still missing before it may be published; each leads to its field. */
export function CheckStep({ mainImage, next }: { mainImage: FileImage | null; next: string }) {
  // Within the form all values are there from the beginning.
  const values = useWatch() as EventValues;
  const typed = (['eventTitle', 'date', 'time'] as const).filter(name => values[name] === '');
  const missing = [...typed, ...Object.keys(eventGaps({ ...values, mainImage }))];
  return (
    <>
      {missing.length > 0 ? (
        <div className={css.missing}>
          <p className={css.title}>Чтобы опубликовать, заполните:</p>
          <ul>
            {missing.map(name => (
              <li key={name}>
                <button type="button" className={css.link} onClick={() => focusField(name)}>
                  {titles[name] ?? name}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className={css.ready}>
          <Icon name="success" size={20} />
          Всё заполнено
        </p>
      )}
      <p className={css.next}>{next}</p>
    </>
  );
}
