import { whoAmI } from '@venue/sdk/auth';
import { traceparentsOf } from '@venue/shared-ui/testing/traces.ts';
import { expect, test } from 'vitest';
import { owner, queries } from './api.ts';

test('the person signed in is read from where the app keeps the answer', () => {
  expect(owner()).toBeUndefined();
  queries.setQueryData([whoAmI.id, {}], { message: { userId: 17 } });
  expect(owner()).toBe(17);
});

test('calls begin a trace on pages that say so', async () => {
  expect(await traceparentsOf(() => import('./api.ts'))).toEqual([
    null,
    expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/),
  ]);
});
