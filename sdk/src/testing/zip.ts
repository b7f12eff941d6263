const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

const crc32 = (bytes: Uint8Array): number =>
  ~bytes.reduce((crc, byte) => (crc >>> 8) ^ (crcTable[(crc ^ byte) & 0xff] ?? 0), ~0) >>> 0;

/** Numbers as little-endian bytes, `[value, width]` each. */
function little(...fields: readonly (readonly [number, 2 | 4])[]): Uint8Array {
  return Uint8Array.from(
    fields.flatMap(([value, width]) => Array.from({ length: width }, (_, byte) => (value >>> (8 * byte)) & 0xff)),
  );
}

/** An uncompressed ZIP archive of these files. */
export function zip(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const bodies: Uint8Array[] = [];
  const entries: Uint8Array[] = [];
  let at = 0;
  for (const [path, content] of Object.entries(files)) {
    const name = encoder.encode(path);
    const data = typeof content === 'string' ? encoder.encode(content) : content;
    // Version 2.0, names in UTF-8, stored; the date is 1 January 1980, so that the bytes are always the same.
    const shared = little(
      [20, 2],
      [0x800, 2],
      [0, 2],
      [0, 2],
      [0x21, 2],
      [crc32(data), 4],
      [data.length, 4],
      [data.length, 4],
      [name.length, 2],
    );
    const body = [little([0x04034b50, 4]), shared, little([0, 2]), name, data];
    bodies.push(...body);
    entries.push(
      little([0x02014b50, 4], [20, 2]),
      shared,
      little([0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]),
      name,
    );
    at += length(body);
  }
  const count = Object.keys(files).length;
  const end = little([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [length(entries), 4], [at, 4], [0, 2]);
  return joined([...bodies, ...entries, end]);
}

const length = (parts: readonly Uint8Array[]): number => parts.reduce((sum, part) => sum + part.length, 0);

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length(parts));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
