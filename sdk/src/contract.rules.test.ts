import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { LoginResult, StaffLoginBody } from './auth/auth.model.ts';
import { EMAIL_CODE_MINUTES } from './codes/codes.model.ts';
import { DateText, DateTimeText, HoursMinutes, notFuture, notPast } from './core/format/dates.ts';
import { formatPhone, formatTime } from './core/format/format.ts';
import { endOfHour } from './core/format/hours.ts';
import { mayMove } from './core/schema/moves.ts';
import { check, Email, FullName, Inn, messages, Phone, required, SiteUrl, TimeOfDay } from './core/schema/rules.ts';
import { addEventRequestFile } from './event-requests/event-requests.calls.ts';
import {
  eventDayHours,
  eventRequestDefaults,
  eventRequestMoves,
  microphones,
  statusesAfterSubmit,
} from './event-requests/event-requests.model.ts';
import { galleryLimits, placeInList } from './galleries/galleries.model.ts';
import { failureTexts, signInTexts } from './index.ts';
import { sampleBookableIds } from './testing/rooms.ts';

const Rule = z.object({
  id: z.string(),
  rule: z.string(),
  /** The text the person reads; null where the rule has none. */
  text: z.nullable(z.string()),
  /** The time that the examples take as the current one. */
  now: z.optional(z.string()),
  valid: z.array(z.unknown()),
  invalid: z.array(z.unknown()),
});

const rules = z.parse(
  z.array(Rule),
  JSON.parse(readFileSync(new URL('../contract/rules.json', import.meta.url), 'utf8')),
);
const now = () => new Date(rules.find(({ id }) => id === 'futureDate')?.now ?? '');

/** Returns the texts a value is refused with; empty when it is accepted. */
type Judge = (example: unknown) => readonly string[];

const by =
  (schema: z.ZodMiniType): Judge =>
  example => {
    const result = check(schema, example);
    return result.ok ? [] : Object.values(result.fields);
  };

/** For rules without a text: whether the rule holds for an example of this shape. */
const when =
  <S extends z.ZodMiniType>(shape: S, holds: (example: z.output<S>) => boolean, text = ''): Judge =>
  example =>
    holds(z.parse(shape, example)) ? [] : [text];

const text = z.string();
const count = z.number();
const answered = (result: z.ZodMiniType) => z.object({ input: z.nullable(z.union([text, count])), result });

/** The rest of a login reply, on which the rule does not depend. */
const tokens = { access: 'a', expired: '2026-11-20T04:00:00.000Z', profile: 'p', roleId: 1 };

const judges: Readonly<Record<string, Judge>> = {
  required: by(required()),
  phone: by(Phone),
  email: by(Email),
  date: by(DateText),
  dateTime: by(DateTimeText),
  hoursMinutes: by(HoursMinutes),
  futureDate: by(DateText.check(notPast(now))),
  futureDateTime: by(DateTimeText.check(notPast(now))),
  pastDate: by(DateText.check(notFuture(now))),
  siteUrl: by(SiteUrl),
  inn: by(Inn),
  time: by(TimeOfDay),
  fullName: by(FullName),
  eventStartDate: by(DateTimeText),
  adminLoginFields: by(StaffLoginBody),
  loginResponse: when(
    z.record(text, z.unknown()),
    reply => {
      const result = z.safeParse(LoginResult, { ...tokens, ...reply });
      return result.success && result.data.successful;
    },
    signInTexts.wrongCredentials,
  ),
  requestFileName: example =>
    by(z.pick(addEventRequestFile.body ?? expect.fail(), { file: true }))({ file: new File(['a'], String(example)) }),
  galleryFileCount: when(
    z.object({ present: count, added: count }),
    ({ present, added }) => present + added <= galleryLimits.files,
    failureTexts.too_many_files,
  ),
  emailCodeLifetime: when(
    z.object({ ageSeconds: count }),
    ({ ageSeconds }) => ageSeconds < EMAIL_CODE_MINUTES * 60,
    failureTexts.code_expired,
  ),
  phoneDisplay: when(answered(text), ({ input, result }) => formatPhone(String(input)).replace(/[ -]/g, '') === result),
  bookableRoom: when(z.union([count, text, z.object({ roomId: count })]), room =>
    sampleBookableIds.includes(typeof room === 'object' ? room.roomId : Number(room)),
  ),
  bookingSlot: when(
    z.object({ start: text, end: text }),
    ({ start, end }) => formatTime(endOfHour(`2026-11-20T${start}:00+05:00`)) === end,
  ),
  workingHours: when(text, time => eventDayHours.from <= time && time <= eventDayHours.to),
  eventRequestDurations: when(
    answered(z.nullable(count)),
    ({ input, result }) => (input ?? eventRequestDefaults.eventMinutes) === result,
  ),
  microphoneCount: when(z.object({ type: count, count }), microphone => {
    const most = Number(/\d+/.exec(microphones.option(microphone.type).label)?.[0] ?? 0);
    return microphone.count <= most;
  }),
  eventRequestEditable: when(z.object({ status: count }), ({ status }) => mayMove(eventRequestMoves, 'submit', status)),
  eventRequestAfterSubmit: when(count, status => statusesAfterSubmit.some(id => id === status)),
  listOrder: when(
    z.object({ page: count, index: count, result: count }),
    ({ page, index, result }) => placeInList(page, index) === result,
  ),
};

/** Rules the SDK only declares; each is enforced by the server or the screens. */
const elsewhere: Readonly<Record<string, string>> = {
  roomServiceUnique: 'the server, by the key of a room’s services',
  roomEquipmentUnique: 'the server, by the key of a room’s equipment',
  projectAddressUnique: 'the server, by a unique index of addresses',
  projectDateDefault: 'the server, whose clock it is',
  oneMainImage: 'the server, in the transaction that chooses one',
  onePreviewFile: 'the server, in the transaction that chooses one',
  oneActiveBanner: 'the server, in the transaction that activates one',
  residentStatusDefault: 'the server, by the default of a resident’s row',
  mobileLayout: 'the screens, by a media query',
};

test('every rule of the specification is judged here, or said to be kept elsewhere', () => {
  expect([...Object.keys(judges), ...Object.keys(elsewhere)].sort()).toEqual(rules.map(({ id }) => id).sort());
  expect(rules).toHaveLength(37);
});

describe.each(rules.filter(({ id }) => id in judges))('$id: $rule', ({ id, text: ruleText, valid, invalid }) => {
  const judge = judges[id] ?? expect.fail();
  test.each(valid.map(value => [value]))('takes %j', value => expect(judge(value)).toEqual([]));
  test.each(invalid.map(value => [value]))('refuses %j', value => {
    const texts = judge(value);
    expect(texts).not.toEqual([]);
    // A missing value may also be reported as required.
    if (ruleText === null) return;
    const expected = ruleText.replace('{host}', 'https://example.ru');
    for (const each of texts) expect(value ? [expected] : [expected, messages.required]).toContain(each);
  });
});
