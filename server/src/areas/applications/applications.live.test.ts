import { ApiFailure } from '@venue/sdk';
import {
  applicationMoved,
  changeApplicationStatus,
  getApplication,
  listApplications,
} from '@venue/sdk/applications/admin';
import { simpleRequestStatus } from '@venue/sdk/applications/model';
import { confirmArticle } from '@venue/sdk/articles/admin';
import { articleStatus } from '@venue/sdk/articles/model';
import { confirmBrand } from '@venue/sdk/brands/admin';
import { brandStatus } from '@venue/sdk/brands/model';
import { acceptRequest, removeRequest } from '@venue/sdk/market/admin';
import { marketRequestStatus } from '@venue/sdk/market/model';
import { uploadAvatar } from '@venue/sdk/profile';
import { avatarStatus } from '@venue/sdk/profile/model';
import { confirmAvatar, confirmUser, getUser } from '@venue/sdk/users/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { type Listener, listen } from '../../testing/live.ts';
import { anArticleIn } from '../articles/articles.testing.ts';
import { aBrandIn, aPicture } from '../brands/brands.testing.ts';
import { aRequestIn } from '../market/market.testing.ts';
import { withPassport } from '../profile/profile.testing.ts';

const { new: fresh, inProgress, done } = simpleRequestStatus;

describe.each(databaseKinds)('the queue, live, on %s', kind => {
  let api: TestApi;
  let office: Person;
  beforeAll(async () => {
    api = await testApi({ kind });
    office = await api.aStaff();
  });
  beforeEach(() => api.db.execute(sql`delete from application`));
  afterAll(() => api.close());

  const follow = async (topics: readonly string[], person?: Person): Promise<Listener> => {
    const listener = await listen(api.app);
    onTestFinished(() => listener.leave());
    listener.hello(Object.fromEntries(topics.map(topic => [topic, null])), person);
    await listener.until('welcome');
    return listener;
  };
  // Besides the queue's own messages, staff are told which data a colleague's decision changed.
  const moves = (listener: Listener) =>
    listener.heard.filter(frame => frame.type === 'push' && frame.action === applicationMoved.action);
  const statuses = (listener: Listener) =>
    moves(listener).map(frame => z.parse(z.object({ data: applicationMoved.data }), frame).data.requestStatus);
  const waiting = async () => {
    const [first] = (await api.as(office).send(listApplications, { query: {} })).items;
    if (!first) throw new Error('nothing waits');
    return first;
  };
  const picture = async (person: Person) =>
    api.as(person).send(uploadAvatar, { body: { file: await aPicture('лицо.png') } });

  /** Sends something and decides about it. Staff get messages about both; the customer gets none about the queue. */
  const decisions: Record<string, (customer: Person) => Promise<unknown>> = {
    brand: async customer => {
      const { brandId } = await aBrandIn(api, customer, brandStatus.onVerification);
      const body = { seen: brandStatus.onVerification, status: brandStatus.verified } as const;
      return api.as(office).send(confirmBrand, { id: brandId, body });
    },
    'market request': async customer => {
      const { requestId } = await aRequestIn(api, customer, marketRequestStatus.onVerification);
      return api.as(office).send(acceptRequest, {
        body: { seen: marketRequestStatus.onVerification, requestId, status: marketRequestStatus.accepted },
      });
    },
    'market request, deleted': async customer => {
      const { requestId } = await aRequestIn(api, customer, marketRequestStatus.onVerification);
      return api.as(office).send(removeRequest, { body: { requestId, seen: marketRequestStatus.onVerification } });
    },
    article: async customer => {
      const { articleId } = await anArticleIn(api, customer, articleStatus.onVerification);
      const body = { seen: articleStatus.onVerification, status: articleStatus.published } as const;
      return api.as(office).send(confirmArticle, { id: articleId, body });
    },
    picture: async customer => {
      await picture(customer);
      const { avatarUploadedAt } = (await api.as(office).send(getUser, { id: customer.id })).message;
      if (!avatarUploadedAt) throw new Error('no picture');
      const body = { seen: avatarStatus.unchecked, status: avatarStatus.accepted, avatarUploadedAt };
      return api.as(office).send(confirmAvatar, { id: customer.id, body });
    },
  };

  test.each([
    ['brand', [fresh, done]],
    ['market request', [fresh, done]],
    ['market request, deleted', [fresh, done]],
    ['article', [fresh, done]],
    ['picture', [fresh, done]],
  ])('staff hear of a sent and a decided one: %s', async (name, heard) => {
    const listener = await follow(['staff'], office);
    await decisions[name]?.(await api.aCustomer());
    await expect.poll(() => statuses(listener)).toEqual(heard);
  });

  test('staff hear of a person who asks to be confirmed, and of the decision', async () => {
    const listener = await follow(['staff'], office);
    const person = await withPassport(api);
    const { requestId: applicationId } = await waiting();
    await api.as(office).send(confirmUser, { id: person.id, body: { seen: 0, applicationId, status: 2 } });
    await expect.poll(() => statuses(listener)).toEqual([fresh, done]);
  });

  test('staff hear of one that was taken, and of a picture sent again', async () => {
    const customer = await api.aCustomer();
    await picture(customer);
    const { requestId } = await waiting();
    const listener = await follow(['staff'], office);
    await api
      .as(office)
      .send(changeApplicationStatus, { id: requestId, body: { seen: fresh, requestStatus: inProgress } });
    await picture(customer);
    await expect.poll(() => statuses(listener)).toEqual([inProgress, inProgress]);
    expect(moves(listener)[0]).toMatchObject({
      topic: 'staff',
      action: 'changeRequestStatus',
      data: { kind: 'application', requestId, requestStatus: inProgress },
    });
  });

  test('the topic of staff is refused to everybody else', async () => {
    const customer = await api.aCustomer();
    const mixed = { ...office, login: { ...office.login, profile: customer.login.profile } };
    const outside: Listener[] = [];
    for (const visitor of [undefined, customer, await api.aCustomer({ role: 'marketplace' }), mixed]) {
      const listener = await listen(api.app);
      onTestFinished(() => listener.leave());
      listener.hello({ staff: null }, visitor);
      expect((await listener.until('refused'))[0]?.topic).toBe('staff');
      expect((await listener.until('welcome'))[0]?.topics).toEqual([]);
      outside.push(listener);
    }
    const inside = await follow(['staff'], office);
    await picture(customer);
    await inside.until('push');
    for (const listener of outside) expect(listener.heard.filter(frame => frame.type === 'push')).toEqual([]);
  });

  test('of many who take one at once exactly one has it', async () => {
    await picture(await api.aCustomer());
    const { requestId } = await waiting();
    const people = await Promise.all(Array.from({ length: 12 }, () => api.aStaff()));
    const answers = await Promise.allSettled(
      people.map(person =>
        api
          .as(person)
          .send(changeApplicationStatus, { id: requestId, body: { seen: fresh, requestStatus: inProgress } }),
      ),
    );
    const lost = answers.filter(each => each.status === 'rejected').map(each => each.reason as unknown);
    expect(lost).toHaveLength(people.length - 1);
    for (const reason of lost) {
      expect(reason).toBeInstanceOf(ApiFailure);
      expect(reason).toMatchObject({ code: 'already_decided' });
    }
    const { message } = await api.as(office).send(getApplication, { id: requestId, query: {} });
    const winner = people[answers.findIndex(each => each.status === 'fulfilled')];
    expect(message.takenBy?.userId).toBe(winner?.id);
    expect(message.history).toHaveLength(1);
  });
});
