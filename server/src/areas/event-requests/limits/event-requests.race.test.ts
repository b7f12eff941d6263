import { answerProposal, repeatEventRequest, saveMyEventRequest } from '@venue/sdk/event-requests';
import { eventFileType, eventRequestStatus, requestLimits } from '@venue/sdk/event-requests/model';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../../testing/api.people.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { eventRequest, eventRequestFile } from '../event-requests.table.ts';
import {
  aFile,
  anEventRequest,
  aProposal,
  aRequestAt,
  aSubmitted,
  openHalls,
  wholeRequest,
} from '../event-requests.testing.ts';

// Only on PostgreSQL: the embedded database runs one transaction at a time.
let api: TestApi;
beforeAll(async () => {
  api = await testApi({ kind: 'postgres' });
  await openHalls(api);
});
afterAll(() => api.close());

const won = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length;

/** Adds a draft of a person and returns `more` copies of it. */
async function drafts(person: Person, more: number): Promise<{ id: number }[]> {
  const { id } = await anEventRequest(api, person);
  const [row] = await api.db.select().from(eventRequest).where(eq(eventRequest.id, id));
  if (!row) throw new Error('the draft is not there');
  const { id: _, ...values } = row;
  const copies = Array.from({ length: more }, () => values);
  return api.db.insert(eventRequest).values(copies).returning({ id: eventRequest.id });
}

test('of drafts begun at once by repeating other requests, only the last free one is added', async () => {
  const anna = await api.aCustomer();
  const others = await drafts(anna, requestLimits.drafts - 2);
  expect(won(await Promise.allSettled(others.map(each => api.as(anna).send(repeatEventRequest, each))))).toBe(1);
  expect(await api.db.$count(eventRequest, eq(eventRequest.userId, anna.id))).toBe(requestLimits.drafts);
});

test('of requests sent at once, only the last free one of the day goes', async () => {
  const anna = await api.aCustomer();
  for (let sent = 1; sent < requestLimits.sentPerDay; sent++) await aSubmitted(api, anna);
  const body = { ...(await wholeRequest(api)), version: 1 };
  const others = await drafts(anna, 5);
  const sent = others.map(({ id }) => api.as(anna).send(saveMyEventRequest, { id, body }));
  expect(won(await Promise.allSettled(sent))).toBe(1);
});

test('of files kept at once in several requests, only those go that fit', async () => {
  const anna = await api.aCustomer();
  const [first, ...others] = await drafts(anna, 6);
  await api.db.insert(eventRequestFile).values({
    ...{ requestId: first?.id ?? 0, place: 1, type: eventFileType.ordinary, file: 'most.sealed', name: 'a.mov' },
    ...{ mimeType: 'video/quicktime', size: requestLimits.fileBytes - 20, uploadedAt: api.clock.now },
  });
  // Each file needs more than half of the space left.
  const sent = others.map(({ id }) => aFile(api, anna, { requestId: id }));
  expect(won(await Promise.allSettled(sent))).toBe(1);
});

test('a proposal is answered once, whatever is said through many tabs at once', async () => {
  const anna = await api.aCustomer();
  const id = await aRequestAt(api, anna, eventRequestStatus.conversation);
  const proposalId = await aProposal(api, id);
  const answers = Array.from({ length: 20 }, (_, tab) =>
    api.as(anna).send(answerProposal, {
      id: proposalId,
      body: tab % 2 === 0 ? { accepted: true } : { accepted: false, reason: 'Дорого' },
    }),
  );
  expect(won(await Promise.allSettled(answers))).toBe(1);
});
