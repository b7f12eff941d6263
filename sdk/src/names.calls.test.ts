import { expect, test } from 'vitest';
import { nameTexts } from './core/schema/names.ts';
import { check } from './core/schema/rules.ts';
import { CallerName } from './desk/desk.model.ts';
import { MarketRequestFields } from './market/market.model.ts';
import { BusinessCardFields, PersonalInfo } from './profile/profile.model.ts';
import { OrganisationFields } from './profile/profile.organisations.model.ts';
import { RoomWanted } from './room-requests/room-requests.model.ts';
import { StaffSave } from './staff/staff.model.ts';
import { createGuestTicketOrder } from './tickets/tickets.calls.ts';

const { body: guestOrder } = createGuestTicketOrder;
if (!guestOrder) throw new Error('the call has no body');

/** Every name that a call takes, except the full name of a request for an event, which the specification rules. */
const fields = {
  'a person’s last name': PersonalInfo.shape.bioLastname,
  'a person’s name': PersonalInfo.shape.bioName,
  'a person’s middle name': PersonalInfo.shape.bioMiddlename,
  'a business card': BusinessCardFields.shape.cardName,
  'a caller at the desk': CallerName,
  'a new member of staff': StaffSave.shape.lastname,
  'who signs for an organisation': OrganisationFields.shape.headName,
  'a guest who orders tickets': guestOrder.shape.name,
  'who asks for a room': RoomWanted.shape.contactName,
  'whom to call about goods': MarketRequestFields.shape.contactName,
} as const;

const names = [
  'О’Коннор',
  'Żółć',
  'Нгуен Тхи Ань',
  'Салтыков-Щедрин',
  'Сукарно',
  'van der Berg',
  'გიორგი',
  'עומר',
  '李明',
];

test.each(Object.entries(fields))('%s is a name as a document has it', (_, schema) => {
  for (const name of names) expect(check(schema, name), name).toEqual({ ok: true, value: name });
  expect(check(schema, "О'Коннор")).toEqual({ ok: true, value: 'О’Коннор' });
  expect(check(schema, 'Анна 🎉')).toMatchObject({ ok: false, fields: { '': nameTexts.emoji } });
  expect(check(schema, 'Ан\u0007на')).toMatchObject({ ok: false, fields: { '': nameTexts.invisible } });
});
