import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { slotColours, slotIds } from './bookings/bookings.model.ts';
import { allPushes } from './calls.ts';
import { EMAIL_CODE_MINUTES } from './codes/codes.model.ts';
import { failureTexts } from './core/client/failures.texts.ts';
import { type FailureRow, failures } from './core/client/failures.ts';
import { storedKeys } from './core/client/session.ts';
import { failedAt, signInTexts } from './core/format/texts.ts';
import { RECONNECT_MS } from './core/live/socket.ts';
import { roleNames } from './core/schema/roles.ts';
import { eventRequestDefaults, requestFileLimits } from './event-requests/event-requests.model.ts';
import { galleryLimits } from './galleries/galleries.model.ts';
import { projectLimits } from './projects/projects.model.ts';

// What the specification fixes besides calls, rules and statuses. A value here changes only with the specification.

const read = (name: string) => JSON.parse(readFileSync(new URL(`../contract/${name}.json`, import.meta.url), 'utf8'));

interface Constant {
  readonly id: string;
  readonly home: string;
  readonly value: unknown;
}
interface Message {
  readonly id: string;
  readonly home: string;
  readonly text: string;
}
interface Catalogued {
  readonly code: keyof typeof failures;
  readonly message?: string;
  readonly text: string;
  readonly shown: string;
}

const constants: Readonly<Record<string, unknown>> = {
  accountTypes: roleNames.toSorted(),
  storedKeys,
  emailCodeMinutes: EMAIL_CODE_MINUTES,
  galleryPageSize: galleryLimits.pageSize,
  galleryFiles: galleryLimits.files,
  projectPageSize: projectLimits.pageSize,
  requestFileNameCharacters: requestFileLimits.nameCharacters,
  slotColours,
  slotIds,
  eventRequestMinutes: {
    duration: eventRequestDefaults.eventMinutes,
    preparationBefore: eventRequestDefaults.beforeMinutes,
    preparationAfter: eventRequestDefaults.afterMinutes,
  },
};

test.each((read('constants') as Constant[]).filter(({ home }) => home === 'sdk').map(each => [each.id, each] as const))(
  'the constant %s is the specification’s',
  (id, { value }) => expect(constants[id]).toEqual(value),
);

const texts: Readonly<Record<string, string>> = {
  'login.failure': signInTexts.wrongCredentials,
  'login.exception': signInTexts.loginFailed,
  'logout.exception': signInTexts.logoutFailed,
  'code.exception': signInTexts.codeFailed,
  'generic.support': failedAt('сохранении'),
  'generic.admin': failedAt('сохранении', 'admin'),
};

test.each((read('messages') as Message[]).filter(({ home }) => home === 'sdk').map(each => [each.id, each] as const))(
  'the text %s is the specification’s, word for word',
  (id, { text }) => expect(texts[id]).toBe(text),
);

test.each((read('errors') as Catalogued[]).map(each => [each.code, each] as const))(
  'the failure %s has its server message, its text and its way to be shown',
  (code, { message, text, shown }) => {
    expect(failureTexts[code]).toBe(text);
    const row: FailureRow = failures[code];
    expect(row.shown ?? 'toast').toBe(shown);
    if (message !== undefined) expect(failures[code]).toMatchObject({ server: message });
  },
);

test('the live channel has the topics, the actions and the pause of the specification', () => {
  const live = read('live') as {
    readonly reconnectMs: number;
    readonly topics: readonly string[];
    readonly actions: readonly {
      readonly action: string;
      readonly topics: readonly string[];
      readonly fields?: readonly string[];
    }[];
  };
  expect(RECONNECT_MS).toBe(live.reconnectMs);
  for (const { action, topics, fields = [] } of live.actions) {
    const declared = allPushes.filter(push => push.action === action);
    expect(declared.length, action).toBeGreaterThan(0);
    for (const topic of topics)
      expect(
        declared.some(push => (push.topics as readonly string[]).includes(topic)),
        `${action} on ${topic}`,
      ).toBe(true);
    for (const push of declared)
      for (const field of fields) expect(Object.keys((push.data as { shape?: object }).shape ?? {})).toContain(field);
  }
});
