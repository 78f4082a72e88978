/** Signed addresses of pictures on the server: an `<img>` sends no bearer. */
import { useEffect, useMemo, useState } from 'react';
import { FILES } from '#core/limits/limits.js';
import type { Design } from '#core/design/design.js';
import { fileIdOf, isFileReference } from '#core/design/file-reference.js';
import { allSections } from '#core/design/shared-sections.js';
import type { FileAddress } from '#sitekit/texts/image-address.js';
import { withoutOrigin } from './without-origin.js';

/** ms. An address is valid for half of FILES.linkMs at least; before that it is fetched anew. */
const FRESH_MS = FILES.linkMs / 2 - 30_000;

const known = new Map<string, { readonly url: string; readonly at: number }>();
const requested = new Map<string, Promise<void>>();

/** The kept pictures that a design shows, each once. */
export function keptPictures(design: Design, logo: string | null = null): readonly string[] {
  const images = allSections(design).flatMap(({ customData }) => Object.values(customData.images ?? {}));
  return [...new Set([...(logo === null ? [] : [logo]), ...images].filter(isFileReference))];
}

async function ask(reference: string): Promise<void> {
  try {
    const { restJson } = await import('#client/lib/rest/rest.js');
    const answer = await restJson(`/api/storage/design-assets/${encodeURIComponent(fileIdOf(reference))}/url`);
    const { url } = answer as { readonly url: string };
    known.set(reference, { url: withoutOrigin(url), at: Date.now() });
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
