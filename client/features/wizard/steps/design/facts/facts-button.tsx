import { Button, type ButtonProps } from '@mantine/core';
import { IconId } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';

const FactsDrawer = lazy(() => import('./facts-drawer.js').then((drawer) => ({ default: drawer.FactsDrawer })));

/** Opens the facts of the site wherever it stands; their code comes with the first time. */
export function FactsButton({ label, ...look }: ButtonProps & { readonly label: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...look} leftSection={<IconId size={17} aria-hidden />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <FactsDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
