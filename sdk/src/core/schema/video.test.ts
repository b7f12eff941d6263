import { expect, test } from 'vitest';
import { playerOrigins, videoOf } from './video.ts';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://rutube.ru/video/0a1b2c3d4e5f/?r=a', 'https://rutube.ru/play/embed/0a1b2c3d4e5f'],
  ['https://rutube.ru/play/embed/0a1b2c', 'https://rutube.ru/play/embed/0a1b2c'],
  ['vk.com/video-12_34', 'https://vkvideo.ru/video_ext.php?oid=-12&id=34'],
  ['https://vkvideo.ru/video12_34', 'https://vkvideo.ru/video_ext.php?oid=12&id=34'],
  ['https://vk.com/club1?z=video-12_34%2Fpl', 'https://vkvideo.ru/video_ext.php?oid=-12&id=34'],
  ['https://vk.com/video_ext.php?oid=-1&id=2&hash=ab1', 'https://vkvideo.ru/video_ext.php?oid=-1&id=2&hash=ab1'],
])('%s is shown by its player', (link, player) => {
  expect(videoOf(link)?.player).toBe(player);
  expect(playerOrigins).toContain(new URL(player).origin);
});

test.each([
  '',
  'https://example.com/video/1',
  'https://youtube.com.example.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/@channel',
  'https://rutube.ru/channel/1',
  'https://rutube.ru/video/private/ab',
  'https://vk.com/venue',
  'https://vkvideo.ru/video_ext.php?oid=1"&id=2',
  'https://youtu.be/../../evil',
])('%s has no player', link => {
  expect(videoOf(link)).toBeUndefined();
});
