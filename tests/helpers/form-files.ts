/** Forms with files in tests: what a browser sends by them as multipart/form-data. */
import type { TestApp } from './app.js';
import { newAddress } from './forms.js';
import { hostOf, visit, type SiteFacts, type Visit } from './sites.js';

export interface SentInTest {
  readonly name: string;
  readonly bytes: Buffer;
  readonly field?: string;
}

const BOUNDARY = 'a-boundary-of-tests';

/** The body as a browser writes it: a quote in a name is %22. */
export function multipartBody(fields: Readonly<Record<string, string>>, files: readonly SentInTest[]): Buffer {
  const texts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  const parts = files.flatMap(({ name, bytes, field = 'cv' }) => [
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name.replaceAll('"', '%22')}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...texts, ...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

/** Posts a form with files; from an address of its own unless one is given. */
export function postFiles(
  app: TestApp,
  site: SiteFacts,
  fields: Readonly<Record<string, string>>,
  files: readonly SentInTest[],
  { from = newAddress(), form = 'book' }: { readonly from?: string; readonly form?: string } = {},
): Promise<Visit> {
  return visit(app.url, hostOf(site), `/_form/${form}`, {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, 'x-forwarded-for': from },
    body: multipartBody(fields, files),
  });
}
