/** The files that links of a design lead to, as a release has them. */
import { createHash } from 'node:crypto';
import type { WizardData } from '#core/design/design.js';
import { LINKED_FILES } from '#core/limits/limits.js';
import { linkedFilePath } from '#core/sections/linked-files.js';
import type { ReleaseFile } from '#sitekit/build/release-file.js';
import type { Ctx } from '#platform/context.js';
import { readStoredFile } from '#features/files/index.js';
import { linkedFilesOf } from './design-file.js';

const KEPT = 'file:';
/** The kinds of uploads. What is none of them is not published. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
};

/**
 * By their references; what is gone is left out. Callers check whose they are.
 * @throws Error for more files or bytes than a site may have; its message is for people.
 */
export async function linkedReleaseFiles(ctx: Ctx, wizardData: WizardData): Promise<ReadonlyMap<string, ReleaseFile>> {
  const named = linkedFilesOf(wizardData.websiteFramework.dynamicDesign).filter((each) => each.startsWith(KEPT));
  if (named.length > LINKED_FILES.perSite) throw new Error(`A site has ${LINKED_FILES.perSite} linked files at most.`);
  const files = new Map<string, ReleaseFile>();
  let total = 0;
  for (const reference of named) {
    const file = await readStoredFile(ctx, reference.slice(KEPT.length));
    const extension = file && EXTENSIONS[file.mime];
    if (!file || !extension) continue;
    total += file.bytes.length;
    if (total > LINKED_FILES.bytes) throw new Error(`The linked files are more than ${LINKED_FILES.bytes} bytes.`);
    const hash = createHash('sha256').update(file.bytes).digest('hex');
    const path = linkedFilePath(file.name, hash, extension);
    files.set(reference, { path, type: file.mime, bytes: file.bytes });
  }
  return files;
}
