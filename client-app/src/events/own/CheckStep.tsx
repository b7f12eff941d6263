import { formatField } from '@venue/sdk';
import { listCategories } from '@venue/sdk/events';
import type { VenueEvent } from '@venue/sdk/events/model';
import { listRooms } from '@venue/sdk/rooms';
import { EventSheet } from '@venue/shared-ui/areas/events/EventSheet.tsx';
import { eventSteps, fields, fieldTitles, missingFields } from '@venue/shared-ui/areas/events/eventForm.ts';
import { shownEvent } from '@venue/shared-ui/areas/events/shownEvent.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { MissingFields } from '@venue/shared-ui/draft/MissingFields.tsx';
import { Fact } from '@venue/shared-ui/parts/record/Sheet.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { useWatch } from 'react-hook-form';
import { AnswerList, StepAnswers } from '../../app/records/StepAnswers.tsx';
import css from './Editor.module.css';
import type { EventValues } from './eventForm.ts';

/** Fields shown in the preview below, not in the list of answers. */
const apart: readonly string[] = ['eventKind', 'eventDescription', 'mainImage', 'image', 'meta'];

/** Missing fields, what happens next, all answers with links to their steps, and a preview of the public page. */
export function CheckStep({ event }: { event: VenueEvent }) {
  // The form has a value for every field from the start.
  const values = useWatch() as EventValues;
  const categories = useCall(listCategories, {}).data?.message.categories ?? [];
  const rooms = useCall(listRooms, {}).data?.message.rooms ?? [];
  const shown = shownEvent(event, values, { categories, rooms });
  const textOf = (name: keyof typeof fields & keyof EventValues): string => {
    if (name === 'categoryId') return shown.category?.categoryName ?? '';
    if (name === 'roomId') return shown.roomName ?? '';
    const value = values[name];
    return value === false || (Array.isArray(value) && value.length === 0) ? '' : formatField(fields[name], value);
  };
  return (
    <>
      <MissingFields
        names={missingFields(values, event)}
        titles={fieldTitles}
        title="Перед отправкой заполните:"
        ready="Всё заполнено, можно отправлять"
      >
        Сотрудник площадки проверит и&nbsp;опубликует или напишет, что исправить. Ответ придёт в&nbsp;СМС
        и&nbsp;появится здесь. Во&nbsp;время проверки изменить ничего нельзя.
      </MissingFields>
      <AnswerList>
        {Object.entries(eventSteps)
          .map(([step, { title, fields }]) => ({ step, title, named: fields.filter(name => !apart.includes(name)) }))
          .filter(({ named }) => named.length > 0)
          .map(({ step, title, named }) => (
            <StepAnswers
              key={step}
              title={title}
              step={step}
              facts={(named as (keyof typeof fields & keyof EventValues)[])
                .map(name => ({ name, text: textOf(name) }))
                .filter(({ text }) => text !== '')
                .map(({ name, text }) => (
                  <Fact key={name} title={fields[name].label} multiline>
                    {text}
                  </Fact>
                ))}
            />
          ))}
      </AnswerList>
      <section className={css.preview} aria-label="Как увидят гости">
        <SoftText size="small">Так страницу увидят гости</SoftText>
        <h3>{values.eventTitle || 'Без названия'}</h3>
        <EventSheet event={shown} />
      </section>
    </>
  );
}
