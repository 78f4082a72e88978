/** Releases whose files a test says, in place of what was built. */
import { storeContent } from '#features/sites/content/content-store.js';
import { describeRelease } from '#features/sites/site/manifest.js';
import { SiteEntity } from '#features/sites/site/sites.entity.js';
import { unitOfWork, type TxCtx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import type { TestApp } from './app.js';
import type { SiteFacts } from './sites.js';

export interface TestFile {
  readonly path: string;
  readonly type: string;
  readonly bytes: Buffer;
}

export const HTML = 'text/html; charset=utf-8';
export const testFile = (path: string, type: string, bytes: string | Buffer): TestFile => ({
  path,
  type,
  bytes: Buffer.from(bytes),
});

const INSERT = `insert into releases (id, site_id, number, digest, manifest, total_files, total_bytes, created_at)
  values ($1, $2, (select max(number) + 1 from releases where site_id = $2), $3, $4, $5, $6, now())`;

/** Gives its id. */
async function storeRelease(app: TestApp, { id }: SiteFacts, files: readonly TestFile[]): Promise<string> {
  const ctx = app.ctx();
  const { manifest, digest, totalFiles, totalBytes } = describeRelease(files);
  await storeContent(ctx, files, manifest);
  const releaseId = newId();
  await unitOfWork(ctx, (tx) =>
    rows(tx.em, INSERT, [releaseId, id, digest, JSON.stringify(manifest), totalFiles, totalBytes]),
  );
  return releaseId;
}

/** Shows visitors this release from now on. */
export async function showRelease(app: TestApp, site: SiteFacts, files: readonly TestFile[]): Promise<void> {
  const releaseId = await storeRelease(app, site, files);
  await unitOfWork(app.ctx(), (tx) => turn(tx, site, releaseId));
}

async function turn(tx: TxCtx, { id }: SiteFacts, releaseId: string): Promise<void> {
  const kept = await tx.em.findOneOrFail(SiteEntity, { id });
  kept.liveReleaseId = releaseId;
  kept.lastNumber += 1;
  kept.updatedAt = tx.clock.now();
  await tx.em.flush();
  tx.publish('site.changed', { siteId: id, userId: kept.userId, label: kept.label });
}
