import { expect, test } from 'vitest';
import { formatField } from '../core/kind/kind.ts';
import { check } from '../core/schema/rules.ts';
import type { Seating } from '../rooms/rooms.model.ts';
import { saveActiveEventRequest, saveMyEventRequest } from './event-requests.calls.ts';
import { type Submitted, submitFaults } from './event-requests.faults.ts';
import { eventRequestRecord } from './event-requests.kind.ts';
import {
  eventRequestMoves,
  eventRequestStatus,
  guestSeating,
  statusesAfterSubmit,
  tableArrangement,
} from './event-requests.model.ts';

const submitted = {
  eventRequestStatus: 2,
  version: 1,
  eventRequestTitle: 'Форум предпринимателей',
  eventRequestFIO: 'Иванова Анна Сергеевна',
  eventRequestPhone: '9001234567',
  eventRequestEmail: 'anna@example.ru',
  eventRequestINN: '6670123456',
  eventRequestDescription: 'Две сессии и выставка',
  eventRequestTargetAudience: '',
  eventRequestDateStart: '2027-03-01T05:00:00.000Z',
  eventRequestTime: 60,
  eventRequestPreparationTimeBefore: 60,
  eventRequestPreparationTimeAfter: 60,
  eventRequestParticipantsAmount: 120,
  guestSitting: 1,
  guestSittingOther: '',
  tableArrangement: 3,
  tableArrangementOther: '',
  needVideoWall: true,
  needVideoPresentation: true,
  needCathedra: false,
  microphoneType: 1,
  artisticLight: null,
  videoPlan: null,
  needRecord: false,
  needAdditionalEquipment: false,
  needAdditionalEquipmentInfo: '',
  earlyPreparationInfo: '',
  ticketType: 2,
  venueAccessType: 1,
  eventDuration: 1,
  guestsGatheringStart: '09:30',
  installationStartTime: null,
  installationEndTime: null,
  uninstallationStartTime: null,
  uninstallationEndTime: null,
  regForm: '',
  needReg: 2,
  needCatering: false,
  needVenuePortalReg: false,
  eventRequestCreativeId: null,
  tariffId: 1,
  managerId: null,
  referralId: null,
  spaceId: 1,
  formatId: 1,
  ageRestrictionId: null,
  admittanceId: null,
  specialServiceIds: [4],
  eventRequestServices: [],
  technicalScenarios: [],
};
const fieldsOf = (value: object) => {
  const result = check(saveMyEventRequest.body ?? expect.fail(), { ...submitted, ...value });
  return result.ok ? {} : result.fields;
};

test('a complete request may be submitted', () => expect(fieldsOf({})).toEqual({}));

test.each([
  [{ eventRequestFIO: 'Анна' }, { eventRequestFIO: 'Введите ФИО полностью' }],
  [{ eventRequestPhone: '900' }, { eventRequestPhone: 'Введите номер телефона полностью' }],
  [{ eventRequestDateStart: null }, { eventRequestDateStart: 'Обязательное поле' }],
  [{ eventRequestDateStart: '01.03.2027' }, { eventRequestDateStart: 'Укажите корректную дату и время' }],
  [{ guestsGatheringStart: '24:00' }, { guestsGatheringStart: 'Укажите корректное время' }],
  [{ spaceId: null }, { spaceId: 'Обязательное поле' }],
  [{ guestSitting: 4 }, { guestSittingOther: 'Обязательное поле' }],
  [{ tableArrangement: 4 }, { tableArrangementOther: 'Обязательное поле' }],
  [{ needAdditionalEquipment: true }, { needAdditionalEquipmentInfo: 'Обязательное поле' }],
])('submitting with %o is refused', (value, fields) => expect(fieldsOf(value)).toEqual(fields));

test('the text of «other» is asked for while other answers are still missing', () =>
  expect(fieldsOf({ guestSitting: 4, spaceId: null })).toEqual({
    guestSittingOther: 'Обязательное поле',
    spaceId: 'Обязательное поле',
  }));

test('a draft may hold anything unfinished and leave the rest out', () => {
  const body = saveMyEventRequest.body ?? expect.fail();
  expect(check(body, { eventRequestStatus: 1, version: 1 }).ok).toBe(true);
  expect(check(body, { eventRequestStatus: 1, version: 1, eventRequestPhone: '900', spaceId: null }).ok).toBe(true);
  expect(check(body, { eventRequestStatus: 3, version: 1 }).ok).toBe(false);
});

test('after submitting contacts stay valid', () => {
  const body = saveActiveEventRequest.body ?? expect.fail();
  expect(check(body, { version: 1 }).ok).toBe(true);
  expect(check(body, { version: 1, eventRequestPhone: '900' }).ok).toBe(false);
});

test('every status but draft is reached by some move, and a refusal is never left', () => {
  const reached = new Set<number>(eventRequestMoves.map(move => move.to));
  expect([...reached].sort((a, b) => a - b)).toEqual(eventRequestStatus.ids.filter(id => id !== 1));
  const left = new Set<number>(eventRequestMoves.flatMap(move => [...move.from]));
  expect(statusesAfterSubmit.filter(id => !left.has(id))).toEqual([10]);
});

test('how many guests a space holds depends on how they sit', () => {
  const space = {
    capacity: 120,
    seatings: [
      { seating: 'theatre', capacity: 110 },
      { seating: 'letterP', capacity: 30 },
    ] as const satisfies readonly Seating[],
  };
  const most = (guestSitting: Submitted['guestSitting'], tableArrangement: Submitted['tableArrangement']) => {
    for (let people = 1; people < 1000; people++) {
      const answers: Submitted = {
        eventRequestDateStart: null,
        eventRequestTime: 60,
        eventDuration: 1,
        eventRequestDays: [],
        eventRequestParticipantsAmount: people,
        installationStartTime: null,
        installationEndTime: null,
        uninstallationStartTime: null,
        uninstallationEndTime: null,
        guestSitting,
        tableArrangement,
      };
      const fault = submitFaults(
        answers,
        { ...space, seatings: [...space.seatings] },
        new Date(),
      ).eventRequestParticipantsAmount;
      if (fault !== undefined) {
        expect(fault).toBe(`В\u00a0этом пространстве помещается не\u00a0больше ${people - 1} человек`);
        return people - 1;
      }
    }
    return undefined;
  };
  expect(most(null, null)).toBe(120);
  expect(most(guestSeating.theatre, null)).toBe(110);
  expect(most(guestSeating.tables, tableArrangement.letterP)).toBe(30);
  // No capacity is known for this seating.
  expect(most(guestSeating.tables, tableArrangement.school)).toBe(120);
  expect(most(guestSeating.tables, null)).toBe(120);
  expect(most(guestSeating.none, null)).toBe(120);
  expect(most(guestSeating.other, tableArrangement.letterP)).toBe(120);
});

test('a day of an event that is still being typed reads as what is there', () => {
  const hours = { timeStart: '10:00', timeEnd: '18:00' };
  const typed = ['2027-03-15', 'Invalid Date', ''].map(day => ({ day, ...hours }));
  expect(formatField(eventRequestRecord.fields.eventRequestDays, typed)).toBe(
    '15.03.2027, 10:00–18:00; 10:00–18:00; 10:00–18:00',
  );
});
