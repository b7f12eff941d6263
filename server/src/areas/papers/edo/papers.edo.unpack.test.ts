import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { expectLinear } from '../../../testing/linear.ts';
import { splitAnswers, unpack } from './papers.edo.unpack.ts';

const xml = Buffer.from('<a/>');
const signature = Buffer.from([0x30, 0x03]);

async function archiveOf(name: string, files: number) {
  const zip = new ZipFile();
  for (let file = 0; file < files; file++) zip.addBuffer(xml, `${file}.xml`);
  zip.end();
  return { name, data: await buffer(zip.outputStream) };
}

test('the archives of one upload share their limits', async () => {
  const archives = [
    await archiveOf('one.zip', 1_500),
    await archiveOf('two.zip', 1_500),
    await archiveOf('six.zip', 9),
  ];
  const { files, unread } = await unpack(archives);
  expect(files).toHaveLength(1_509);
  expect(unread).toEqual([{ name: 'two.zip', why: expect.stringContaining('слишком много файлов') }]);
});

test('a signature belongs to the only answer of its name', () => {
  const names = ['a.xml', 'b.xml', 'B.xml', 'a.xml.sig', 'b.sig', 'c.sig'];
  const { candidates, unread } = splitAnswers(
    names.map(name => ({ name, data: name.endsWith('.xml') ? xml : signature })),
  );
  expect(candidates.map(({ name, signatures }) => [name, ...signatures.map(each => each.name)])).toEqual([
    ['a.xml', 'a.xml.sig'],
    ['b.xml'],
    ['B.xml'],
  ]);
  expect(unread.map(({ name }) => name)).toEqual(['b.sig', 'c.sig']);
});

test('many answers with their signatures are split in linear time', () => {
  expectLinear(size => {
    splitAnswers(
      Array.from({ length: size }, (_, at) =>
        at % 2 === 0 ? { name: `${at}.xml`, data: xml } : { name: `${at - 1}.xml.sig`, data: signature },
      ),
    );
  }, 20_000);
});
