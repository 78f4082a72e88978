/**
 * Custom code from outside, on its way to become a release: every name, size, type and text is judged before anything
 * is kept. One file is in memory at a time.
 */
import { CUSTOM_CODE } from '#core/sites/custom-code.js';
import type { ReleaseFile } from '#sitekit/build/release-file.js';
import { ZipReader, type ZipBounds } from '#platform/zip/zip-reader.js';
import { isSanePicture } from '#features/files/index.js';
import { judgeBytes } from './bytes.js';
import { Findings } from './finding.js';
import { isText, type ByteKind, type TextKind } from './kinds.js';
import { MarkupThread } from './markup-thread.js';
import { judgePaths, type NamedFile } from './paths.js';

const BOUNDS: ZipBounds = {
  entries: CUSTOM_CODE.files,
  entryBytes: CUSTOM_CODE.entryBytes,
  totalBytes: CUSTOM_CODE.totalBytes,
  ratio: CUSTOM_CODE.ratio,
  withinMs: CUSTOM_CODE.checkMs,
};

export interface CheckedCode {
  readonly findings: Findings;
  /** Each is read again on demand. Only useful where there are no findings. */
  files(): AsyncGenerator<ReleaseFile>;
}

/**
 * Hands what was found to `use`; the zip is closed afterwards. @throws ZipError for a zip that is not read to its end:
 * broken, too large, or with names that lead out of it.
 */
export async function withCheckedCode<Result>(
  zipPath: string,
  use: (checked: CheckedCode) => Promise<Result>,
): Promise<Result> {
  const zip = await ZipReader.open(zipPath, BOUNDS);
  try {
    const findings = new Findings();
    const named = judgePaths(zip.files, findings);
    await judgeContents(zip, named, findings);
    return await use({ findings, files: () => readAll(zip, named) });
  } finally {
    zip.close();
  }
}

async function* readAll(zip: ZipReader, named: readonly NamedFile[]): AsyncGenerator<ReleaseFile> {
  for (const { path, packedPath, type } of named) yield { path, type, bytes: await zip.read({ path: packedPath }) };
}

async function judgeContents(zip: ZipReader, named: readonly NamedFile[], findings: Findings): Promise<void> {
  const thread = new MarkupThread(named.map(({ path }) => path));
  let texts = 0;
  try {
    for (const { path, packedPath, size, kind } of named) {
      const isMarkup = isText(kind);
      texts += isMarkup ? size : 0;
      if (isMarkup && (size > CUSTOM_CODE.textBytes || texts > CUSTOM_CODE.allTextBytes)) {
        findings.add('size', path);
        continue;
      }
      const bytes = await zip.read({ path: packedPath });
      if (!isMarkup) await judgeFile(kind, path, bytes, findings);
      else if (!(await judgeText(thread, { kind, path, bytes }, findings))) return;
    }
  } finally {
    await thread.close();
  }
}

async function judgeFile(kind: ByteKind, path: string, bytes: Buffer, findings: Findings): Promise<void> {
  const rule = await judgeBytes(kind, bytes);
  if (rule) findings.add(rule, path);
}

interface TextFile {
  readonly kind: TextKind;
  readonly path: string;
  readonly bytes: Buffer;
}

/** False where it took too long: nothing after it is looked at. */
async function judgeText(thread: MarkupThread, { kind, path, bytes }: TextFile, findings: Findings): Promise<boolean> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    findings.add('encoding', path);
    return true;
  }
  const judged = await thread.judge({ path, kind, text });
  if (!judged) {
    findings.add('slow', path);
    return false;
  }
  findings.addAll(judged);
  // Shapes that are used in each other again and again take visitors' browsers longer than any text.
  if (kind === 'svg' && judged.total === 0 && !(await isSanePicture(bytes))) findings.add('complex', path);
  return true;
}
