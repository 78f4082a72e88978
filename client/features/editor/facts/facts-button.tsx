import { Button, type ButtonProps } from '@mantine/core';
import { IconId } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';

const FactsDrawer = lazy(() => import('./facts-drawer.js').then((drawer) => ({ default: drawer.FactsDrawer })));

/** The facts of the site; their code comes with the first time. */
export function LazyFactsDrawer({ onClose }: { readonly onClose: () => void }) {
  return (
    <Suspense>
      <FactsDrawer onClose={onClose} />
    </Suspense>
  );
}

/** Opens the facts of the site wherever it stands. */
export function FactsButton({ label, ...look }: ButtonProps & { readonly label: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...look} leftSection={<IconId size={17} aria-hidden />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <LazyFactsDrawer onClose={() => setOpen(false)} />}
    </>
  );
}
