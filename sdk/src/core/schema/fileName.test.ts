import { expect, test } from 'vitest';
import { allCalls } from '../../calls.ts';
import { isFileReply } from './call.ts';
import { fileName } from './fileName.ts';

const pdf = 'application/pdf';

test.each([
  ['attachment; filename="a b.pdf"', 'a b.pdf'],
  ['attachment; filename=a.pdf; size=3', 'a.pdf'],
  ['attachment; filename="the \\"best\\"; one.pdf"', 'the "best"; one.pdf'],
  [`attachment; filename="x.pdf"; filename*=UTF-8''${encodeURIComponent('Чек № 7.pdf')}`, 'Чек № 7.pdf'],
  [`attachment; FILENAME*=utf-8'ru'${encodeURIComponent('Акт.pdf')}; size=3`, 'Акт.pdf'],
  // An unreadable name falls back to one that is readable.
  [`attachment; filename*=UTF-8''%E0%A4%A; filename=x.pdf`, 'x.pdf'],
  [`attachment; filename*=UTF-8''%E0%A4%A`, 'file.pdf'],
  ['attachment; filename=""', 'file.pdf'],
  ['inline', 'file.pdf'],
  ['', 'file.pdf'],
  // A name must not contain a path or hidden characters.
  ['attachment; filename="../../etc/passwd"', '_.._etc_passwd'],
  [`attachment; filename*=UTF-8''..%2F..%5Cevil%00.pdf`, '_.._evil_.pdf'],
  ['attachment; filename=".."', 'file.pdf'],
  [`attachment; filename*=UTF-8''${encodeURIComponent('счёт\u202efdp.exe')}`, 'счёт_fdp.exe'],
  ['attachment; filename=".bashrc"', 'bashrc'],
])('%s is called %s', (disposition, name) => expect(fileName(disposition, pdf)).toBe(name));

test.each([
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'file.xlsx'],
  ['text/vcard', 'file.vcf'],
  ['image/jpeg', 'file.jpg'],
  ['image/webp', 'file.webp'],
  ['application/x-unknown', 'file.bin'],
  ['application/octet-stream', 'file.bin'],
  ['', 'file.bin'],
])('without a name %s is called %s', (type, name) => expect(fileName('', type)).toBe(name));

test('every type of file a call declares has its extension', () => {
  const types = new Set(allCalls.flatMap(({ reply }) => (isFileReply(reply) ? [reply.type] : [])));
  types.delete('application/octet-stream');
  for (const type of types) expect(fileName('', type), type).not.toBe('file.bin');
});
