import { describe, expect, test } from 'vitest';
import { type Account, entryOf, filledBy } from './identity.rules.ts';

const seen = new Date('2026-11-20T05:00:00Z');
const customer: Account = { id: 7, phoneActive: true, roleId: null, lastSeenAt: seen };
const owner = { ...customer, id: 8, othersLink: false };
const phone = '9120000000';
const conflict = { does: 'refuse', code: 'esia_phone_taken' };

describe('which account a person comes into', () => {
  test.each([
    [
      'the linked one, whatever the phone says',
      { phone: null },
      { linked: customer, owner },
      { does: 'enter', userId: 7 },
    ],
    ['never a linked one that is staff now', { phone }, { linked: { ...customer, roleId: 4 }, owner }, conflict],
    ['none without a proven phone', { phone: null }, {}, { does: 'refuse', code: 'esia_phone_needed' }],
    ['a new one for a new phone', { phone }, {}, { does: 'make', phone }],
    ['the one of the phone', { phone }, { owner }, { does: 'link', userId: 8 }],
    ['never staff by phone', { phone }, { owner: { ...owner, roleId: 4 } }, conflict],
    [
      'the one that staff made for a caller, whom nobody has entered yet',
      { phone },
      { owner: { ...owner, phoneActive: false, lastSeenAt: null } },
      { does: 'link', userId: owner.id },
    ],
    ['never one whose phone was not proven here', { phone }, { owner: { ...owner, phoneActive: false } }, conflict],
    ['never one that is linked with somebody else', { phone }, { owner: { ...owner, othersLink: true } }, conflict],
  ])('%s', (_, person, owners, entry) => {
    expect(entryOf(person, { linked: undefined, owner: undefined, ...owners })).toEqual(entry);
  });
});

describe('what is filled in', () => {
  const blank = { lastname: '', name: '', middlename: '', email: '', emailActive: false, verified: false };
  const person = {
    ...{ subject: '1', lastname: 'Савельева', name: 'Мария', middlename: 'Андреевна', phone },
    ...{ email: 'm@example.ru', emailProven: true, trusted: true },
  };
  const filled = { lastname: 'Савельева', name: 'Мария', middlename: 'Андреевна', email: 'm@example.ru' };

  test.each([
    ['a blank account takes everything', {}, {}, { ...filled, emailActive: true, verified: true }],
    [
      'an unproven e-mail stays to be confirmed',
      {},
      { emailProven: false },
      { ...filled, emailActive: false, verified: true },
    ],
    ['an unchecked name is not verified', {}, { trusted: false }, { ...filled, emailActive: true, verified: false }],
    [
      'a typed name stays and is not verified by it',
      { name: 'Маша' },
      {},
      { lastname: '', name: 'Маша', middlename: '', email: 'm@example.ru', emailActive: true, verified: false },
    ],
    [
      'a typed e-mail stays as it was',
      { email: 'x@y.ru' },
      {},
      { ...filled, email: 'x@y.ru', emailActive: false, verified: true },
    ],
    ['the same e-mail becomes proven', { email: 'm@example.ru' }, {}, { ...filled, emailActive: true, verified: true }],
    [
      'what was proven stays proven',
      { email: 'm@example.ru', emailActive: true },
      { emailProven: false },
      { ...filled, emailActive: true, verified: true },
    ],
    [
      'without an e-mail there is none',
      {},
      { email: '', emailProven: false },
      { ...filled, email: '', emailActive: false, verified: true },
    ],
  ])('%s', (_, before, claims, after) => {
    expect(filledBy({ ...blank, ...before }, { ...person, ...claims })).toEqual(after);
  });
});
