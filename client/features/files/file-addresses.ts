/** Addresses of pictures: signed for those on the server, as an `<img>` sends no bearer; and of stock pictures. */
import { useEffect, useMemo, useState } from 'react';
import { FILES } from '#core/limits/limits.js';
import type { Design } from '#core/design/design.js';
import { fileIdOf, isFileReference } from '#core/design/file-reference.js';
import { isStockReference } from '#core/design/stock-reference.js';
import { allSections } from '#core/design/shared-sections.js';
import { iconsOf } from '#core/design/site-icon.js';
import type { FileAddress } from '#sitekit/texts/image-address.js';
import { withoutOrigin } from './without-origin.js';

/** ms. An address is valid for half of FILES.linkMs at least; before that it is fetched anew. */
const FRESH_MS = FILES.linkMs / 2 - 30_000;

const known = new Map<string, { readonly url: string; readonly at: number }>();
const requested = new Map<string, Promise<void>>();

const isNamed = (image: string): boolean => isFileReference(image) || isStockReference(image);

/** The kept and the stock pictures that a design shows, each once. */
export function keptPictures(design: Design, logo: string | null = null): readonly string[] {
  const images = allSections(design).flatMap(({ customData }) => Object.values(customData.images ?? {}));
  return [...new Set([...(logo === null ? [] : [logo]), ...images, ...iconsOf(design)].filter(isNamed))];
}

async function askFor(reference: string): Promise<string | null> {
  if (isStockReference(reference)) return (await import('./stock-addresses.js')).stockAddress(reference);
  const { restJson } = await import('#client/lib/rest/rest.js');
  const answer = await restJson(`/api/storage/design-assets/${encodeURIComponent(fileIdOf(reference))}/url`);
  return withoutOrigin((answer as { readonly url: string }).url);
}

async function ask(reference: string): Promise<void> {
  try {
    const url = await askFor(reference);
    if (url !== null) known.set(reference, { url, at: Date.now() });
  } catch (fault) {
    // The illustration is shown until it has loaded; a picture that is gone is never shown.
    console.warn('files: a picture has no address', fault);
  } finally {
    requested.delete(reference);
  }
}

function load(reference: string): Promise<void> {
  const found = known.get(reference);
  if (found && Date.now() - found.at < FRESH_MS) return Promise.resolve();
  const promise = requested.get(reference) ?? ask(reference);
  requested.set(reference, promise);
  return promise;
}

/** Null for a picture whose address is still on its way. */
export function useFileAddresses(references: readonly string[]): FileAddress {
  const [loads, count] = useState(0);
  const key = references.join(' ');
  useEffect(() => {
    if (key === '') return undefined;
    let isGone = false;
    void Promise.all(key.split(' ').map(load)).then(() => isGone || count((so) => so + 1));
    return () => void (isGone = true);
  }, [key]);
  // A new function for each load: what was rendered with it must be rendered again.
  return useMemo(() => {
    void loads;
    return (reference: string) => known.get(reference)?.url ?? null;
  }, [loads]);
}
