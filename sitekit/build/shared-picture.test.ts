import { sharedPictureOf } from './shared-picture.js';

const page = (path: string, html: string) => ({ path, type: 'text/html', bytes: Buffer.from(html) });
const tag = (address: string) => `<meta property="og:image" content="${address}">`;
const PICTURE = 'https://narvan.example/assets/social.1a2b.jpg';

it('is the picture of the first page', () => {
  const other = page('menu.html', tag('https://narvan.example/assets/social.3c4d.jpg'));
  expect(sharedPictureOf([other, page('index.html', `<head>${tag(PICTURE)}</head>`)])).toBe(PICTURE);
});

it.each([
  ['without HTTPS', [page('index.html', tag('http://narvan.localhost:3000/a.jpg'))]],
  ['without a first page', [page('menu.html', tag(PICTURE))]],
  ['without a picture', [page('index.html', '<html></html>')]],
])('cannot be one %s', (_how, files) => {
  expect(sharedPictureOf(files)).toBeNull();
});
