import { traceparentsOf } from '@venue/shared-ui/testing/traces.ts';
import { expect, test } from 'vitest';

test('calls begin a trace on pages that say so', async () => {
  expect(await traceparentsOf(() => import('./api.ts'))).toEqual([
    null,
    expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/),
  ]);
});
