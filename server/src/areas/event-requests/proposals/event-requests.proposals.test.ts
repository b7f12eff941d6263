import {
  answerProposal,
  downloadEventRequestFile,
  getActiveEventRequest,
  listActiveEventRequests,
} from '@venue/sdk/event-requests';
import { addRequestPaper, getEventRequest, removeRequestPaper, sendProposal } from '@venue/sdk/event-requests/admin';
import { eventRequestStatus, proposalStatus } from '@venue/sdk/event-requests/model';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outbox } from '../../../core/db/core.table.ts';
import type { Person } from '../../../testing/api.people.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { databaseKinds } from '../../../testing/database.ts';
import { aFile, aPaper, aRequestAt, openHalls, paper, proposed } from '../event-requests.testing.ts';
import { eventRequestProposal } from './event-requests.proposals.table.ts';

const { conversation, refused } = eventRequestStatus;

describe.each(databaseKinds)('a proposal (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  let anna: Person;
  beforeAll(async () => {
    api = await testApi({ kind });
    await openHalls(api);
    staff = await api.aStaff(['eventRequests.read', 'eventRequests.manage']);
    anna = await api.aCustomer();
  });
  afterAll(() => api.close());

  const send = async (id: number, body = proposed) => {
    const { id: proposalId, message } = await api.as(staff).send(sendProposal, { id, body });
    expect(message.proposalId).toBe(proposalId);
    return message;
  };
  const answer = async (id: number, accepted: boolean, reason?: string) =>
    (await api.as(anna).send(answerProposal, { id, body: { accepted, reason } })).message;
  const seen = async (id: number) => (await api.as(anna).send(getActiveEventRequest, { id })).message;

  test('is summed by the server, told of, and read by its customer', async () => {
    const id = await aRequestAt(api, anna, conversation);
    const { price, version } = await send(id);
    expect({ price, version }).toEqual({ price: 5 * 300_000 + 4 * 180_000, version: 1 });
    // Lists also show that it waits for an answer.
    const { items } = await api.as(anna).send(listActiveEventRequests, { body: {} });
    expect(items.find(each => each.eventRequestId === id)?.proposalStatus).toBe(proposalStatus.sent);
    expect((await seen(id)).proposals).toMatchObject([
      { lines: [{ sum: 1_500_000 }, { sum: 720_000 }], comment: proposed.comment, proposalStatus: proposalStatus.sent },
    ]);
    const sms = await api.db.select().from(outbox).where(eq(outbox.event, 'eventRequest.proposal'));
    expect(sms.at(-1)).toMatchObject({ recipient: anna.phone });
    const row = (await api.as(staff).send(getEventRequest, { id })).message;
    expect(row.proposal).toEqual({ proposalStatus: proposalStatus.sent, price });
  });

  test('of more than ten billion roubles is none: its sum would be another one for its reader', async () => {
    const id = await aRequestAt(api, anna, conversation);
    const [line] = proposed.lines;
    const lines = Array.from({ length: 100 }, () => ({
      ...line,
      title: 'Аренда',
      unit: 'ч',
      quantity: 100_000,
      unitPrice: 10_000_000_000,
    }));
    await expect(send(id, { ...proposed, lines })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { lines: expect.stringContaining('10\u00a0000\u00a0000\u00a0000') },
    });
    expect((await seen(id)).proposals).toEqual([]);
  });

  test('a new version replaces the one that waits, which nobody can accept any more', async () => {
    const id = await aRequestAt(api, anna, conversation);
    const first = await send(id);
    const second = await send(id, { ...proposed, comment: 'Со\u00a0скидкой' });
    expect((await seen(id)).proposals.map(each => [each.version, each.proposalStatus])).toEqual([
      [2, proposalStatus.sent],
      [1, proposalStatus.replaced],
    ]);
    await expect(answer(first.proposalId, true)).rejects.toMatchObject({ code: 'proposal_closed' });
    expect(await answer(second.proposalId, true)).toMatchObject({ proposalStatus: proposalStatus.accepted });
    await expect(answer(second.proposalId, false, 'Передумали')).rejects.toMatchObject({ code: 'proposal_closed' });
  });

  test('is declined with a reason only', async () => {
    const id = await aRequestAt(api, anna, conversation);
    const { proposalId } = await send(id);
    await expect(answer(proposalId, false)).rejects.toMatchObject({ fields: { reason: expect.any(String) } });
    expect(await answer(proposalId, false, 'Дорого')).toMatchObject({
      proposalStatus: proposalStatus.declined,
      reason: 'Дорого',
    });
    expect((await api.as(staff).send(getEventRequest, { id })).message.history[0]).toMatchObject({
      what: 'Предложение №\u00a01 отклонено',
      comment: 'Дорого',
    });
  });

  test('an accepted one stays as it was accepted: the database refuses to change it', async () => {
    const id = await aRequestAt(api, anna, conversation);
    const { proposalId } = await send(id);
    const change = (values: Partial<typeof eventRequestProposal.$inferInsert>) =>
      api.db.update(eventRequestProposal).set(values).where(eq(eventRequestProposal.id, proposalId));
    await change({ comment: 'Пока можно' });
    await answer(proposalId, true);
    for (const values of [
      { price: 1 },
      { lines: [] },
      { comment: 'Иначе' },
      { status: proposalStatus.replaced, answeredAt: null },
    ])
      await expect(change(values)).rejects.toMatchObject({
        cause: { constraint: 'event_request_accepted_stays' },
      });
    const second = await send(id);
    expect((await seen(id)).proposals.map(each => each.proposalStatus)).toEqual([
      proposalStatus.sent,
      proposalStatus.accepted,
    ]);
    expect(second.version).toBe(2);
  });

  test('nobody else answers, and nothing is proposed for what is over', async () => {
    const id = await aRequestAt(api, anna, conversation);
    const { proposalId } = await send(id);
    const boris = api.as(await api.aCustomer());
    await expect(boris.send(answerProposal, { id: proposalId, body: { accepted: true } })).rejects.toMatchObject({
      code: 'not_found',
    });
    const over = await aRequestAt(api, anna, refused);
    await expect(send(over)).rejects.toMatchObject({ code: 'not_editable' });
    await expect(send(id, { ...proposed, lines: [] })).rejects.toMatchObject({ fields: { lines: expect.any(String) } });
  });

  test('papers are the customer’s to read and nobody else’s, and only staff give and take them', async () => {
    const id = await aRequestAt(api, anna, conversation);
    const fileId = await aPaper(api, id);
    const { papers, eventRequestFiles } = await seen(id);
    expect(papers).toMatchObject([{ fileId, fileName: 'договор.pdf', paper: 1 }]);
    expect(eventRequestFiles).toEqual([]);
    const got = await api.as(anna).send(downloadEventRequestFile, { fileId });
    expect(got).toMatchObject({ type: 'application/pdf', name: 'договор.pdf' });
    expect(await got.data.text()).toMatch(/^%PDF/);
    const boris = api.as(await api.aCustomer());
    await expect(boris.send(downloadEventRequestFile, { fileId })).rejects.toMatchObject({ code: 'not_found' });
    await expect(
      api.as(staff).send(addRequestPaper, { id, body: { file: paper('договор.docx'), paper: 1 } }),
    ).rejects.toMatchObject({ code: 'file_type_wrong' });
    // A customer's file is not a paper of the venue.
    const given = await aFile(api, anna, { requestId: id });
    await expect(api.as(staff).send(removeRequestPaper, { body: { fileId: given } })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect((await seen(id)).eventRequestFiles).toMatchObject([{ fileId: given }]);
    await api.as(staff).send(removeRequestPaper, { body: { fileId } });
    expect((await seen(id)).papers).toEqual([]);
    await expect(api.as(staff).send(removeRequestPaper, { body: { fileId } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
