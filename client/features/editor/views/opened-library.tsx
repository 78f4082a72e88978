import { lazy, Suspense, useState } from 'react';
import { useEditor } from '../context/editor-context.js';

const LibraryDialog = lazy(() =>
  import('../media/library-dialog.js').then((dialog) => ({ default: dialog.LibraryDialog })),
);

/** The library of pictures, loaded once it is opened. Closed, it stays: pictures may be on their way. */
export function OpenedLibrary() {
  const { library } = useEditor();
  const [isUsed, setUsed] = useState(false);
  if (library !== null && !isUsed) setUsed(true);
  return <Suspense>{isUsed && <LibraryDialog />}</Suspense>;
}
