import { Button, Drawer } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { checksMessages as m } from '../../../messages/wizard-checks.messages.js';
import { LazyFactsDrawer } from '../facts/facts-button.js';
import { ChecksList } from './checks-list.js';
import { useFindings } from './use-findings.js';

/** Before publishing: how many findings there are, and all of them in a drawer. */
export function ChecksButton() {
  const [open, setOpen] = useState<'list' | 'facts' | null>(null);
  const count = useFindings()?.length ?? 0;
  const close = () => setOpen(null);
  return (
    <>
      <Button variant="default" leftSection={<IconListCheck size={18} aria-hidden />} onClick={() => setOpen('list')}>
        {count > 0 ? m.button(count) : m.buttonGood}
      </Button>
      <Drawer opened={open === 'list'} onClose={close} position="left" size={440} title={m.publish}>
        <ChecksList onFacts={() => setOpen('facts')} onGone={close} />
      </Drawer>
      {open === 'facts' && <LazyFactsDrawer onClose={() => setOpen('list')} />}
    </>
  );
}
