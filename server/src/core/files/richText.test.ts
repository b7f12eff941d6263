import { expect, test } from 'vitest';
import { cleanHtml, plainText } from './richText.ts';

test('what the editor makes stays as it is', () => {
  const html =
    '<h2>Гончарня</h2><p>Лепим <strong>из <em>уральской</em></strong> глины, <a href="https://example.ru/a?b=1">сайт</a>.</p><ul><li><p>чашки</p></li></ul><blockquote><p>Тёплая вещь</p></blockquote><hr /><p><img src="/files/0a1b-1600.webp" alt="Печь" /></p>';
  expect(cleanHtml(html)).toBe(html);
});

test.each([
  ['a script', '<p>а</p><script>alert(1)</script>', '<p>а</p>'],
  ['a handler', '<p onclick="alert(1)">а</p>', '<p>а</p>'],
  ['a style', '<p style="position:fixed" class="x">а</p>', '<p>а</p>'],
  ['a link that runs', '<a href="javascript:alert(1)">а</a>', '<a>а</a>'],
  ['a link that hides what it runs', '<a href=" java\nscript:alert(1)">а</a>', '<a>а</a>'],
  ['a link to a host without a scheme', '<a href="//evil.example">а</a>', '<a>а</a>'],
  ['data in a link', '<a href="data:text/html,x">а</a>', '<a>а</a>'],
  ['a foreign picture', '<p>а<img src="https://evil.example/a.webp"></p>', '<p>а</p>'],
  ['a picture with a handler', '<img src="/files/a-1600.webp" onerror="alert(1)">', '<img src="/files/a-1600.webp" />'],
  ['a picture out of the folder', '<img src="/files/../secret.webp">', ''],
  ['data in a picture', '<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
  ['a frame', '<iframe src="https://evil.example"></iframe>а', 'а'],
  ['a form', '<form action="/x"><input name="a"></form>а', 'а'],
  ['a drawing', '<svg><a xlink:href="javascript:alert(1)">а</a></svg>', '<a>а</a>'],
  ['formulas', '<math><mtext></p><script>alert(1)</script>', '<p></p>'],
  ['a word processor', '<p class="MsoNormal"><o:p>а</o:p><font color="red">б</font></p>', '<p>аб</p>'],
])('%s goes', (_, html, clean) => expect(cleanHtml(html)).toBe(clean));

test('a text shows none but the pictures it may show', () => {
  const html = '<p>а<img src="/files/a-1600.webp" /><img src="/files/b-1600.webp" /></p>';
  expect(cleanHtml(html, [{ url: '/files/b-1600.webp' }])).toBe('<p>а<img src="/files/b-1600.webp" /></p>');
  expect(cleanHtml(html, [])).toBe('<p>а</p>');
});

test('the words of a text', () => {
  expect(plainText('<h2>Печь</h2><p>Лепим&nbsp;<b>чашки</b><br>и&nbsp; блюда</p>')).toBe('Печь Лепим чашки и блюда');
  expect(plainText('<p> </p><p><br></p>')).toBe('');
  expect(plainText('<p>Свет &amp; тень: 2 &lt; 3</p><p>и обрыв <a hre')).toBe('Свет & тень: 2 < 3 и обрыв');
});

test('the words of a text are found in a time that grows with its length', () => {
  const costOf = (html: string) => {
    const before = process.cpuUsage();
    plainText(html);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const [short, long] = [costOf('</h2'.repeat(5_000)), costOf('</h2'.repeat(40_000))];
  // Eight times the text; looked for from each tag to the end, it would be sixty-four times the work.
  expect(long).toBeLessThan(32 * short + 50_000);
});

test('tags within tags without end are removed, their text stays', () => {
  const html = cleanHtml(`${'<strong>'.repeat(5_000)}текст`);
  expect(html).toContain('текст');
  expect(html.match(/<strong>/g)?.length).toBeLessThan(100);
});
