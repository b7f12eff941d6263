import { formatDate, formatDateTime, formatField, formatPhone, momentOf, plural } from '@venue/sdk';
import { durationText, eventRequestRecord } from '@venue/sdk/event-requests/kind';
import {
  artisticLight,
  contentOption,
  type EventRequest,
  eventDays,
  eventSpans,
  guestSeating,
  lightOption,
  microphones,
  musicOption,
  screenOption,
  type TechnicalScenarioStage,
  tableArrangement,
  videoPlan,
} from '@venue/sdk/event-requests/model';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { ink, pdfOf } from '../../../core/files/pdf.ts';

const heads = ['Время', 'Что происходит', 'Экран', 'Звук', 'Свет', 'Пояснения и\u00a0файлы', ''] as const;
const widths = [62, '*', 92, 92, 82, '*', 12];

/** The schedule for technicians: by space, every stage with its time, screen, sound, light and files. */
export function runningOrderPdf(request: EventRequest, now: Date): Promise<Buffer> {
  const number = `№\u00a0${request.eventRequestId}`;
  return pdfOf({
    info: { title: `Технический сценарий: ${request.eventRequestTitle || number}` },
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: [36, 34, 36, 44],
    footer: (page, pages) => ({
      margin: [36, 12, 36, 0],
      fontSize: 8,
      color: ink.soft,
      columns: [
        `Заявка ${number}, на\u00a0${formatDateTime(now)}`,
        { text: `Страница ${page} из\u00a0${pages}`, alignment: 'right' },
      ],
    }),
    content: [
      {
        text: request.eventRequestTitle || 'Без названия',
        fontSize: 16,
        bold: true,
        color: ink.accent,
        headlineLevel: 1,
      },
      { text: `Технический сценарий · заявка ${number}`, color: ink.soft, margin: [0, 2, 0, 8] },
      ...factsOf(request).map(([name, value]) => ({ text: [{ text: `${name}: `, color: ink.soft }, value] })),
      ...request.eventRequestTechnicalScenarios.flatMap(place => placeOf(place, request)),
    ],
  });
}

/** The facts above the schedule: when, for whom, and what the space needs for all stages. */
function factsOf(request: EventRequest): (readonly [string, string])[] {
  const { eventRequestDateStart: start, eventRequestParticipantsAmount: people, managerInfo: manager } = request;
  const spans = eventSpans(request).map(({ from, to }) => `${formatDateTime(from)}\u00a0– ${formatDateTime(to)}`);
  const needed = [
    request.needVideoWall && 'видеостена',
    request.needVideoPresentation && 'показ презентации',
    request.needCathedra && 'трибуна',
    request.needRecord && 'запись',
    request.needAdditionalEquipment && request.needAdditionalEquipmentInfo,
  ];
  const facts: (readonly [string, string | false | null])[] = [
    ['Дни', formatField(eventRequestRecord.fields.eventRequestDays, eventDays(request))],
    [
      'Начало',
      eventDays(request).length === 0 &&
        start &&
        `${formatDateTime(start)}, продолжительность ${durationText(request.eventRequestTime)}`,
    ],
    ['Пространство занято', spans.join('; ')],
    ['Сбор гостей', request.guestsGatheringStart && `с\u00a0${request.guestsGatheringStart}`],
    ['Монтаж', period(request.installationStartTime, request.installationEndTime)],
    ['Демонтаж', period(request.uninstallationStartTime, request.uninstallationEndTime)],
    ['Участников', people !== null && plural(people, 'человек', 'человека', 'человек')],
    [
      'Рассадка',
      request.guestSittingOther || (request.guestSitting && guestSeating.option(request.guestSitting).label),
    ],
    [
      'Столы',
      request.tableArrangementOther ||
        (request.tableArrangement && tableArrangement.option(request.tableArrangement).label),
    ],
    ['Микрофоны', request.microphoneType && microphones.option(request.microphoneType).label],
    ['Художественный свет', request.artisticLight && artisticLight.option(request.artisticLight).label],
    ['Съёмка', request.videoPlan && videoPlan.option(request.videoPlan).label],
    ['Понадобится', needed.filter(Boolean).join(', ')],
    ['Заранее', request.earlyPreparationInfo],
    [
      'Контакт',
      [request.eventRequestFIO, /^\d{10}$/.test(request.eventRequestPhone) && formatPhone(request.eventRequestPhone)]
        .filter(Boolean)
        .join(', '),
    ],
    ['Менеджер', manager && [manager.managerLastName, manager.managerName].filter(Boolean).join(' ')],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}

const period = (from: string | null, to: string | null) =>
  [from && formatDateTime(from), to && formatDateTime(to)].filter(Boolean).join('\u00a0– ');

function placeOf(
  { spaceName, technicalScenarios }: EventRequest['eventRequestTechnicalScenarios'][number],
  request: EventRequest,
): Content[] {
  const filesAt = (id: number | null) =>
    request.eventRequestFiles.filter(file => file.technicalScenarioId === id).map(({ fileName }) => fileName);
  const rows = technicalScenarios.map((stage): TableCell[] => [
    { text: timeOf(stage), noWrap: true },
    { text: stage.technicalScenarioValue, bold: true },
    screenOf(stage),
    stage.technicalScenarioSound ? musicOption.option(stage.technicalScenarioSound).label : '—',
    stage.technicalScenarioLight ? lightOption.option(stage.technicalScenarioLight).label : '—',
    [stage.technicalScenarioContentInfo, ...filesAt(stage.technicalScenarioId)].filter(Boolean).join('\n'),
    { canvas: [{ type: 'rect', x: 0, y: 1, w: 9, h: 9, r: 1, lineColor: ink.soft }] },
  ]);
  return [
    { text: spaceName, fontSize: 13, bold: true, margin: [0, 14, 0, 6], headlineLevel: 2 },
    {
      layout: { hLineWidth: line => (line === 0 ? 0 : 0.5), vLineWidth: () => 0, hLineColor: () => ink.soft },
      table: {
        headerRows: 1,
        keepWithHeaderRows: 1,
        // A stage and its sound are not split across pages.
        dontBreakRows: true,
        widths,
        body: [heads.map(text => ({ text, bold: true, color: ink.soft, fontSize: 8.5 })), ...rows],
      },
    },
  ];
}

function timeOf(stage: TechnicalScenarioStage): string {
  const { technicalScenarioTimeStart: start, technicalScenarioTimeEnd: end, technicalScenarioDay: day } = stage;
  const time = start && end ? `${start}–${end}` : start ? `с\u00a0${start}` : '—';
  return day === null ? time : `${formatDate(momentOf(day, 12))}\n${time}`;
}

function screenOf({ technicalScenarioContent: content, technicalScenarioScreen: screen }: TechnicalScenarioStage) {
  if (content === null) return '—';
  const { label } = contentOption.option(content);
  return content === contentOption.none || screen === null
    ? label
    : `${label}, ${screenOption.option(screen).label.toLowerCase()}`;
}
