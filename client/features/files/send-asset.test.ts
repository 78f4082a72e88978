import { errorMessages } from '#client/lib/messages/error.messages.js';
import { RestError } from '#client/lib/rest/rest-error.js';
import { session } from '#client/lib/session/session.js';
import { user } from '#client/lib/session/session-fixtures.js';
import { sendAsset } from './send-asset.js';

interface Call {
  readonly path: string;
  readonly bearer: string | null;
  readonly form: FormData;
}

const calls: Call[] = [];
const answers: { readonly status: number; readonly body: object }[] = [];

/** A call with the parts that an upload needs; without an answer the connection breaks. */
class UploadCall {
  readonly upload = {};
  status = 0;
  responseText = '';
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  onloadend: () => void = () => undefined;
  private path = '';
  private bearer: string | null = null;

  open(_method: string, path: string): void {
    this.path = path;
  }

  setRequestHeader(name: string, value: string): void {
    if (name === 'authorization') this.bearer = value;
  }

  send(form: FormData): void {
    calls.push({ path: this.path, bearer: this.bearer, form });
    const answer = answers.shift();
    if (answer) Object.assign(this, { status: answer.status, responseText: JSON.stringify(answer.body) });
    queueMicrotask(() => {
      if (answer) this.onload();
      else this.onerror();
      this.onloadend();
    });
  }
}

const parts = { XMLHttpRequest: UploadCall };
const [realFetch, realCall] = [globalThis.fetch, globalThis.XMLHttpRequest];
beforeEach(() => {
  [calls.length, answers.length] = [0, 0];
  Object.assign(globalThis, parts);
  session.signIn({ accessToken: 'old', refreshToken: 'r1', expiresAt: Date.now() + 1_800_000 }, user);
});
afterEach(() => Object.assign(globalThis, { fetch: realFetch, XMLHttpRequest: realCall }));

const PNG = `data:image/png;base64,${btoa('a picture')}`;
const kept = {
  file: { file_id: '0199', file_name: 'picture.png', mime_type: 'image/png', file_size: 9, category: 'images' },
};
const faultOf = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

test('S-145 a picture goes among the account’s design assets', async () => {
  answers.push({ status: 200, body: kept });
  expect(await sendAsset(PNG)).toBe('file:0199');
  const [call] = calls;
  expect([call?.path, call?.bearer, call?.form.get('category')]).toEqual([
    '/api/storage/upload/design-assets',
    'Bearer old',
    'images',
  ]);
  const file = call?.form.get('files[]') as File;
  expect([file.name, file.type, await file.text()]).toEqual(['picture.png', 'image/png', 'a picture']);
});

test('S-145 a JPEG is called what it is', async () => {
  answers.push({ status: 200, body: kept });
  await sendAsset(`data:image/jpeg;base64,${btoa('x')}`);
  const file = calls[0]?.form.get('files[]') as File;
  expect([file.name, file.type]).toEqual(['picture.jpg', 'image/jpeg']);
});

test('S-078 S-145 a session that has run out is renewed, and the picture sent once more', async () => {
  const tokens = { accessToken: 'new', refreshToken: 'r2', expiresAt: Date.now() + 1_800_000 };
  globalThis.fetch = async () => Response.json({ data: { refreshTokens: tokens } });
  answers.push({ status: 401, body: { error_code: 'UNAUTHORIZED' } }, { status: 200, body: kept });
  expect(await sendAsset(PNG)).toBe('file:0199');
  expect(calls.map(({ bearer }) => bearer)).toEqual(['Bearer old', 'Bearer new']);
});

test('S-145 what the server refuses, and a lost connection, reach the caller', async () => {
  answers.push({ status: 409, body: { error_code: 'FILE_QUOTA_EXCEEDED', message: 'x', message_fa: 'جا نیست' } });
  const refused = await faultOf(sendAsset(PNG));
  const lost = await faultOf(sendAsset(PNG));
  expect([refused, lost].map((fault) => fault instanceof RestError && fault.ui.code)).toEqual([
    'FILE_QUOTA_EXCEEDED',
    'NETWORK_ERROR',
  ]);
});

test('S-154 a session that ended during an upload says so', async () => {
  globalThis.fetch = async () => Response.json({ errors: [{ message: 'Token refresh failed' }] });
  answers.push({ status: 401, body: { error_code: 'UNAUTHORIZED', message: 'Please log in to continue.' } });
  const fault = await faultOf(sendAsset(PNG));
  expect(fault instanceof RestError && fault.ui.message).toBe(errorMessages.sessionExpired);
  expect(session.getSnapshot()).toMatchObject({ status: 'guest', ended: 'TOKEN_REFRESH_FAILED' });
});

test('S-154 words that end the session end it during an upload', async () => {
  answers.push({ status: 403, body: { message: 'Authentication failed' } });
  const fault = await faultOf(sendAsset(PNG));
  expect(fault instanceof RestError && fault.ui.message).toBe(errorMessages.sessionExpired);
  expect(session.getSnapshot().status).toBe('guest');
});
