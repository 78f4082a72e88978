/**
 * The sources of a release, which are in its zip: the design, the pictures as they were uploaded, licences, and how to
 * host it. Kept with the release, so that its zip never changes; never served.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { WizardData } from '#core/design/design.js';
import { DESIGN, FONTS, SITE_SOURCE, type FontKey } from '#core/limits/limits.js';
import type { ReleaseFile } from '#sitekit/build/release-file.js';
import { drawnFontName, fontSlug } from '#sitekit/design/fonts.js';
import type { Ctx } from '#platform/context.js';
import { fontLicenceFile } from '#platform/fonts/font-files.js';
import { projectPath } from '#platform/paths.js';
import { readStoredFile } from '#features/files/index.js';
import { storeContent } from '../content/content-store.js';
import { manifestOfFiles, type Manifest } from '../site/manifest.js';
import { linkedReleaseFiles } from './linked-release-files.js';
import { DESIGN_FILE, designFileOf, ORIGINALS, picturesOf, writeDesignFile } from './design-file.js';

const KEPT = 'file:';
const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
};
const README_FILE = 'README.fa.md';
/** The same for every site: it names none, so that equal sites are equal bytes. */
const README = projectPath('server/features/sites/source/site-readme.fa.md');
const TEXT = 'text/plain; charset=utf-8';

/** The words for who hosts a site elsewhere, and the licences of the fonts that the site has. */
export async function companionFiles(manifest: Manifest): Promise<ReleaseFile[]> {
  const readme = { path: README_FILE, type: 'text/markdown; charset=utf-8', bytes: await readFile(README) };
  const paths = Object.keys(manifest);
  const used = FONTS.filter((font) => paths.some((path) => path.startsWith(`assets/${fontSlug(font)}-`)));
  return [readme, ...(await Promise.all(used.map(licenceOf)))];
}

async function licenceOf(font: FontKey): Promise<ReleaseFile> {
  const path = `licenses/${drawnFontName(font).replaceAll(' ', '-')}-OFL.txt`;
  return { path, type: TEXT, bytes: await readFile(fontLicenceFile(font)) };
}

interface Originals {
  readonly manifest: Manifest;
  /** By reference. */
  readonly names: ReadonlyMap<string, string>;
}

/** One after the other: the bytes of one picture at a time. What is gone is left out, as it is from the site. */
async function storeOriginals(ctx: Ctx, references: readonly string[]): Promise<Originals> {
  const names = new Map<string, string>();
  let manifest: Manifest = {};
  let total = 0;
  for (const reference of references) {
    const file = await readStoredFile(ctx, reference.slice(KEPT.length));
    const extension = file && EXTENSIONS[file.mime];
    if (!file || !extension) continue;
    const path = `${ORIGINALS}${createHash('sha256').update(file.bytes).digest('hex').slice(0, 32)}.${extension}`;
    names.set(reference, path);
    if (Object.hasOwn(manifest, path)) continue;
    total += file.bytes.length;
    if (total > SITE_SOURCE.bytes) throw new Error(`the pictures of a site are more than ${SITE_SOURCE.bytes} bytes`);
    const original = { path, type: file.mime, bytes: file.bytes };
    const described = manifestOfFiles([original]);
    await storeContent(ctx, [original], described);
    manifest = { ...manifest, ...described };
  }
  return { manifest, names };
}

function referencesOf({ branding, websiteFramework }: WizardData): string[] {
  const { pages, shared, settings } = websiteFramework.dynamicDesign;
  const kept = picturesOf({ branding, pages, shared, settings }).filter((each) => each.startsWith(KEPT));
  // Each page names one picture for shared links, and the site an icon, beside those that are shown.
  const bound = DESIGN.maxImages + pages.length + 1;
  if (kept.length > bound) throw new Error(`A site has ${bound} pictures at most.`);
  return kept;
}

export interface StoredDesign {
  readonly manifest: Manifest;
  /** References with the paths that the design names them by. */
  readonly names: readonly (readonly [reference: string, path: string])[];
}

/**
 * Stores the design as a file, its pictures, and the files that its links lead to.
 * @throws Error where they are too many or too large.
 */
export async function storeDesign(ctx: Ctx, wizardData: WizardData): Promise<StoredDesign> {
  const originals = await storeOriginals(ctx, referencesOf(wizardData));
  const linked = await linkedReleaseFiles(ctx, wizardData);
  const design = designFileOf(
    wizardData,
    (reference) => originals.names.get(reference) ?? null,
    (reference) => linked.get(reference)?.path ?? null,
  );
  const ofLinks = new Map([...linked.values()].map((file) => [file.path, file]));
  const files = [{ path: DESIGN_FILE, type: 'application/json', bytes: writeDesignFile(design) }, ...ofLinks.values()];
  const described = manifestOfFiles(files);
  await storeContent(ctx, files, described);
  const names = [...originals.names, ...[...linked].map(([reference, { path }]) => [reference, path] as const)];
  return { manifest: { ...described, ...originals.manifest }, names };
}

/** Stores all that goes with the files of `manifest`. @throws Error where the pictures are too many or too large. */
export async function storeSource(
  ctx: Ctx,
  { wizardData }: { readonly wizardData: WizardData },
  manifest: Manifest,
): Promise<Manifest> {
  const design = await storeDesign(ctx, wizardData);
  const files = await companionFiles(manifest);
  const described = manifestOfFiles(files);
  await storeContent(ctx, files, described);
  return manifestInOrder({ ...described, ...design.manifest });
}

function manifestInOrder(manifest: Manifest): Manifest {
  return Object.fromEntries(Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
