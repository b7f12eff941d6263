import { addEventRequest, saveActiveEventRequest } from '@venue/sdk/event-requests';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { myRequest, openHalls, wholeRequest } from './event-requests.testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await openHalls(api);
});
afterAll(() => api.close());

const INN = 'Введите ИНН полностью';
const [whole, other] = ['6670123456', '667205118046'];

test('the INN of a submitted request may wait; what was sent is changed, never cleared', async () => {
  const anna = await api.aCustomer();
  const body = { ...(await wholeRequest(api)), eventRequestINN: '' };
  const { id } = await api.as(anna).send(addEventRequest, { body });
  const save = async (eventRequestINN: string) => {
    const { version } = await myRequest(api, anna, id);
    return (await api.as(anna).send(saveActiveEventRequest, { id, body: { eventRequestINN, version } })).message;
  };
  expect((await save('')).eventRequestINN).toBe('');
  await expect(save('667')).rejects.toMatchObject({ fields: { eventRequestINN: INN } });
  expect((await save(whole)).eventRequestINN).toBe(whole);
  await expect(save('')).rejects.toMatchObject({ code: 'invalid_input', fields: { eventRequestINN: INN } });
  expect((await myRequest(api, anna, id)).eventRequestINN).toBe(whole);
  expect((await save(other)).eventRequestINN).toBe(other);
});
