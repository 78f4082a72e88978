/** Custom code on its way into quarantine: judged whole before anything of it is kept. */
import { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import { CUSTOM_CODE } from '#core/sites/custom-code.js';
import { cleanText } from '#core/text/plain-text.js';
import { requireAdmin, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import type { FileOnDisk } from '#platform/http/upload-to-disk.js';
import { isId, newId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { ZipError } from '#platform/zip/zip-reader.js';
import { audit } from '#features/identity/index.js';
import {
  storeContent,
  describeManifest,
  manifestOfFiles,
  type DescribedRelease,
  type Manifest,
  type SiteEntity,
  findSite,
  auditSubjectOf,
  lockSite,
  zipErrorText,
} from '#features/sites/index.js';
import { ReleaseCandidateEntity } from './candidates.entity.js';
import { countWaiting, findCandidate } from './candidates.queries.js';
import type { ReleaseCandidateType } from './candidates.types.js';
import { withCheckedCode, type CheckedCode } from './check/check-code.js';
import type { Findings } from './check/finding.js';
import { CUSTOM_TEXTS, findingText } from './custom.messages.js';

const noteSchema = z
  .string(CUSTOM_TEXTS.noteMissing)
  .transform(cleanText)
  .pipe(z.string().min(1, CUSTOM_TEXTS.noteMissing).max(CUSTOM_CODE.note));
const fieldsSchema = z.object({ note: noteSchema });

/**
 * @throws AppError NOT_FOUND, SITE_CLOSED, VALIDATION_ERROR without a note, RATE_LIMITED, CANDIDATES_WAITING where
 * enough wait, SITE_FILE_UNREADABLE for a zip that is not read, CUSTOM_CODE_REFUSED with `details.findings`
 * (`path`, `line`, `rule`, `message`) and `details.total`.
 */
export async function uploadCandidate(ctx: Ctx, siteId: string, file: FileOnDisk): Promise<ReleaseCandidateType> {
  const { userId } = requireAdmin(ctx);
  const { note } = parseInput(fieldsSchema, { note: file.fields['note'] });
  await ctx.limits.take('siteFile', userId);
  const site = isId(siteId) ? await findSite(ctx, siteId) : null;
  if (!site) throw new AppError('NOT_FOUND');
  if (site.stop !== null) throw new AppError('SITE_CLOSED');
  await assertRoom(ctx, siteId);
  const release = await withCheckedCode(file.path, (checked) => keep(ctx, checked)).catch(refuse);
  const id = newId();
  await unitOfWork(ctx, async (tx) => {
    const locked = await lockSite(tx, { id: siteId });
    if (!locked) throw new AppError('NOT_FOUND');
    if (locked.stop !== null) throw new AppError('SITE_CLOSED');
    await assertRoom(tx, siteId);
    await record(tx, locked, { id, note, release });
  });
  const made = await findCandidate(ctx, id);
  if (!made) throw new AppError('NOT_FOUND');
  return made;
}

/** @throws AppError CANDIDATES_WAITING. */
async function assertRoom(ctx: Ctx, siteId: string): Promise<void> {
  if ((await countWaiting(ctx, siteId)) >= CUSTOM_CODE.waiting)
    throw new AppError('CANDIDATES_WAITING', { fa: CUSTOM_TEXTS.waiting });
}

function refuse(error: unknown): never {
  if (!(error instanceof ZipError)) throw error;
  throw new AppError('SITE_FILE_UNREADABLE', { fa: zipErrorText(error), cause: error });
}

function refusal(findings: Findings): AppError {
  const described = findings.kept.map((each) => {
    const { path, line, rule } = each;
    return { path: path.slice(0, 300), line, rule, message: findingText(each) };
  });
  const details = { findings: described, total: findings.total };
  return new AppError('CUSTOM_CODE_REFUSED', { fa: CUSTOM_TEXTS.refused(findings.total), details });
}

/** Stores what nothing was found in, one file after the other. @throws AppError CUSTOM_CODE_REFUSED. */
async function keep(ctx: Ctx, { findings, files }: CheckedCode): Promise<DescribedRelease> {
  if (findings.total > 0) throw refusal(findings);
  let manifest: Manifest = {};
  for await (const file of files()) {
    const described = manifestOfFiles([file]);
    await storeContent(ctx, [file], described);
    manifest = { ...manifest, ...described };
  }
  return describeManifest(manifest);
}

interface Uploaded {
  readonly id: string;
  readonly note: string;
  readonly release: DescribedRelease;
}

async function record(tx: TxCtx, site: SiteEntity, { id, note, release }: Uploaded): Promise<void> {
  const createdAt = tx.clock.now();
  const { digest, manifest, totalFiles, totalBytes } = release;
  const candidate = tx.em.create(ReleaseCandidateEntity, {
    id,
    siteId: site.id,
    status: 'quarantined',
    note,
    digest,
    manifest,
    totalFiles,
    totalBytes,
    uploadedById: requireAdmin(tx).userId,
    createdAt,
    endsAt: new Date(createdAt.getTime() + CUSTOM_CODE.keptMs),
  });
  await tx.em.persist(candidate).flush();
  const after = { candidateId: id, digest, totalFiles, totalBytes };
  await audit(tx, { action: 'order.site_code_upload', subject: await auditSubjectOf(tx, site), after, reason: note });
}
