// The parts that rows of a bench are made of, as SQL in which `n` is the number of the row and `rows` how many there
// are.
export const pick = (...values) => `(array[${values.map(value => `'${value}'`)}])[1 + n % ${values.length}]`;
/** Row 77 is a forum, so that a search for it finds something among the few rows too. */
export const title = `${pick('Лекция', 'Выставка', 'Форум', 'Показ', 'Концерт')} || ' ' || n`;
/** Some two thousand surnames, and one that stands once in a hundred. */
export const surname = `case when n % 100 = 77 then 'Шевелёв' else ${pick('Ла', 'Че', 'Ба', 'Зы', 'Ко', 'Мо', 'Ры', 'Су', 'Ти', 'Во')}
  || (array['пте', 'рна', 'жи', 'ряно', 'вале', 'роза', 'бако', 'рико', 'хо', 'лко'])[1 + n / 10 % 10]
  || (array['в', 'вин', 'ндин', 'шев', 'вский'])[1 + n / 100 % 5] || (array['', 'а', 'ич', 'ов'])[1 + n / 500 % 4] end`;
export const named = { lastname: surname, name: pick('Дарья', 'Артём', 'Ольга', 'Никита', 'Полина', 'Павел', 'Вера') };
export const fullName = `${surname} || ' ' || ${named.name}`;

// The rows of each list go back from now by the same step; a hundred steps are two days, so that each has a page of
// yesterday.
export const ago = `date_trunc('hour', now()) - n * interval '30 minutes'`;
export const day = `(${ago})::date`;
export const hour = `date_trunc('hour', ${ago})`;
export const later = `date_trunc('hour', now()) - (n * 7919 % rows) * interval '30 minutes'`;
export const when = { created_at: ago, updated_at: later };

/** A record with another number, different for neighbouring rows. */
export const some = table => `(select min(id) from ${table}) + n * 7919 % rows`;
/** The record of the same number. */
export const same = table => `(select min(id) from ${table}) - 1 + n`;
export const person = `(select min(id) from users where role_id is null) + n * 7919 % rows`;
/** A value that triggers would copy from another table; they are off while rows are inserted. */
export const columnOf = (what, table, id) => `(select ${what} from "${table}" where "${table}".id = ${id})`;
export const personName = columnOf('name_in_order(users)', 'users', person);
export const admin = '(select min(id) from users)';
const rooms = [28, 29, 30, 31, 37, 41, 43, 45, 46, 47, 49];
export const room = `(array[${rooms}])[1 + n % ${rooms.length}]`;
/** Those of them in which events are held. */
export const space = `(array[${rooms.filter(each => each !== 31)}])[1 + n % ${rooms.length - 1}]`;
export const json = `'{}'::jsonb`;
export const centred = `'{"object-position":"50% 50%","object-fit":"cover"}'`;
export const paper = {
  number: `'П-' || n`,
  date: day,
  vat_rate: `'none'`,
  sum: 'n % 977 * 10000',
  created_by: admin,
  ...when,
};
