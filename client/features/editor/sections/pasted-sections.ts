import { readCopiedText } from '#core/design/copied-sections.js';
import type { Design, DesignSection } from '#core/design/design.js';
import { blobOf } from '#client/lib/pictures/data-url.js';
import { loadOwnFiles } from '#client/features/files/index.js';
import { toast } from '#client/ui/toast.js';
import type { EditorHost } from '../context/editor-context.js';
import { commandMessages as m } from '../messages/section-commands.messages.js';
import { withUsableFiles, type UsableSections } from './usable-files.js';

/** The sections of a pasted text; null where it has none that can be read, which is said. */
export function readPasted(text: string): readonly DesignSection[] | null {
  const read = readCopiedText(text);
  if (read.kind === 'read') return read.sections;
  if (read.kind === 'other') toast.info(m.nothing);
  else toast.failure(m.refused);
  return null;
}

/** Pasted sections with the files of the account alone. Rejects where the server cannot say which these are. */
export function usableSections(
  sections: readonly DesignSection[],
  design: Design,
  { storePicture }: Pick<EditorHost, 'storePicture'>,
): Promise<UsableSections> {
  return withUsableFiles(sections, design, {
    own: async (kind) => (await loadOwnFiles()).ownReferences(kind),
    store: async (dataUrl) => {
      const file = fileOf(dataUrl);
      const { signal } = new AbortController();
      return file && storePicture(file, { signal, onProgress: () => undefined });
    },
  });
}

/** Null for an address that holds no bytes. */
function fileOf(dataUrl: string): File | null {
  try {
    const blob = blobOf(dataUrl);
    return new File([blob], 'picture', { type: blob.type });
  } catch {
    return null;
  }
}
