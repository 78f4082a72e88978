import { isVideo, PLAYER_ORIGINS, VIDEO_LENGTH, videoOfTyped, videoPage, videoPlayer } from './video.js';

test.each([
  ['https://www.aparat.com/v/abC12', 'aparat:abC12'],
  ['aparat.com/v/k853b3k/عنوان', 'aparat:k853b3k'],
  ['https://www.aparat.com/video/video/embed/videohash/abC12/vt/frame', 'aparat:abC12'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'youtube:dQw4w9WgXcQ'],
  [' https://youtu.be/dQw4w9WgXcQ?si=x ', 'youtube:dQw4w9WgXcQ'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'youtube:dQw4w9WgXcQ'],
  ['http://vimeo.com/123456789', 'vimeo:123456789'],
  ['https://player.vimeo.com/video/123456789', 'vimeo:123456789'],
])('the address %s is a video', (typed, stored) => {
  expect(videoOfTyped(typed)).toBe(stored);
  expect(videoOfTyped(videoPage(stored) ?? '')).toBe(stored);
  expect(stored.length).toBeLessThanOrEqual(VIDEO_LENGTH);
});

test.each([
  '',
  'سلام',
  'https://www.aparat.com/',
  'https://www.aparat.com/v/',
  'https://aparat.com.evil.example/v/abC12',
  'https://evil.example/?v=dQw4w9WgXcQ',
  'https://www.aparat.com@evil.example/v/abC12',
  'javascript:alert(1)//aparat.com/v/abC12',
  'https://www.aparat.com/v/../../evil',
  'https://www.aparat.com/v/ab"onload=x',
  'https://www.youtube.com/watch?v=short',
  `https://www.aparat.com/v/${'a'.repeat(1000)}`,
])('the address %s is no video', (typed) => expect(videoOfTyped(typed)).toBeNull());

test.each([
  'aparat',
  'aparat:',
  'aparat:a"b',
  'aparat:abc12:x',
  'https://x',
  'constructor:abcd',
  'vimeo:1',
  'aparat:abC12 ',
])('cannot be stored as a video: %s', (stored) => {
  expect(isVideo(stored)).toBe(false);
  expect([videoPlayer(stored), videoPage(stored)]).toEqual([null, null]);
});

test('players come from the services alone', () => {
  expect(PLAYER_ORIGINS).toEqual([
    'https://www.aparat.com',
    'https://www.youtube-nocookie.com',
    'https://player.vimeo.com',
  ]);
  expect(videoPlayer('aparat:abC12')).toBe('https://www.aparat.com/video/video/embed/videohash/abC12/vt/frame');
});
