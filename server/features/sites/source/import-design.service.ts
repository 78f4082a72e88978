/**
 * Imports a design: from the zip of a release, or from its `design.json` alone. Anyone who has the file may import it.
 * Every part of it is validated like any other input from outside; pictures go through the store of uploads.
 */
import { open } from 'node:fs/promises';
import type { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import type { FieldFault } from '#core/errors/field-faults.js';
import { isContentFault } from '#core/errors/errors.files.js';
import { DESIGN, FILES, LINKED_FILES, SITE_SOURCE } from '#core/limits/limits.js';
import type { WizardData } from '#core/design/design.js';
import { LINKED_FOLDER, linkedFileName } from '#core/sections/linked-files.js';
import { requireViewer, type Ctx } from '#platform/context.js';
import type { FileOnDisk } from '#platform/http/upload-to-disk.js';
import { ZipError, ZipReader, type ZippedFile } from '#platform/zip/zip-reader.js';
import { isKnownTemplate, parseWizardData, withKnownNames } from '#features/designs/index.js';
import { assertRoom, dropOriginals, storeLinkedFile, storeOriginal } from '#features/files/index.js';
import { hasContent } from '../content/content-store.js';
import {
  DESIGN_FILE,
  designFileSchema,
  linkedFilesOf,
  picturesOf,
  wizardOfDesignFile,
  type DesignFile,
} from './design-file.js';
import { IMPORT_TEXTS, zipErrorText } from './source.messages.js';

export interface ImportedDesign {
  /** To be ordered as it is, or changed in the wizard first. */
  readonly wizardData: WizardData;
  readonly pictures: number;
  /** Pictures and linked files that the design names and the file does not contain; samples replace them. */
  readonly missing: readonly string[];
}

/** Where pictures are read from; null: the design came without them. */
type Source = ZipReader | null;

const KEPT = 'file:';
const ORIGINAL = /^originals\/[\w-]{1,120}\.(?:png|jpe?g|webp|gif|svg)$/i;
const BOUNDS = {
  entries: SITE_SOURCE.entries,
  entryBytes: SITE_SOURCE.bytes,
  totalBytes: 2 * SITE_SOURCE.bytes,
  withinMs: SITE_SOURCE.unpackMs,
} as const;

/**
 * Nothing is ordered or changed by it: it gives what the wizard continues with.
 * @throws AppError RATE_LIMITED, SITE_FILE_UNREADABLE with the reason, VALIDATION_ERROR naming parts of the design,
 * FILE_QUOTA_EXCEEDED.
 */
export async function importDesign(ctx: Ctx, file: FileOnDisk): Promise<ImportedDesign> {
  const { userId } = requireViewer(ctx);
  await ctx.limits.take('siteFile', userId);
  if (!(await isZip(file.path))) return importFrom(ctx, await readText(file), null, '');
  const zip = await ZipReader.open(file.path, BOUNDS).catch(refuse);
  try {
    const root = rootOf(zip);
    const design = await zip.read({ path: `${root}${DESIGN_FILE}` }).catch(refuse);
    return await importFrom(ctx, design, zip, root);
  } finally {
    zip.close();
  }
}

function refuse(error: unknown): never {
  if (!(error instanceof ZipError)) throw error;
  throw new AppError('SITE_FILE_UNREADABLE', { fa: zipErrorText(error), cause: error });
}

function unreadable(fa: string, cause?: unknown): AppError {
  return new AppError('SITE_FILE_UNREADABLE', { fa, cause });
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && buffer.readUInt32LE(0) === 0x04034b50;
  } finally {
    await file.close();
  }
}

async function readText({ path, size }: FileOnDisk): Promise<Buffer> {
  if (size > SITE_SOURCE.designBytes) throw unreadable(IMPORT_TEXTS.noDesign);
  const file = await open(path);
  try {
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/** The folder that contains the design: none, or one that was packed around it. */
function rootOf({ files }: ZipReader): string {
  const found = files.filter(({ path }) => path === DESIGN_FILE || /^[^/]+\/design\.json$/.test(path));
  const best = found.find(({ path }) => path === DESIGN_FILE) ?? (found.length === 1 ? found[0] : undefined);
  if (!best || best.size > SITE_SOURCE.designBytes) throw unreadable(IMPORT_TEXTS.noDesign);
  return best.path.slice(0, -DESIGN_FILE.length);
}

/** @throws AppError SITE_FILE_UNREADABLE, VALIDATION_ERROR. */
function parseDesign(bytes: Buffer): DesignFile {
  let given: unknown;
  try {
    given = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw unreadable(IMPORT_TEXTS.noDesign, error);
  }
  const { format, version } = (given !== null && typeof given === 'object' ? given : {}) as Record<string, unknown>;
  if (format !== 'barpa-design') throw unreadable(IMPORT_TEXTS.noDesign);
  if (version !== 1) throw unreadable(IMPORT_TEXTS.newer);
  const parsed = designFileSchema.safeParse(given);
  if (!parsed.success) throw new AppError('VALIDATION_ERROR', { fields: faultsOf(parsed.error), cause: parsed.error });
  return withNamesOfToday(parsed.data);
}

/** Old files open also where the library lacks a name by now, which then shows nothing. */
function withNamesOfToday({ templateId, pages, shared, ...design }: DesignFile): DesignFile {
  const { header, footer } = shared ?? {};
  return {
    ...design,
    templateId: templateId !== null && isKnownTemplate(templateId) ? templateId : null,
    pages: pages.map((page) => ({ ...page, sections: page.sections.map(withKnownNames) })),
    shared: shared && {
      ...(header && { header: withKnownNames(header) }),
      ...(footer && { footer: withKnownNames(footer) }),
    },
  };
}

const MOST_FAULTS = 20;

function faultsOf({ issues }: z.ZodError): FieldFault[] {
  return issues
    .slice(0, MOST_FAULTS)
    .map(({ path, message }) => ({ path: [DESIGN_FILE, ...path].map(String).join('.').slice(0, 300), message }));
}

async function importFrom(ctx: Ctx, bytes: Buffer, source: Source, root: string): Promise<ImportedDesign> {
  const design = parseDesign(bytes);
  const named = [...picturesOf(design), ...linkedFilesOf(design)];
  if (named.length > DESIGN.maxImages + design.pages.length + 1 + LINKED_FILES.perSite)
    throw unreadable(IMPORT_TEXTS.tooManyPictures);
  const held = new Map(source?.files.map((file) => [file.path, file]));
  const present = named.flatMap((path) => {
    const isFit = ORIGINAL.test(path) || linkedFileName(path) !== null;
    const file = isFit ? held.get(root + path) : undefined;
    return file ? [{ path, file }] : [];
  });
  // Judged as a wizard before anything is kept.
  const wizardWith = (renamed: (path: string) => string | null): WizardData =>
    parseWizardData(wizardOfDesignFile(design, renamed));
  wizardWith(() => null);
  const wanted = { files: present.length, bytes: present.reduce((sum, { file }) => sum + file.size, 0) };
  if (present.some(({ file }) => file.size > FILES.maxBytes)) throw new AppError('FILE_TOO_LARGE');
  await assertRoom(ctx, requireViewer(ctx).userId, wanted);
  const kept = await keepAll(ctx, source, present);
  return {
    wizardData: wizardWith((path) => kept.get(path) ?? null),
    pictures: kept.size,
    missing: named.filter((path) => !kept.has(path)).map((path) => path.slice(0, 200)),
  };
}

interface Present {
  /** The path in the design. */
  readonly path: string;
  readonly file: ZippedFile;
}

/** All of them or none; one at a time, so that the bytes of one picture are in memory. Gives their new names. */
async function keepAll(ctx: Ctx, source: Source, present: readonly Present[]): Promise<Map<string, string>> {
  const kept = new Map<string, string>();
  try {
    for (const { path, file } of present) kept.set(path, await keep(ctx, source, file.path));
    return kept;
  } catch (error) {
    await dropOriginals(
      ctx,
      [...kept.values()].map((reference) => reference.slice(KEPT.length)),
    );
    throw error;
  }
}

async function keep(ctx: Ctx, source: Source, path: string): Promise<string> {
  const bytes = (await source?.read({ path }).catch(refuse)) ?? Buffer.alloc(0);
  const name = path.slice(path.lastIndexOf('/') + 1);
  const ownerId = requireViewer(ctx).userId;
  try {
    const linked = linkedFileName(path.slice(path.lastIndexOf(LINKED_FOLDER)));
    const { id } = linked
      ? await storeLinkedFile(ctx, { ownerId, bytes, name: linked })
      : await storeOriginal(ctx, { ownerId, bytes, name, isOurs: await hasContent(ctx, bytes) });
    return KEPT + id;
  } catch (error) {
    if (!(error instanceof AppError) || !isContentFault(error.code)) throw error;
    throw new AppError('VALIDATION_ERROR', {
      fields: [{ path: path.slice(0, 300), message: IMPORT_TEXTS.noFile }],
      cause: error,
    });
  }
}
