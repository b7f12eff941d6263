import { momentOf } from '@venue/sdk';
import {
  addEventRequest,
  addEventRequestFile,
  addScenarioStage,
  answerProposal,
  getActiveEventRequest,
  getMyEventRequest,
} from '@venue/sdk/event-requests';
import { addRequestPaper, sendProposal } from '@venue/sdk/event-requests/admin';
import { type EventRequestStatus, eventRequestStatus } from '@venue/sdk/event-requests/model';
import { eq, sql } from 'drizzle-orm';
import { inTransaction } from '../../core/db/transact.ts';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { seedPriceList } from '../price-list/price-list.demo.ts';
import { offeredIn } from '../price-list/price-list.store.ts';
import { seedRooms } from '../rooms/rooms.demo.ts';
import { seedSpaces } from './demo/event-requests.demo.ts';
import { blankAnswers } from './event-requests.rules.ts';
import { eventRequest } from './event-requests.table.ts';
import { choicesOf, spacesOf } from './lists/event-requests.lists.store.ts';

/** The lecture hall, which holds 80. */
export const HALL = 30;
export const OTHER_HALL = 45;

/** When the requests of tests begin, three weeks after the clock that `openHalls` sets. */
export const START = momentOf('2026-12-22', 11).toISOString();

/** Adds rooms and spaces for events, and sets the clock to noon. */
export async function openHalls(api: TestApi): Promise<void> {
  api.clock.now = momentOf('2026-12-01', 12);
  await keepHalls(api);
}

async function keepHalls(api: TestApi): Promise<void> {
  const [hall] = await spacesOf(api.db, [HALL]);
  await inTransaction(api.db, async tx => {
    if (!hall?.capacity) await seedRooms(tx);
    if ((await offeredIn(tx, [HALL])).length > 0) return;
    await seedSpaces(tx);
    await seedPriceList(tx);
  });
}

/** The body of a complete request, which may be submitted. */
export async function wholeRequest(api: TestApi) {
  const { specialServiceIds: _, ...answers } = blankAnswers;
  const [format] = await choicesOf(api.db, 'format');
  return {
    ...answers,
    specialServiceIds: [...blankAnswers.specialServiceIds],
    eventRequestStatus: 2 as const,
    eventRequestTitle: 'Форум предпринимателей',
    eventRequestFIO: 'Иванова Анна Сергеевна',
    eventRequestPhone: '9001234567',
    eventRequestEmail: 'anna@example.ru',
    eventRequestINN: '6670123456',
    eventRequestDescription: 'Две сессии и выставка',
    eventRequestDateStart: START,
    eventRequestTime: 180,
    eventRequestParticipantsAmount: 60,
    eventDuration: 1 as const,
    tariffId: 1 as const,
    spaceId: HALL,
    formatId: format?.id ?? 0,
    eventRequestCreativeId: null,
    managerId: null,
    referralId: null,
    ageRestrictionId: null,
    admittanceId: null,
    eventRequestServices: [],
    technicalScenarios: [],
  };
}

/** A draft in the lecture hall with only a title. */
export async function anEventRequest(api: TestApi, owner: Person) {
  await keepHalls(api);
  const body = { eventRequestStatus: 1 as const, eventRequestTitle: 'Форум', spaceId: HALL };
  const { id } = await api.as(owner).send(addEventRequest, { body });
  return { id, spaceId: HALL };
}

/** A submitted request. */
export async function aSubmitted(api: TestApi, owner: Person): Promise<number> {
  await keepHalls(api);
  return (await api.as(owner).send(addEventRequest, { body: await wholeRequest(api) })).id;
}

/** A request in any status after submitting, set directly in the database. */
export async function aRequestAt(api: TestApi, owner: Person, status: EventRequestStatus): Promise<number> {
  const id = await aSubmitted(api, owner);
  const rejectionReason = status === eventRequestStatus.refused ? 'Зал занят' : null;
  // Submitted on an earlier day, because a person may send only a few a day.
  const submittedAt = new Date(api.clock.now.getTime() - 24 * 3_600_000);
  await api.db.update(eventRequest).set({ status, rejectionReason, submittedAt }).where(eq(eventRequest.id, id));
  return id;
}

/** Moves the event of a request three years back, so that it is over. */
export const letItPass = async (api: TestApi, id: number): Promise<void> =>
  void (await api.db
    .update(eventRequest)
    .set({ startsAt: sql`${eventRequest.startsAt} - interval '3 years'` })
    .where(eq(eventRequest.id, id)));

export async function aStage(api: TestApi, owner: Person, eventRequestId: number, spaceId: number): Promise<number> {
  const stage = { technicalScenarioValue: 'Открытие', technicalScenarioOrder: 2, technicalScenarioTimeStart: '11:00' };
  return (await api.as(owner).send(addScenarioStage, { body: { eventRequestId, spaceId, ...stage } })).id;
}

export const paper = (name = 'сценарий.docx', text = 'Программа') => new File([text], name);

export async function aFile(
  api: TestApi,
  owner: Person,
  to: { requestId: number; technicalScenarioId?: number },
): Promise<number> {
  return (await api.as(owner).send(addEventRequestFile, { body: { file: paper(), ...to } })).message.fileId;
}

export const proposed = {
  lines: [
    { title: 'Аренда лектория', quantity: 5, unit: 'ч', unitPrice: 300_000 },
    { title: 'Звукорежиссёр', quantity: 4, unit: 'ч', unitPrice: 180_000 },
  ],
  comment: 'Кофе-брейк посчитаем отдельно',
};

/** A proposal that waits for its customer's answer. */
export async function aProposal(api: TestApi, id: number): Promise<number> {
  const staff = await api.aStaff(['eventRequests.manage', 'eventRequests.read']);
  return (await api.as(staff).send(sendProposal, { id, body: proposed })).message.proposalId;
}

/** A proposal that the customer has accepted, so that payment may be asked for. */
export async function anAccepted(api: TestApi, owner: Person, id: number): Promise<void> {
  const proposalId = await aProposal(api, id);
  await api.as(owner).send(answerProposal, { id: proposalId, body: { accepted: true } });
}

const contract = (name = 'договор.pdf') => new File(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF'], name);

export async function aPaper(api: TestApi, id: number): Promise<number> {
  const staff = await api.aStaff(['eventRequests.manage', 'eventRequests.read']);
  return (await api.as(staff).send(addRequestPaper, { id, body: { file: contract(), paper: 1 } })).message.fileId;
}

export const myRequest = async (api: TestApi, owner: Person, id: number) =>
  (await api.as(owner).send(getMyEventRequest, { id })).message;

export const activeRequest = async (api: TestApi, owner: Person, id: number) =>
  (await api.as(owner).send(getActiveEventRequest, { id })).message;
