import { expect, it } from 'vitest';
import { localParticiples, refusedNames } from './house.words.mjs';

it.each([
  ['a constant', 'const told = 1;', ['told']],
  ['a type', 'export interface Wanted {}', ['Wanted']],
  ['a parameter', 'const send = (said: string) => said;', ['said']],
  ['a participle as a type', 'interface Kept { id: number }', ['Kept']],
  ['a type after an adjective', 'type SentCode = string;', []],
  ['an imported type', "import { type Kept, of } from './a.ts';", []],
  ['another name', 'const text = saidBy(told);', []],
  ['a comment', '// const told = 1;', []],
])('names refused words in declarations: %s', (_, text, names) => {
  expect(refusedNames(text)).toEqual(names);
});

it.each([
  ['a constant', 'const found = await read(id);', ['found']],
  ['the state of a component', "const [chosen, setChosen] = useState('');", ['chosen']],
  ['one of several values', 'const [row, kept] = rows;', ['kept']],
  ['a function', 'async function shown(id: number) {}', ['shown']],
  ['a parameter', 'const page = (db: Db, wanted: ListQuery) => db;', ['wanted']],
  ['a parameter without a type', 'rows.map(known => known.id)', ['known']],
  ['what remains of an object', 'const { page, ...kept } = body;', ['kept']],
  ['a field of a reply', 'return { rows, left: rest, taken: true };', []],
  ['a field of a type', 'interface Row { taken: boolean; readonly known?: Date }', []],
  ['a field that is read', 'const { known } = receiver; show(reply.left);', []],
  ['a longer name', 'const knownDevice = 1; const isShown = true;', []],
])('names local names that are participles: %s', (_, text, names) => {
  expect(localParticiples('server/src/areas/staff/a.ts', text)).toEqual(names);
});

it('leaves the areas alone that are older than the rule', () =>
  expect(localParticiples('server/src/areas/bookings/a.ts', 'const found = 1;')).toEqual([]));
