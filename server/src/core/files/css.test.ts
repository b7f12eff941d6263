import { ApiFailure } from '@venue/sdk';
import { expect, test } from 'vitest';
import { scopedCss } from './css.ts';

const styled = (css: string) => scopedCss(css, { scope: 'article-7' });

test.each([
  ['p{color:red}', '.article-7 p{color:red}'],
  ['h2, blockquote > p:hover { margin: 0 auto }', '.article-7 h2,.article-7 blockquote>p:hover{margin:0 auto}'],
  ['@media (max-width: 600px) { img { width: 100% } }', '@media (max-width:600px){.article-7 img{width:100%}}'],
  [
    'p { color: var(--primary); padding: calc(1em + 2px) }',
    '.article-7 p{color:var(--primary);padding:calc(1em + 2px)}',
  ],
  ['html, :root, body { color: red }', '.article-7 html,.article-7 :root,.article-7 body{color:red}'],
  ['p { background: linear-gradient(red, #fff) }', '.article-7 p{background:linear-gradient(red,#fff)}'],
  ['a[href^="http"]{font:16px "PT Sans"}', '.article-7 a[href^="http"]{font:16px"PT Sans"}'],
  ['p { letter-spacing: -0.02em }', '.article-7 p{letter-spacing:-0.02em}'],
  ['', ''],
])('%s is served below its element', (css, served) => expect(styled(css)).toBe(served));

test.each([
  ['loads', 'p{background:url(//evil.example)}', 'ссылки на\u00a0файлы'],
  ['loads by a word in quotes', 'p{background:URL("a")}', 'ссылки на\u00a0файлы'],
  ['loads by an escape', 'p{background:\\75rl(a)}', 'функцию \\75rl()'],
  ['loads by a set', 'p{background:image-set("a.png" 1x)}', 'функцию image-set()'],
  ['loads a font', '@font-option{font-family:a;src:url(a)}', 'правило @font-option'],
  ['loads other styles', '@import "//evil.example";', 'правило @import'],
  ['hides an address in a fallback', 'p{color:var(--a, url(a))}', 'прочитать «url(a)»'],
  ['names a property', 'p{--primary:red}', 'свойство --primary'],
  ['leaves its place', 'p{position:fixed;inset:0}', 'свойство position'],
  ['leaves its place by an escape', 'p{\\70osition:fixed}', 'свойство \\70osition'],
  ['moves', 'p{transform:translateY(-999px)}', 'свойство transform'],
  ['moves by a margin', 'p{margin-top:-999px}', 'свойстве margin-top нельзя отрицательные'],
  ['moves by a sum', 'p{margin:calc(0px - 99px)}', 'свойстве margin нельзя отрицательные'],
  ['brings in words', 'p::before{content:"Оплатите здесь"}', 'свойство content'],
  ['brings in words as a mark', 'p{display:list-item;list-style:"Оплатите здесь"}', 'свойстве list-style нельзя слова'],
  [
    'brings in words as a kind of mark',
    'li{list-style-type:"Оплатите здесь"}',
    'свойстве list-style-type нельзя слова',
  ],
  ['brings in words as quotes', 'p{quotes:"Оплатите" "здесь"}', 'свойстве quotes нельзя слова'],
  ['reaches beside its element', '~ footer{color:red}', 'селектор не\u00a0может начинаться'],
  ['reaches beside its element within a query', '@media all{+ footer{color:red}}', 'селектор не\u00a0может начинаться'],
  ['nests', 'p{color:red;& a{color:red}}', 'знак &'],
  ['names what is around', '& + p{color:red}', 'знак &'],
  ['names an animation', '@keyframes a{from{color:red}}', 'правило @keyframes'],
  ['makes a layer', '@layer a{p{color:red}}', 'правило @layer'],
  ['runs', 'p{width:expression(alert(1))}', 'функцию expression()'],
  ['is no style', '</style><script>alert(1)</script>', 'прочитать «</style>'],
  ['closes what it did not open', 'p{color:red}}', 'прочитать «}»'],
  ['is cut off', 'p{colo', 'прочитать «colo»'],
  ['is deeper than any style', `p{width:${'calc('.repeat(5000)}`, 'слишком много вложенных скобок'],
  ['has queries deeper than any style', '@media all{'.repeat(1800), 'слишком много вложенных скобок'],
  [
    'has selectors deeper than any style',
    `${':is('.repeat(5000)}p${')'.repeat(5000)}{color:red}`,
    'слишком много вложенных скобок',
  ],
])('what %s is refused, and why', (_, css, why) => {
  const refused = () => styled(`h3{color:red}\n${css}`);
  expect(refused).toThrow(ApiFailure);
  expect(refused).toThrow(
    expect.objectContaining({ code: 'css_refused', fields: { cssStyle: expect.stringContaining(why) } }),
  );
  expect(refused).toThrow(expect.objectContaining({ fields: { cssStyle: expect.stringMatching(/^Строка 2: /) } }));
});
