import { richTextTags } from '@venue/sdk';
import { expect, it } from 'vitest';
import { cleanPasted, declarationsOf, linkOf, oursOf } from './RichText.html.ts';

it.each([
  ['example.ru', 'https://example.ru'],
  ['https://пример.рф/а?b=1', 'https://пример.рф/а?b=1'],
  ['https://example.ru/a b', 'https://example.ru/a%20b'],
  ['http://example.ru:8080/x', 'http://example.ru:8080/x'],
  ['example.ru:8080', 'https://example.ru:8080'],
  ['anna@example.ru', 'mailto:anna@example.ru'],
  ['mailto:anna@example.ru', 'mailto:anna@example.ru'],
  ['+7 900 123-45-67', 'tel:+79001234567'],
])('completes %s', (typed, href) => {
  expect(linkOf(typed)).toBe(href);
});

it.each([
  '',
  'просто слова',
  'javascript:alert(1)',
  ' JaVaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'localhost',
])('refuses %j as an address', typed => {
  expect(linkOf(typed)).toBeNull();
});

it('keeps the tags and attributes formatted text may have, and of others what they hold', () => {
  expect(oursOf('<ol start="3" type="a>b"><li><p class="x">а</p></li></ol>')).toBe('<ol><li><p>а</p></li></ol>');
  expect(oursOf('<p><a target="_blank" rel="x" href="https://a.ru">а</a><code>б</code></p><pre>в</pre>')).toBe(
    '<p><a href="https://a.ru">а</a>б</p>в',
  );
  expect(oursOf('<p>а</p><img src="/files/a.webp" alt="б" width="3" title="в"><p></p><p></p>')).toBe(
    '<p>а</p><img src="/files/a.webp" alt="б">',
  );
  expect(oursOf('<p></p>')).toBe('');
});

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style>
<!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]--></head><body lang=RU>
<h1 style='mso-pagination:none'><span style='font-size:20pt;font-weight:bold'>Правила<o:p></o:p></span></h1>
<p class=MsoNormal style='margin-left:1cm'><b style='mso-bidi-font-weight:normal'>Зал</b> <span style='color:red;text-decoration:underline'>открыт</span><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span></span><![endif]>с утра</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>до ночи</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>раз</p>
<img src="file:///C:/Temp/image001.png"><script>alert(1)</script></body></html>`;

it('makes ordinary text of what Word gives', () => {
  const html = cleanPasted(word).replace(/\s+/g, ' ').replace(/> </g, '><').trim();
  expect(html).toBe(
    '<h2>Правила</h2><p><strong>Зал</strong><u>открыт</u></p><ul><li>с утра</li><li>до ночи</li></ul><ol><li>раз</li></ol>',
  );
});

it('brings nothing in that is not ours', () => {
  const html = cleanPasted(
    '<b style="font-weight:normal"><p onclick="x()">а<a href="javascript:x()">б</a><a href="b.ru" target=_top>в</a></p></b>' +
      '<table><tr><td>1</td><td>2</td></tr></table><iframe src="x"></iframe><svg><a href="x">г</a></svg>' +
      '<img src="https://evil.example/x.png"><img src="/files/ab-1.webp" onerror="x()">',
  );
  const root = document.createElement('div');
  root.innerHTML = html;
  for (const { localName, attributes } of root.querySelectorAll('*')) {
    expect(richTextTags).toHaveProperty(localName);
    for (const { name } of attributes) expect(name).toMatch(/^(href|src|alt)$/);
  }
  expect(root.textContent).toMatch(/^абв\s*1 2\s*$/);
  expect([...root.querySelectorAll('a')].map(a => a.getAttribute('href'))).toEqual(['https://b.ru']);
  expect([...root.querySelectorAll('img')].map(img => img.getAttribute('src'))).toEqual(['/files/ab-1.webp']);
});

it.each([
  [
    'FONT-WEIGHT: bold; color: red !important',
    [
      ['font-weight', 'bold'],
      ['color', 'red !important'],
    ],
  ],
  [
    'font-family:"A;B",serif;width:calc(1px;)',
    [
      ['font-family', '"a;b",serif'],
      ['width', 'calc(1px;)'],
    ],
  ],
  ['bold; :x; a:', []],
])('reads the declarations of %s', (style, all) => expect([...declarationsOf(style)]).toEqual(all));
