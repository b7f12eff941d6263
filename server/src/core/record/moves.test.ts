import { type AnyCall, type AnyKind, ApiFailure, type Input, type Move, type OptionId } from '@venue/sdk';
import { allCalls } from '@venue/sdk/calls';
import { kinds } from '@venue/sdk/kinds';
import { afterEach, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import type { Make } from '../../testing/permissions/permissions.make.ts';
import { makers } from '../../testing/permissions/permissions.records.ts';

const fieldsOf = ({ body }: AnyCall): object => Reflect.get(body?._zod.def ?? {}, 'shape') ?? {};

/** A save of these takes the whole record; tests of their areas try it with statuses. */
const whole = ['agreement', 'announcement', 'event'];

/** The calls that save a record of a kind together with its status. */
const saves = Object.values<AnyKind>(kinds).flatMap(kind =>
  Object.values<AnyCall>(allCalls).flatMap(call => {
    const fields = fieldsOf(call);
    const { field = '', moves = [] } = kind.status ?? {};
    const isOfKind = kind.id in fields || call.path.includes(`{${kind.id}}`);
    const saves = isOfKind && field in fields && 'version' in fields && moves.length > 0;
    return saves && !whole.includes(kind.name) ? [[kind.name, kind, call] as const] : [];
  }),
);

let putBack = () => {};
afterEach(() => putBack());

it.each(saves)('a save of a %s leads to a status only by a declared move', async (name, kind, call) => {
  const { field, moves, values } = kind.status ?? expect.fail();
  const api = await testApi();
  const make = (makers as Readonly<Record<string, Make>>)[name] ?? expect.fail();
  const id = (await make(api, await api.aCustomer(), 1))[kind.id];
  const staff = api.as(await api.aStaff());
  const save = async (to: OptionId) => {
    const named = { [kind.id]: id };
    const input = kind.id in fieldsOf(call) ? { body: { ...named, [field]: to } } : { ...named, body: { [field]: to } };
    const saved = staff.send(call, input as unknown as Input<AnyCall>);
    return saved.then(
      () => 'saved',
      error => (error instanceof ApiFailure ? error.code : error),
    );
  };

  const all = moves as Move<OptionId>[];
  const declared = all.splice(0);
  putBack = () => void all.splice(0, all.length, ...declared);
  const without = [];
  for (const option of values.options) without.push(await save(option.id));
  const [, ...others] = values.options;
  // Its own status is kept.
  expect(without.toSorted()).toEqual([...others.map(() => 'move_not_allowed'), 'saved']);

  putBack();
  const own = values.options[without.indexOf('saved')];
  for (const { to } of declared.filter(({ from }) => from.some(each => each === own?.id)))
    expect([await save(to), own && (await save(own.id))]).toEqual(['saved', 'saved']);
  await api.close();
});

it('looks at every kind that is saved with its status', () =>
  expect(saves.map(([name]) => name).toSorted()).toEqual([
    'banner',
    'collaborator',
    'gallery',
    'hourPackage',
    'priceItem',
    'project',
    'promoCode',
    'resident',
    'review',
  ]));
