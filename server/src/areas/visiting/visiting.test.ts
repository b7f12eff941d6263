import { getRequisites } from '@venue/sdk/visiting';
import { expect, onTestFinished, test } from 'vitest';
import type { Config } from '../../config.ts';
import { testApi } from '../../testing/api.ts';

const read = async (config: Partial<Config>) => {
  const api = await testApi({ config });
  onTestFinished(() => api.close());
  return (await api.client().send(getRequisites, {})).message.requisites;
};

test('anybody reads the requisites that the papers print, and no more of them', async () => {
  const requisites = await read({});
  expect(requisites).toMatchObject({ name: 'ООО «Площадка»', INN: '6658000000', BIK: '046577001' });
  expect(requisites).not.toHaveProperty('accountantName');
  expect(requisites).not.toHaveProperty('actsOn');
});

test('where none are set there are none', async () => {
  expect(await read({ requisites: null })).toBeNull();
});
