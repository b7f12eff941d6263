import { failedAt, formatMoney, formatPhone } from '@venue/sdk';
import { downloadEventRequestFile, downloadRunningOrder } from '@venue/sdk/event-requests';
import type { getEventRequest } from '@venue/sdk/event-requests/admin';
import { eventRequestRecord } from '@venue/sdk/event-requests/kind';
import { saveFile } from '@venue/shared-ui/data/saveFile.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import type { ReactNode } from 'react';
import { Facts } from '../../app/record/Facts.tsx';
import { factsOf } from '../../app/record/RecordFacts.tsx';
import type { RecordOf } from '../../app/record/RecordPage.tsx';
import { UserLink } from '../users/users.view.ts';
import css from './Answers.module.css';

type Request = RecordOf<typeof getEventRequest>;

const parts = {
  'О мероприятии': [
    'eventRequestTitle',
    'eventRequestDescription',
    'eventRequestTargetAudience',
    'format',
    'creativeInfo',
    'eventRequestTarif',
    'ageRestriction',
    'ticketType',
    'needReg',
    'regForm',
    'needVenuePortalReg',
    'eventRequestReferral',
    'rejectionReason',
  ],
  Время: [
    'eventDuration',
    'eventRequestDateStart',
    'eventRequestDays',
    'eventRequestTime',
    'eventRequestPreparationTimeBefore',
    'eventRequestPreparationTimeAfter',
    'guestsGatheringStart',
    'installationStartTime',
    'installationEndTime',
    'uninstallationStartTime',
    'uninstallationEndTime',
    'earlyPreparationInfo',
  ],
  Пространство: [
    'eventRequestSpace',
    'eventRequestParticipantsAmount',
    'guestSitting',
    'guestSittingOther',
    'tableArrangement',
    'tableArrangementOther',
    'venueAccessType',
    'admittance',
  ],
  'Техника и услуги': [
    'needVideoWall',
    'needVideoPresentation',
    'needCathedra',
    'microphoneType',
    'artisticLight',
    'videoPlan',
    'needRecord',
    'needAdditionalEquipment',
    'needAdditionalEquipmentInfo',
    'specialServices',
    'needCatering',
  ],
} as const;

const contacts = ['eventRequestFIO', 'eventRequestPhone', 'eventRequestEmail', 'eventRequestINN'] as const;

/** Everything the customer answered; empty answers are omitted. */
export function Answers({ request }: { request: Request }) {
  const ordered = request.eventRequestServices.flatMap(group => group.services.filter(({ quantity }) => quantity > 0));
  return (
    <div className={css.answers}>
      <Part title="Заказчик">
        <Facts
          rows={[['Учётная запись', <Account key="account" {...request} />], ...answeredRows(request, contacts)]}
        />
      </Part>
      {Object.entries(parts)
        .map(([title, fields]) => ({ title, rows: answeredRows(request, fields) }))
        .filter(({ rows }) => rows.length > 0)
        .map(({ title, rows }) => (
          <Part key={title} title={title}>
            <Facts rows={rows} />
          </Part>
        ))}
      {request.hours.length > 0 && (
        <Part title="Закреплённые часы">
          <p>{request.hours.map(hour => formatDateTime(hour)).join(', ')}</p>
        </Part>
      )}
      {ordered.length > 0 && (
        <Part title="Заказанные услуги">
          <Facts
            rows={ordered.map(({ serviceName, quantity, unit, price }) => [
              serviceName,
              `${quantity} ${unit} · ${formatMoney(price * quantity)}`,
            ])}
          />
        </Part>
      )}
      {request.eventRequestTechnicalScenarios.map(({ spaceId, spaceName, technicalScenarios }) => (
        <Part key={spaceId} title={`Технический сценарий: ${spaceName}`}>
          <ol className={css.stages}>
            {technicalScenarios.map(stage => (
              <li key={stage.technicalScenarioId}>
                <span className={css.time}>
                  {[stage.technicalScenarioTimeStart, stage.technicalScenarioTimeEnd].filter(Boolean).join('–') || '—'}
                </span>
                <span>{stage.technicalScenarioValue}</span>
              </li>
            ))}
          </ol>
        </Part>
      ))}
      {request.eventRequestTechnicalScenarios.length > 0 && <RunningOrder id={request.eventRequestId} />}
      {request.eventRequestFiles.length > 0 && (
        <Part title="Файлы">
          <ul className={css.files}>
            {request.eventRequestFiles.map(file => (
              <li key={file.fileId}>
                <span>{file.fileName}</span>
                <Download fileId={file.fileId} name={file.fileName} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.part} aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);

/** The non-empty fields of a request. */
const answeredRows = (request: Request, fields: readonly (keyof Request & keyof typeof eventRequestRecord.fields)[]) =>
  factsOf(
    eventRequestRecord,
    request,
    fields.filter(name => ![null, '', false].some(nothing => request[name] === nothing)),
  ).filter(([, value]) => value !== '');

type Owner = Pick<Request, 'userId' | 'userName' | 'userPhone' | 'accountState'>;
const Account = ({ userId, userName, userPhone, accountState }: Owner) => (
  <UserLink userId={userId} name={userName || formatPhone(userPhone)} accountState={accountState} />
);

/** Downloads the scenario for printing, with sound, light, screen and files of each stage. */
function RunningOrder({ id }: { id: number }) {
  const { send, busy } = useSend(downloadRunningOrder, {
    refused: 'Не удалось скачать сценарий',
    failed: failedAt('скачивании сценария'),
  });
  const download = async () => {
    const file = await send({ id });
    if (file) saveFile(file);
  };
  return (
    <div>
      <Button variant="outlined" aria-busy={busy || undefined} onClick={() => void download()}>
        Скачать сценарий (PDF)
      </Button>
    </div>
  );
}

const texts = { refused: 'Не удалось скачать файл', failed: failedAt('скачивании файла') } as const;

function Download({ fileId, name }: { fileId: number; name: string }) {
  const { send, busy } = useSend(downloadEventRequestFile, texts);
  const download = async () => {
    const file = await send({ fileId });
    if (file) saveFile(file);
  };
  return (
    <Button size="small" aria-busy={busy || undefined} aria-label={`Скачать: ${name}`} onClick={() => void download()}>
      Скачать
    </Button>
  );
}
