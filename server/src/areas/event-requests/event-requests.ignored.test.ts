import { eventRequestStatus } from '@venue/sdk/event-requests/model';
import { expect, onTestFinished, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { aRequestAt } from './event-requests.testing.ts';

test('what may no longer change once the venue works on a request is named, or refused', async () => {
  const api = await testApi();
  onTestFinished(() => api.close());
  const anna = await api.aCustomer();
  const id = await aRequestAt(api, anna, eventRequestStatus.documents);
  const { access, profile } = anna.login;
  const save = (prefer: string) =>
    api.app.inject({
      method: 'POST',
      url: `/api/event-request/active/edit/${id}`,
      headers: { access, profile, prefer },
      payload: { eventRequestTitle: 'Иначе', eventRequestParticipantsAmount: 70 },
    });
  const refused = await save('handling=strict');
  expect(refused.json()).toMatchObject({ code: 'unknown_field', fields: { eventRequestTitle: expect.any(String) } });
  const saved = await save('handling=lenient');
  expect(saved.headers['ignored-fields']).toBe('eventRequestTitle');
  expect(saved.json()).toMatchObject({ message: { eventRequestParticipantsAmount: 70, version: 2 } });
});
