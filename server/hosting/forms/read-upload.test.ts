import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { readUpload } from './read-upload.js';

const BODY =
  '--b\r\ncontent-disposition: form-data; name="name"\r\n\r\nسارا\r\n' +
  '--b\r\ncontent-disposition: form-data; name="cv"; filename="رزومه.pdf"\r\n\r\n%PDF\r\n--b--\r\n';

/** A request whose body comes from a stream. */
function requestOf(type = 'multipart/form-data; boundary=b'): IncomingMessage & PassThrough {
  const request = Object.assign(new PassThrough(), { headers: { 'content-type': type }, complete: false });
  request.once('end', () => (request.complete = true));
  return request as never;
}

function whole(body: string): IncomingMessage {
  const request = requestOf();
  request.end(body);
  return request;
}

describe('the body of a form with files', () => {
  it('has its texts and its files', async () => {
    const sent = await readUpload(whole(BODY), { keepsFiles: true });
    expect(sent).toMatchObject({ files: [{ field: 'cv', name: 'رزومه.pdf', isTooLarge: false }] });
    expect(typeof sent === 'object' && sent?.text.get('name')).toBe('سارا');
  });

  it('has its texts alone where no files are kept', async () => {
    const sent = await readUpload(whole(BODY), { keepsFiles: false });
    expect(sent).toMatchObject({ files: [] });
    expect(typeof sent === 'object' && sent?.text.get('name')).toBe('سارا');
  });

  it('cannot keep its files once its place is lost', async () => {
    const place = new AbortController();
    const request = requestOf();
    const reading = readUpload(request, { keepsFiles: true, lost: place.signal });
    request.write(BODY.slice(0, -20));
    await new Promise(setImmediate);
    place.abort();
    request.end(BODY.slice(-20));
    const sent = await reading;
    expect(sent).toMatchObject({ files: [] });
    expect(typeof sent === 'object' && sent?.text.get('name')).toBe('سارا');
  });

  it('cannot take longer than it may', async () => {
    expect(await readUpload(requestOf(), { keepsFiles: true, uploadMs: 1 })).toBe('tooSlow');
  });

  it('cannot have more text than any form', async () => {
    const long = BODY.replace('سارا', 'a'.repeat(70_000));
    expect(await readUpload(whole(long), { keepsFiles: true })).toBe('tooLarge');
  });

  it.each(['no form', BODY.slice(0, 100)])('cannot end before its end: %#', async (body) => {
    expect(await readUpload(whole(body), { keepsFiles: true })).toBe('fault');
  });

  it('cannot be without a boundary', async () => {
    expect(await readUpload(requestOf('multipart/form-data;'), { keepsFiles: true })).toBe('fault');
  });

  it('cannot be waited for when its sender has gone', async () => {
    const request = requestOf();
    const sent = readUpload(request, { keepsFiles: true });
    request.destroy();
    expect(await sent).toBeNull();
  });
});
