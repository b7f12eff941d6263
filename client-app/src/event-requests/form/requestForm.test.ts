import { check } from '@venue/sdk';
import { guestSeating } from '@venue/sdk/event-requests/model';
import { expect, it } from 'vitest';
import { newRequest, requestSchema } from './requestForm.ts';

const schema = requestSchema([{ spaceId: 30, spaceName: 'Лекторий', capacity: 80, seatings: [] }]);

it('tells what contradicts itself while the contacts, which come last, are still missing', () => {
  const request = {
    ...newRequest(undefined),
    spaceId: 30,
    eventRequestParticipantsAmount: 500,
    guestSitting: guestSeating.other,
  };
  const result = check(schema, request);
  expect(result.ok ? {} : result.fields).toMatchObject({
    eventRequestFIO: 'Обязательное поле',
    guestSittingOther: 'Обязательное поле',
    eventRequestParticipantsAmount: expect.stringMatching(/не\sбольше 80 человек/),
  });
});
