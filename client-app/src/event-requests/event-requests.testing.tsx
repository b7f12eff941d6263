import { estimateEvent } from '@venue/sdk/event-estimates';
import * as calls from '@venue/sdk/event-requests';
import {
  type Estimate,
  type EventRequest,
  eventRequestStatus,
  eventTariff,
  lightOption,
  musicOption,
  specialService,
  type TechnicalScenarioStage,
} from '@venue/sdk/event-requests/model';
import { getEventInvoice } from '@venue/sdk/papers';
import { getProfile } from '@venue/sdk/profile';
import { mock } from '@venue/sdk/testing';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { renderScreen, signedIn } from '../app/testing.tsx';
import { maria } from '../profile/profile.testing.tsx';
import { newRequest } from './form/requestForm.ts';

const AT = '2026-11-20T04:00:00.000Z';
export const hall = { spaceId: 47, spaceName: 'Большой конференц-зал', capacity: 120, seatings: [] };
const manager = { managerId: 3, managerName: 'Ольга', managerLastName: 'Громова', managerMiddleName: '' };

export const aStage = (over: Partial<TechnicalScenarioStage> = {}): TechnicalScenarioStage => ({
  technicalScenarioId: 31,
  technicalScenarioValue: 'Открытие',
  technicalScenarioDay: null,
  technicalScenarioTimeStart: '10:00',
  technicalScenarioTimeEnd: '10:30',
  technicalScenarioContent: null,
  technicalScenarioContentInfo: '',
  technicalScenarioSound: null,
  technicalScenarioScreen: null,
  technicalScenarioLight: null,
  technicalScenarioOrder: 1,
  technicalScenarioRequired: false,
  ...over,
});

const {
  version: _,
  technicalScenarios: __,
  eventRequestServices: ___,
  specialServiceIds: ____,
  eventRequestCreativeId: _____,
  tariffId,
  managerId,
  referralId,
  spaceId,
  formatId,
  ageRestrictionId,
  admittanceId,
  ...blank
} = newRequest(undefined);

/** A draft with all it needs. */
export const aRequest = (over: Partial<EventRequest> = {}): EventRequest => ({
  ...blank,
  eventRequestId: 12,
  eventRequestTitle: 'Форум предпринимателей',
  eventRequestFIO: 'Котова Мария Ивановна',
  eventRequestPhone: '9120000101',
  eventRequestEmail: 'maria@example.ru',
  eventRequestINN: '6670123456',
  eventRequestDescription: 'Две сессии и выставка',
  eventRequestDateStart: '2100-03-01T05:00:00.000Z',
  eventRequestParticipantsAmount: 100,
  eventRequestStatus: eventRequestStatus.draft,
  eventRequestSpace: hall,
  managerInfo: null,
  hasReview: false,
  unread: 0,
  proposalStatus: null,
  endedBy: null,
  proposals: [],
  papers: [],
  updatedAt: AT,
  can: ['edit', 'submit', 'remove'],
  creativeInfo: null,
  eventRequestTarif: { tariffId: eventTariff.paid, tariffValue: 'Платный' },
  eventRequestReferral: null,
  format: { formatId: 1, formatValue: 'Конференция' },
  ageRestriction: null,
  admittance: null,
  specialServices: [],
  eventRequestFiles: [],
  eventRequestServices: [
    {
      ...hall,
      services: [
        {
          serviceId: 5,
          serviceName: 'Гардероб',
          serviceThumb: null,
          serviceGroup: 'Персонал',
          unit: 'ч',
          price: 150_000,
          minimum: 1,
          perGuest: false,
          quantity: 0,
        },
      ],
    },
  ],
  eventRequestTechnicalScenarios: [{ ...hall, technicalScenarios: [] }],
  rejectionReason: null,
  version: 4,
  ...over,
});

const anEstimate: Estimate = {
  lines: [
    { title: 'Большой конференц-зал, тариф «Платный»', quantity: 3, unit: 'ч', unitPrice: 1_800_000, sum: 5_400_000 },
  ],
  price: 5_400_000,
  unpriced: ['Кейтеринг'],
};

const noInvoice = { mayChoose: false, sum: 0, organisations: [], invoice: null, act: null };

/** Starts a server for one test file; `usual` mocks what every screen of event requests loads. */
export function startServer() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  const usual = () => [
    mock(getProfile).replies({ message: maria }),
    mock(calls.listAgeRestrictions).replies({ message: { ageRestrictions: [] } }),
    mock(calls.listEventTariffs).replies({
      message: { tariffs: eventTariff.options.map(({ id, label }) => ({ tariffId: id, tariffValue: label })) },
    }),
    mock(calls.listLightTypes).replies({
      message: { lightTypes: lightOption.options.map(({ id, label }) => ({ lightTypeId: id, lightTypeValue: label })) },
    }),
    mock(calls.listSoundTypes).replies({
      message: { soundTypes: musicOption.options.map(({ id, label }) => ({ soundTypeId: id, soundTypeValue: label })) },
    }),
    mock(calls.listActions).replies({ message: { actions: [{ actionId: 1, actionValue: 'Выступление' }] } }),
    mock(calls.listAdmittance).replies({ message: { admittance: [] } }),
    mock(calls.listAccessModes).replies({ message: { accessModes: [] } }),
    mock(calls.listFormats).replies({
      message: {
        formats: [
          { formatId: 1, formatValue: 'Конференция' },
          { formatId: 2, formatValue: 'Лекция' },
        ],
      },
    }),
    mock(calls.listReferrals).replies({ message: { referrals: [] } }),
    mock(calls.listManagers).replies({ message: { managers: [manager] } }),
    mock(calls.listCreatives).replies({ message: { creatives: [] } }),
    mock(calls.listSpecialServices).replies({
      message: {
        specialServices: specialService.options.map(({ id, label }) => ({
          specialServiceId: id,
          specialServiceValue: label,
        })),
      },
    }),
    mock(getEventInvoice).replies({ message: noInvoice }),
    mock(calls.listRequestMessages).replies({ message: { messages: [], more: false } }),
    mock(calls.listSpaces).replies({ message: { spaces: [hall] } }),
    mock(estimateEvent).replies({ message: { ...anEstimate, eventRequestServices: [] } }),
    mock(calls.listBusyHours).replies({ message: { hours: [] } }),
    mock(calls.estimateEventRequest).replies({ message: anEstimate }),
  ];
  return { server, usual };
}

/** Renders a screen at its addresses. */
export const renderPage = (paths: readonly string[], screen: ReactNode, at: string) =>
  renderScreen(
    <Routes>
      {paths.map(path => (
        <Route key={path} path={path} element={screen} />
      ))}
      <Route path="*" element={null} />
    </Routes>,
    { at, session: signedIn() },
  );
