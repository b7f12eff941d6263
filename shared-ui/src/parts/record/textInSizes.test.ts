import { expect, test } from 'vitest';
import { textInSizes } from './textInSizes.ts';

test('each of our pictures in a text has a smaller file for phones, and nothing else changes', () => {
  const picture = (name: string) => `<img src="/files/${name}-1600.webp" alt="Зал &gt; сцена" />`;
  const source = (name: string) =>
    `<picture><source media="(max-width: 480px) and (max-resolution: 2dppx)" srcset="/files/${name}-640.webp">`;
  expect(textInSizes(`<p>Было</p>${picture('a-1')}<p>Стало ${picture('b2')}</p>`)).toBe(
    `<p>Было</p>${source('a-1')}${picture('a-1')}</picture><p>Стало ${source('b2')}${picture('b2')}</picture></p>`,
  );
  const other = '<p>src="/files/a-1600.webp"</p><img src="https://venue.test/files/a-1600.webp" alt="" />';
  expect(textInSizes(other)).toBe(other);
});
