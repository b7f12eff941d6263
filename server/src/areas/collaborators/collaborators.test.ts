import { listTeam } from '@venue/sdk/collaborators';
import {
  createCollaborator,
  moveCollaborator,
  saveCollaborator,
  uploadCollaboratorImage,
} from '@venue/sdk/collaborators/admin';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { aPicture } from '../brands/brands.testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

test('visitors see who is published, in the order staff chose, and nothing else of them', async () => {
  const staff = api.as(await api.aStaff());
  const add = async (collaboratorText: string) => {
    const { collaboratorId } = (await staff.send(createCollaborator, { body: { collaboratorText } })).message;
    return collaboratorId;
  };
  const publish = (collaboratorId: number, isPublished: boolean, version: number) =>
    staff.send(saveCollaborator, { body: { collaboratorId, isPublished, version } });
  const team = async () => (await api.client().send(listTeam, {})).message.team;

  const first = await add('Ольга\nУправляющая');
  const second = await add('Тимур');
  await add('Ещё не\u00a0на сайте');
  expect(await team()).toEqual([]);

  await publish(first, true, 1);
  await publish(second, true, 1);
  const { message: image } = await staff.send(uploadCollaboratorImage, {
    body: { file: await aPicture(), collaboratorId: second },
  });
  await staff.send(moveCollaborator, { body: { collaboratorId: second, collaboratorOrder: 1 } });
  expect(await team()).toEqual([
    { collaboratorId: second, collaboratorText: 'Тимур', collaboratorImage: image },
    { collaboratorId: first, collaboratorText: 'Ольга\nУправляющая', collaboratorImage: null },
  ]);
  expect((await api.app.inject(image.path)).statusCode).toBe(200);

  await publish(first, false, 2);
  expect((await team()).map(({ collaboratorId }) => collaboratorId)).toEqual([second]);
});
