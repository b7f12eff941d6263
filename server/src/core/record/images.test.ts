import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cleaned, filesOfPicture, resized, squareOf } from './images.ts';

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2f6b4f' } });
const blob = (data: Buffer, type = 'image/jpeg') => new Blob([new Uint8Array(data)], { type });

/** A photo as a phone takes it: rotated, with the position and the maker in its metadata. */
const photo = () =>
  drawn(2000, 1000)
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '56/1 50/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test('a photo is kept upright in two widths, without what the camera wrote into it', async () => {
  const source = await photo();
  expect((await sharp(source).metadata()).exif).toBeDefined();
  const files = filesOfPicture('name', await resized(blob(source)));
  expect([...files.keys()]).toEqual(['name-1600.webp', 'name-640.webp']);
  for (const [width, height] of [
    [1000, 2000],
    [640, 1280],
  ]) {
    const made = await sharp(files.get(`name-${width === 640 ? 640 : 1600}.webp`)).metadata();
    expect(made).toMatchObject({ format: 'webp', width, height });
    expect([made.exif, made.iptc, made.xmp, made.orientation]).toEqual([undefined, undefined, undefined, undefined]);
  }
});

test('a picture narrower than the width is not blown up', async () => {
  const picture = await resized(blob(await drawn(300, 200).png().toBuffer(), 'image/png'));
  expect(await sharp(picture.get(1600)).metadata()).toMatchObject({ width: 300, height: 200 });
});

test.each([
  ['image/jpeg', 'jpeg', photo],
  ['image/png', 'png', () => photo().then(data => sharp(data).keepMetadata().png().toBuffer())],
] as const)('a scan stays %s, upright and without what the camera wrote into it', async (type, format, make) => {
  const data = await make();
  expect((await sharp(data).metadata()).exif).toBeDefined();
  const stored = await sharp(await cleaned(blob(data, type))).metadata();
  expect(stored).toMatchObject({ format, width: 1000, height: 2000 });
  expect([stored.exif, stored.iptc, stored.xmp, stored.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('what is no picture is kept as it came, and a broken picture is refused', async () => {
  const paper = Buffer.from('%PDF-1.4 paper');
  expect(await cleaned(blob(paper, 'application/pdf'))).toEqual(paper);
  await expect(cleaned(blob((await photo()).subarray(0, 400)))).rejects.toMatchObject({ code: 'file_type_wrong' });
});

test('an avatar is a square', async () => {
  const data = await squareOf(blob(await photo()), 512);
  expect(await sharp(data).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
});

test.each([
  ['words', async () => Buffer.from('not a picture'), 'повреждён'],
  ['a picture that ends too early', async () => (await photo()).subarray(0, 400), 'повреждён'],
  [
    'a small file that is a huge picture',
    () => drawn(9000, 8000).png({ compressionLevel: 9 }).toBuffer(),
    'слишком много точек',
  ],
])('%s are refused beside the field', async (_, make, why) => {
  const refusal = { code: 'file_type_wrong', fields: { photo: expect.stringContaining(why) } };
  await expect(resized(blob(await make()), 'photo')).rejects.toMatchObject(refusal);
  await expect(squareOf(blob(await make()), 512, 'photo')).rejects.toMatchObject(refusal);
});
