import { formatPhone } from '@venue/sdk';
import {
  contentOption,
  type EventRequest,
  lightOption,
  musicOption,
  screenOption,
} from '@venue/sdk/event-requests/model';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { people } from '../form/duration.ts';
import type { RequestValues } from '../form/requestForm.ts';
import css from './RunningOrder.module.css';
import { inPlace, type StageValues, spanOf } from './stages.ts';

interface Props {
  request: EventRequest;
  values: RequestValues;
}

/** The technician's paper: when, what, sound, light and screen of every stage, and whom to call. Seen on paper only. */
export const RunningOrder = ({ request, values }: Props) => (
  <article className={css.paper}>
    <h1>{values.eventRequestTitle || 'Мероприятие'}</h1>
    <p>
      <span>Технический сценарий · заявка №&nbsp;{request.eventRequestId}</span>
      {values.eventRequestDateStart && <span>{` · начало ${formatDateTime(values.eventRequestDateStart)}`}</span>}
      {values.eventRequestParticipantsAmount !== null && (
        <span>{` · ${people(values.eventRequestParticipantsAmount)}`}</span>
      )}
    </p>
    <p>
      <span>Контакт: {values.eventRequestFIO}</span>
      {values.eventRequestPhone.length === 10 && <span>{`, ${formatPhone(values.eventRequestPhone)}`}</span>}
    </p>
    {request.eventRequestTechnicalScenarios.map(({ spaceId, spaceName }) => (
      <section key={spaceId}>
        <h2>{spaceName}</h2>
        <table>
          <thead>
            <tr>
              <th>Время</th>
              <th>Что происходит</th>
              <th>Экран</th>
              <th>Звук</th>
              <th>Свет</th>
              <th>Пояснения и&nbsp;файлы</th>
              <th>✓</th>
            </tr>
          </thead>
          <tbody>
            {inPlace(values.technicalScenarios, spaceId).map(stage => (
              <tr key={stage.technicalScenarioId}>
                <td>{spanOf(stage)}</td>
                <td>{stage.technicalScenarioValue}</td>
                <td>{screenOf(stage)}</td>
                <td>{labelOf(musicOption, stage.technicalScenarioSound)}</td>
                <td>{labelOf(lightOption, stage.technicalScenarioLight)}</td>
                <td>
                  {[
                    stage.technicalScenarioContentInfo,
                    ...request.eventRequestFiles
                      .filter(file => file.technicalScenarioId === stage.technicalScenarioId)
                      .map(file => file.fileName),
                  ]
                    .filter(Boolean)
                    .join('; ')}
                </td>
                <td />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    ))}
  </article>
);

const labelOf = (values: { option: (id: number | null) => { label: string } }, id: number | null | '') =>
  id ? values.option(id).label : '';

const screenOf = ({ technicalScenarioContent: content, technicalScenarioScreen: screen }: StageValues) =>
  [labelOf(contentOption, content), content !== contentOption.none && labelOf(screenOption, screen).toLowerCase()]
    .filter(Boolean)
    .join(', ');
