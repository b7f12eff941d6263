import { adminRequestType } from '@venue/sdk/applications/model';
import { expect, it } from 'vitest';
import { queuedKinds } from './queuedKinds.ts';

it('are the kinds of applications', () => {
  expect(queuedKinds).toEqual(adminRequestType.names);
});
