import { type BrandStatus, brandMoves, brandStatus } from '@venue/sdk/brands/model';
import { expect, test } from 'vitest';
import { mustMove } from '../../core/record/moves.ts';
import { brandCan } from './brands.rules.ts';

const { draft, accepted, verified, declined, rework, onVerification } = brandStatus;

test.each([
  [draft, 'edit send remove', 'edit'],
  [accepted, '', 'edit confirm reject rework'],
  [verified, 'edit', 'edit'],
  [declined, 'remove', 'edit'],
  [rework, 'edit send remove', 'edit'],
  [onVerification, '', 'edit take confirm reject rework'],
] as const)('in status %i its owner may «%s», staff «%s», others nothing', (status, owner, staff) => {
  expect(brandCan(status, 'owner').join(' ')).toBe(owner);
  expect(brandCan(status, 'staff').join(' ')).toBe(staff);
  expect(brandCan(status, 'guest')).toEqual([]);
});

const decided = [accepted, verified, declined, rework] as const;
const allowed = new Map<BrandStatus, readonly BrandStatus[]>([
  [onVerification, decided],
  [accepted, [verified, declined, rework]],
]);

test.each(brandStatus.ids.flatMap(from => brandStatus.ids.map(to => [from, to] as const)))(
  'staff decide %i into %i only where a move says so',
  (from, to) => {
    if (allowed.get(from)?.includes(to)) expect(mustMove(brandMoves, 'staff', from, to)).toEqual(expect.any(String));
    else expect(() => mustMove(brandMoves, 'staff', from, to)).toThrow('move_not_allowed');
  },
);
