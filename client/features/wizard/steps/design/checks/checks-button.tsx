import { Button, Drawer } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { checksMessages as m } from '../../../messages/wizard-checks.messages.js';
import { ChecksList } from './checks-list.js';
import { useFindings } from './use-findings.js';

/** Before publishing: how many findings there are, and all of them in a drawer. */
export function ChecksButton() {
  const [isOpen, setOpen] = useState(false);
  const count = useFindings()?.length ?? 0;
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="default" leftSection={<IconListCheck size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {count > 0 ? m.button(count) : m.buttonGood}
      </Button>
      <Drawer opened={isOpen} onClose={close} position="left" size={440} title={m.publish}>
        <ChecksList onGone={close} />
      </Drawer>
    </>
  );
}
