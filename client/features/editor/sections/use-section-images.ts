import { useEffect, useState } from 'react';
import type { SectionType } from '#core/catalogue.js';
import { designMessages } from '../messages/design.messages.js';
import { toast } from '#client/ui/toast.js';
import { browserStore } from '#client/lib/storage/browser-store.js';
import {
  clearAllImages,
  clearImages,
  sectionImages,
  SECTION_IMAGES,
  type ImagePorts,
  type SectionImage,
} from './section-images.js';

const m = designMessages.images;
/** Milliseconds from the message to the reload (S-116). */
const RELOAD_MS = 1000;

const ports: ImagePorts = {
  store: { ...browserStore, keys: () => Object.keys(window.localStorage) },
  answers: async (path) => {
    const response = await fetch(path, { method: 'HEAD', signal: AbortSignal.timeout(SECTION_IMAGES.headTimeoutMs) });
    return response.ok;
  },
  now: () => Date.now(),
  random: () => Math.random(),
};

/** The pictures of a type; null while they are looked for. */
export function useSectionImages(type: SectionType): readonly SectionImage[] | null {
  const [images, setImages] = useState<readonly SectionImage[] | null>(null);
  useEffect(() => {
    let isGone = false;
    void sectionImages(type, ports).then((found) => isGone || setImages(found));
    return () => void (isGone = true);
  }, [type]);
  return images;
}

/** Forgets the list of a type, or all lists, says so and loads the page anew. */
export function clearImageCache(type: SectionType | null, reload = () => window.location.reload()): void {
  try {
    if (type === null) clearAllImages(ports);
    else clearImages(ports, type);
  } catch {
    toast.failure(m.clearFailed);
    return;
  }
  toast.success(type === null ? m.allCleared : m.cleared);
  setTimeout(reload, RELOAD_MS);
}
