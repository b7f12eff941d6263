import { expect, it } from 'vitest';
import { withoutPicture } from './TextPhotos.tsx';

it.each([
  ['<p>а</p><img src="/files/a-1.webp" alt="x"><p>б</p>', '<p>а</p><p>б</p>'],
  ['<img alt="x" src="/files/a-1.webp" />', ''],
  ['<img src="/files/a-11.webp">', '<img src="/files/a-11.webp">'],
])('%s without the picture', (html, rest) => expect(withoutPicture(html, '/files/a-1.webp')).toBe(rest));
