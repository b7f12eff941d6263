import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { check, messages } from '../core/schema/rules.ts';
import { sample } from '../testing/index.ts';
import { AgreementAdd, AgreementSave } from './agreements.bodies.ts';

test.each([
  ['AgreementAdd', AgreementAdd, 'agreementFrom', 'agreementTo'],
  ['AgreementSave', AgreementSave, 'agreementFrom', 'agreementTo'],
] as const)('%s: a last day before the first is refused beside it', (_, schema, first, last) => {
  const body = { ...(sample<z.ZodMiniType>(schema) as object), [first]: '2026-03-02' };
  expect(check<z.ZodMiniType>(schema, { ...body, [last]: '2026-03-02' }).ok).toBe(true);
  expect(check<z.ZodMiniType>(schema, { ...body, [last]: '2026-03-01' })).toEqual({
    ok: false,
    fields: { [last]: messages.reversed },
  });
});
