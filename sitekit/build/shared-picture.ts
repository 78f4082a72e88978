/** Where the picture of a built site is found, for mails about it. */
import type { ReleaseFile } from './release-file.js';

/** The picture that the first page is shared with; null where the site is not served by HTTPS. */
export function sharedPictureOf(files: readonly ReleaseFile[]): string | null {
  const page = files.find(({ path }) => path === 'index.html');
  if (!page) return null;
  const [, picture] =
    /<meta property="og:image" content="(https:[^"]+)">/.exec(Buffer.from(page.bytes).toString()) ?? [];
  return picture ?? null;
}
