/**
 * Makes a release of a site and shows it. May be killed anywhere and run twice at once: bytes are kept under their
 * hashes, and the row of the release and the pointer to it are written in one transaction, last.
 */
import { designChanges } from '#core/design/design-changes.js';
import type { WizardData } from '#core/design/design.js';
import type { ServiceKey } from '#core/pricing/price-list.js';
import { SITE_BUILD } from '#core/limits/limits.js';
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { newId } from '#platform/id.js';
import type { Jobs } from '#platform/jobs/catalogue.js';
import { followRenewals } from '#features/invoices/index.js';
import { orderToBuild } from '#features/orders/index.js';
import { namedAddress } from '../addresses/follow-address.js';
import { recordPageAddresses } from '../addresses/page-addresses.js';
import { buildRelease } from './build-release.js';
import { linkedReleaseFiles } from '../source/linked-release-files.js';
import { withOwnPictures } from '../source/own-pictures.js';
import { storeContent } from '../content/content-store.js';
import { MESSAGES_KEPT } from './messages-kept.js';
import { sharedPictureOf } from '#sitekit/build/shared-picture.js';
import { describeManifest, manifestOfFiles, type DescribedRelease } from '../site/manifest.js';
import { readServices } from '../services/site-services.js';
import { storeSource } from '../source/release-source.js';
import { SiteDraftEntity } from '../drafts/drafts.entity.js';
import { keptDesign, shownDesign } from '../drafts/drafts.queries.js';
import { storeSiteDesign } from '../drafts/drafts.store.js';
import { hashOfDesign, siteDesignOf, type SiteDesign } from '../drafts/site-design.js';
import { followSite } from '../site/site-rows.js';
import { ReleaseEntity, SiteEntity } from '../site/sites.entity.js';
import { SITE_TEXTS } from '../site/sites.messages.js';
import { enqueueBuild, lockSite, publishChange, queueCompletion, recordSiteEvent } from '../site/sites.store.js';
import { SampleReviewEntity } from '../samples/sample-review.entity.js';
import { visitorAddress } from '../site/visitor-address.js';
import { notifyFailed, notifyOnline } from '../site/notify-owner.js';

type Payload = Jobs['build_site'];

/** A release that is no longer requested, because of a newer one, a rollback, or the end of its order, is not built. */
export async function buildSite(ctx: Ctx, payload: Payload): Promise<void> {
  try {
    const release = await makeRelease(ctx, payload);
    if (release) await unitOfWork(ctx, (tx) => show(tx, payload, release));
  } catch (error) {
    const isOver = await unitOfWork(ctx, (tx) => noteFailure(tx, payload, error));
    // The queue logs what throws, and repeats it with growing delays.
    if (!isOver) throw error;
    ctx.log.error(
      { err: error, siteId: payload.siteId, number: payload.number },
      'a site is not tried to be built again',
    );
  }
}

interface Made extends DescribedRelease {
  readonly design: SiteDesign;
  /** That its pages name. */
  readonly address: string;
  /** The one of the first page, where mail programs would load it. */
  readonly picture: string | null;
}

async function makeRelease(ctx: Ctx, { siteId, number }: Payload): Promise<Made | null> {
  const site = await ctx.em.fork().findOne(SiteEntity, { id: siteId });
  if (site?.buildingNumber !== number) return null;
  const order = await orderToBuild(ctx, site.orderId);
  if (!order) return null;
  const { buildingDesignId } = site;
  const design = buildingDesignId === null ? await shownDesign(ctx, siteId) : await keptDesign(ctx, buildingDesignId);
  const [bought] = await readServices(ctx.em, [siteId]);
  const services = bought?.services ?? [];
  const own = await withOwnPictures(ctx, { ...order.wizardData, ...siteDesignOf(design) }, order.userId);
  const wizardData = withBought(own, services);
  const drawsPages = services.includes('socialMediaIntegration');
  const linked = await linkedReleaseFiles(ctx, wizardData);
  const address = await visitorAddress(ctx, site);
  const keptMonths = await ctx.provided.one(MESSAGES_KEPT)(ctx, siteId);
  const privacy = { isCounted: services.includes('analyticsSetup'), keptMonths };
  const files = await buildRelease(ctx, { wizardData, linked, address, drawsPages, privacy });
  const manifest = manifestOfFiles(files);
  const release = describeManifest(manifest, await storeSource(ctx, { wizardData }, manifest));
  await storeContent(ctx, files, release.manifest);
  return { ...release, address, picture: sharedPictureOf(files), design: siteDesignOf(design) };
}

/** Additions to the head, and share links, are parts of services. */
function withBought(data: WizardData, services: readonly ServiceKey[]): WizardData {
  const { dynamicDesign, ...framework } = data.websiteFramework;
  const { head, share, ...design } = dynamicDesign;
  const bought = {
    ...design,
    ...(head && services.includes('seoOptimization') && { head }),
    ...(share && services.includes('socialMediaIntegration') && { share }),
  };
  return { ...data, websiteFramework: { ...framework, dynamicDesign: bought } };
}

/** The one place at which a site begins to show a release that was just made. */
async function show(tx: TxCtx, payload: Payload, { design, picture, ...made }: Made): Promise<void> {
  const { siteId, number, askedBy } = payload;
  const site = await lockSite(tx, { id: siteId });
  if (site?.buildingNumber !== number) return;
  // It has changed meanwhile: the pages name one that visitors no longer use.
  if (made.address !== (await visitorAddress(tx, site))) return enqueueBuild(tx, payload);
  const { liveReleaseId } = site;
  const live = liveReleaseId === null ? null : await tx.em.findOneOrFail(ReleaseEntity, { id: liveReleaseId });
  const now = tx.clock.now();
  const isFirst = site.onlineAt === null;
  const designId = await storeSiteDesign(tx, siteId, design);
  const shownBefore = await shownDesign(tx, siteId);
  const done = { buildingNumber: null, buildingDesignId: null, failure: null, buildFailures: 0, updatedAt: now };
  // The record of a release never changes: one from before samples were held back is followed by one that says it.
  const isSame =
    live?.holdsSamplesBack === true &&
    live.digest === made.digest &&
    hashOfDesign(shownBefore) === hashOfDesign(design);
  if (isSame) {
    tx.em.assign(site, done);
  } else {
    const release = tx.em.create(ReleaseEntity, {
      id: newId(),
      siteId,
      number,
      origin: 'design',
      holdsSamplesBack: true,
      ...made,
      designId,
      changes: live ? [...addressChange(tx, site, live, made), ...designChanges(shownBefore, design)] : [],
      createdById: askedBy,
      createdAt: now,
    });
    await tx.em.persist(release).flush();
    const shown = { status: site.status === 'building' ? ('online' as const) : site.status, liveReleaseId: release.id };
    tx.em.assign(site, { ...shown, ...done, onlineAt: site.onlineAt ?? now });
  }
  await tx.em.flush();
  await tx.em.nativeDelete(SampleReviewEntity, { siteId });
  if (live) await recordPageAddresses(tx, siteId, shownBefore);
  await recordPageAddresses(tx, siteId, design);
  if (!isSame) await tx.em.nativeUpdate(SiteDraftEntity, { siteId }, { basedOnId: site.liveReleaseId });
  publishChange(tx, site);
  await followSite(tx, 'show', site);
  if (isFirst) {
    await recordSiteEvent(tx, 'site.online', site);
    await notifyOnline(tx, site, picture);
    await queueCompletion(tx, site);
  }
  // Renewals that became overdue while there was nothing to close.
  await followRenewals(tx, site.orderId);
}

/** In words; none after custom code, whose addresses nobody knows. */
function addressChange({ config }: TxCtx, site: SiteEntity, before: ReleaseEntity, { address }: Pick<Made, 'address'>) {
  const named = namedAddress(config, site, before);
  return named === null || named === address ? [] : [SITE_TEXTS.addressChange(new URL(address).host)];
}

const LONGEST_REASON = 500;

/** Gives whether it was the last try. */
async function noteFailure(tx: TxCtx, { siteId, number }: Payload, error: unknown): Promise<boolean> {
  const site = await lockSite(tx, { id: siteId });
  if (site?.buildingNumber !== number) return true;
  const reason = error instanceof Error ? error.message : String(error);
  site.failure = reason.slice(0, LONGEST_REASON);
  site.buildFailures += 1;
  site.updatedAt = tx.clock.now();
  const isOver = site.buildFailures >= SITE_BUILD.tries;
  if (isOver) {
    site.buildingNumber = null;
    if (site.status === 'building') site.status = 'failed';
  }
  await tx.em.flush();
  publishChange(tx, site);
  if (isOver) await notifyFailed(tx, site);
  return isOver;
}
