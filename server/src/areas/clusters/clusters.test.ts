import { getPublicCluster, listPublicClusters } from '@venue/sdk/clusters';
import { removeCluster } from '@venue/sdk/clusters/admin';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { aCluster, clusterFields } from '../stories/stories.testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

test('a cluster is on the site as soon as staff add it, and gone when they remove it', async () => {
  const { clusterId } = await aCluster(api);
  const list = async (query: object = {}) => (await api.client().send(listPublicClusters, { query })).items;
  expect((await list()).map(row => row.clusterId)).toEqual([clusterId]);
  expect(Object.keys((await list())[0] ?? {}).sort()).toEqual(['clusterId', 'clusterName', 'cover', 'updatedAt']);
  expect(await list({ search: 'нет такого' })).toEqual([]);
  const { message } = await api.client().send(getPublicCluster, { clusterId });
  expect(message).toMatchObject({ clusterId, ...clusterFields });
  expect(message).not.toHaveProperty('version');
  for (const { url } of message.files) expect((await api.app.inject(url)).statusCode).toBe(200);

  await api.as(await api.aStaff()).send(removeCluster, { body: { clusterId } });
  expect(await list()).toEqual([]);
  await expect(api.client().send(getPublicCluster, { clusterId })).rejects.toMatchObject({ code: 'not_found' });
});
