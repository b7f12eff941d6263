import { whoAmI } from '@venue/sdk/auth';
import { expect, test } from 'vitest';
import { owner, queries } from './api.ts';

test('the person signed in is read from where the app keeps the answer', () => {
  expect(owner()).toBeUndefined();
  queries.setQueryData([whoAmI.id, {}], { message: { userId: 17 } });
  expect(owner()).toBe(17);
});
