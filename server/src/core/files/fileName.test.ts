import { describe, expect, test } from 'vitest';
import { asciiNameOf, dispositionOf, fileNameOf } from './fileName.ts';

describe('the name of a file', () => {
  test.each([
    ['Договор № 3/2026.pdf', 'Договор № 3-2026.pdf', 'Dogovor-3-2026.pdf'],
    ['УПД №\u00a02.pdf', 'УПД № 2.pdf', 'UPD-2.pdf'],
    ['Ночь музеев: «Щедрость».ics', 'Ночь музеев «Щедрость».ics', 'Noch-muzeev-Shchedrost.ics'],
    ['a\\b/c.pdf', 'a-b-c.pdf', 'a-b-c.pdf'],
    ['../../etc/passwd', '-..-etc-passwd', 'etc-passwd'],
    ['say "hi"; x=1.pdf', 'say hi ; x=1.pdf', 'say-hi-x-1.pdf'],
    ['one\r\nSet-Cookie: x.pdf', 'oneSet-Cookie x.pdf', 'oneSet-Cookie-x.pdf'],
    ['\u202egnp.exe.pdf', 'gnp.exe.pdf', 'gnp-exe.pdf'],
    ['🎉.pdf', '🎉.pdf', 'document.pdf'],
    ['李明.zip', '李明.zip', 'archive.zip'],
    ['Łódź Ánh.csv', 'Łódź Ánh.csv', 'odz-Anh.csv'],
    ['CON', '_CON', '_CON'],
    ['nul.txt', '_nul.txt', '_nul.txt'],
    ['Lpt1.отчёт.pdf', '_Lpt1.отчёт.pdf', '_Lpt1-otchet.pdf'],
    ['name. . .', 'name', 'name'],
    ['<>|*?', 'file', 'file'],
    ['', 'file', 'file'],
    ['\ud800broken.pdf', 'broken.pdf', 'broken.pdf'],
  ])('%j is %s, and %s in ASCII', (title, name, ascii) => {
    expect(fileNameOf(title)).toBe(name);
    expect(asciiNameOf(title)).toBe(ascii);
    expect(fileNameOf(name)).toBe(name);
  });

  test('is at most 255 bytes long, whole in its letters and with its extension', () => {
    for (const letter of ['a', 'ы', '李', '🎉']) {
      const name = fileNameOf(`${letter.repeat(300)}.pdf`);
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
      expect(name).toMatch(/^(.)\1+\.pdf$/u);
    }
  });

  test('is sent in both forms of RFC 6266', () => {
    expect(dispositionOf("Договор № 3/2026 (О'Нил).pdf")).toBe(
      `attachment; filename="Dogovor-3-2026-O-Nil.pdf"; filename*=UTF-8''%D0%94%D0%BE%D0%B3%D0%BE%D0%B2%D0%BE%D1%80%20%E2%84%96%203-2026%20%28%D0%9E%27%D0%9D%D0%B8%D0%BB%29.pdf`,
    );
  });
});
