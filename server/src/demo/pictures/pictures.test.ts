import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { roomPictures } from './pictures.ts';
import { frame } from './view.ts';

const allRooms = [21, 28, 29, 30, 31, 36, 37, 38, 39, 40, 41, 42, 43, 45, 46, 47, 48, 49, 50, 51, 52];
const pictures = roomPictures();

describe('the pictures of the rooms', () => {
  it('show every room, and the studios four times', () => {
    const counts = new Map(allRooms.map(id => [id, pictures.filter(({ roomId }) => roomId === id).length]));
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(pictures.length);
    for (const [id, count] of counts) expect(count, `room ${id}`).toBe(id === 31 || id === 52 ? 4 : 1);
  });

  it('have names fit for files, each its own, and say in Russian what they show', () => {
    expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length);
    expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length);
    for (const { name, alt } of pictures) {
      expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(alt).toMatch(/^[А-ЯЁ].{20,}$/);
    }
  });

  it('are the same on every run', () => {
    expect(roomPictures()).toEqual(pictures);
  });

  it('hold no text, no broken numbers and nothing from elsewhere', () => {
    for (const { name, svg } of pictures) {
      expect(svg, name).not.toMatch(/<text|NaN|undefined|Infinity|href/);
    }
  });

  it('are drawings of one size that differ from each other', async () => {
    const seen = new Set<string>();
    for (const { name, svg } of pictures) {
      const { data, info } = await sharp(Buffer.from(svg)).resize(96).raw().toBuffer({ resolveWithObject: true });
      expect(info.width / info.height, name).toBeCloseTo(frame.width / frame.height, 1);
      const { entropy } = await sharp(data, { raw: info }).stats();
      expect(entropy, name).toBeGreaterThan(3);
      seen.add(createHash('sha256').update(data).digest('hex'));
    }
    expect(seen.size).toBe(pictures.length);
  });
});
