import { expect, test } from 'vitest';
import { anyName, nameTexts, requiredName } from './names.ts';
import { check, messages } from './rules.ts';

/** Names as identity documents have them, and how each is stored. */
const names: readonly (readonly [typed: string, stored?: string])[] = [
  ['Анна'],
  ['О’Коннор'],
  ["О'Коннор", 'О’Коннор'],
  ['О`Коннор', 'О’Коннор'],
  ['Оʼконнор', 'О’коннор'],
  ['O‘Connor', 'O’Connor'],
  ['О′НИЛ', 'О’Нил'],
  ['Д’Артаньян'],
  ['Мар’яна'],
  ["'t Hooft", '’t Hooft'],
  ['Żółć'],
  ['Łukasz'],
  ['Нгуен Тхи Ань'],
  ['Nguyễn Thị Ánh'],
  ['Салтыков-Щедрин'],
  ['Салтыков‑Щедрин', 'Салтыков-Щедрин'],
  ['Салтыков–Щедрин', 'Салтыков-Щедрин'],
  ['анна-мария', 'Анна-Мария'],
  ['ИВАНОВА', 'Иванова'],
  ['иВАНОВА', 'Иванова'],
  ['иванов иван', 'Иванов Иван'],
  ['Мамедов Али оглы'],
  ['Ибн Аль-Хаттаб'],
  ['Сукарно'],
  ['Y'],
  ['Ng'],
  ['van der Berg'],
  ['de la Cruz Fernández'],
  ['McDonald'],
  ['DiCaprio'],
  ['St. John'],
  ['Иванова И. И.'],
  ['Müller-Lüdenscheidt'],
  ['Þórðarson'],
  ['Öztürk'],
  ['İbrahim'],
  ['Παπαδόπουλος'],
  ['Հակոբյան'],
  ['გიორგი'],
  ['עומר'],
  ['محمد'],
  ['李明 Chen'],
  ['約翰·史密斯'],
  ['ग़ालिब'],
  ['Qo‘ziboyev', 'Qo’ziboyev'],
  ['  Анна\u00a0 Мария ', 'Анна Мария'],
  ['Йо\u0301н'.normalize('NFD'), 'Йо\u0301н'],
];

test.each(names)('%j is a name', (typed = '', stored = '') => {
  expect(check(requiredName(200), typed)).toEqual({ ok: true, value: (stored || typed).normalize('NFC') });
});

test('a name that was stored once is stored the same again', () => {
  for (const [typed, stored = typed] of names)
    expect(check(anyName(200), stored.normalize('NFC')), typed).toEqual({ ok: true, value: stored.normalize('NFC') });
});

test.each<readonly [string, string]>([
  ['Анна 🎉', nameTexts.emoji],
  ['👩‍👩‍👧', nameTexts.emoji],
  ['🇷🇺', nameTexts.emoji],
  ['Анна ❤️', nameTexts.emoji],
  ['Анна™', nameTexts.emoji],
  ['Анна\u0000', nameTexts.invisible],
  ['Ан\u0007на', nameTexts.invisible],
  ['Анна\nПетрова', nameTexts.invisible],
  ['Анна\tПетрова', nameTexts.invisible],
  ['\u202eаннА', nameTexts.invisible],
  ['Ан\u200bна', nameTexts.invisible],
  ['Ан\u00adна', nameTexts.invisible],
  ['Анна\ue000', nameTexts.invisible],
  ['Анна\ud800', nameTexts.invisible],
  ['Анна 2', nameTexts.signs],
  ['<b>Анна</b>', nameTexts.signs],
  ['Анна; drop table', nameTexts.signs],
  ['anna@example.ru', nameTexts.signs],
  ['=1+1', nameTexts.signs],
  ['-', nameTexts.signs],
  ['’', nameTexts.signs],
  ['...', nameTexts.signs],
  ['А\u0301\u0302\u0303\u0304\u0305нна', nameTexts.signs],
  ['Иванoв', nameTexts.mixed],
  ['Cергей', nameTexts.mixed],
  ['', messages.required],
  [' \u00a0 ', messages.required],
  ['я'.repeat(201), messages.tooLong],
  ['я'.repeat(100_000), messages.tooLong],
])('%j is refused with words', (typed, text) => {
  expect(check(requiredName(200), typed)).toEqual({ ok: false, fields: { '': text } });
});

test('a name may be left empty where the form says so', () => {
  expect(check(anyName(200), ' ')).toEqual({ ok: true, value: '' });
});
