import { expect, test } from 'vitest';
import { looseTexts } from './house.texts.mjs';

const faults = (jsx, before = '') => looseTexts('Part.tsx', `${before}\nexport const Part = () => (${jsx});`).length;

test.each([
  ['a text after a condition', '<p>{busy && <b />}Отправить</p>'],
  ['a text before a condition', '<p>Выбрано{busy && <b />}</p>'],
  ['a condition that is a text', '<p><b />{busy && "идёт"}</p>'],
  ['a text or nothing', '<p>{name ? name() : ""}{rest}</p>'],
  ['a choice between an element and a text', '<p>{busy ? <b /> : "Готово"} {sum}</p>'],
  ['a bare text in a fragment that comes and goes', '<p>{busy ? <>Ждите</> : <b />}</p>'],
  ['the same within another condition', '<p>{busy && (late ? <>Ждите {sum}</> : <b />)}</p>'],
  ['a fragment of a component', '<>Итого {busy && <b />}</>'],
  ['what is unknown in a line of text', '<td>{sum(row)}{busy && <b />}</td>'],
])('%s needs an element', (_, jsx) => expect(faults(jsx)).toBe(1));

test('an icon that comes and goes before the children is a condition too', () => {
  const props = 'interface Props { startIcon?: ReactNode; children?: ReactNode }';
  expect(faults('<button>{startIcon}{children}</button>', props)).toBe(1);
  expect(faults('<button>{startIcon}<span>{children}</span></button>', props)).toBe(0);
});

test.each([
  ['a text of its own element', '<p>{busy && <b />}<span>Отправить</span></p>'],
  ['one text instead of another', '<p>{busy ? "Ждите" : "Готово"}<b /></p>'],
  ['a text or an element, alone', '<p>{busy ? "Ждите" : <b />}</p>'],
  ['a text with a value', '<p>Выбрано {hours} ч <b /></p>'],
  ['blocks', '<section>{title}{busy && <b />}{children}</section>'],
  ['spaces', '<p>{busy && <b />}{" "}<i /></p>'],
])('%s is left alone', (_, jsx) => expect(faults(jsx)).toBe(0));
