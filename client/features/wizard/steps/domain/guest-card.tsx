import { Button, Group } from '@mantine/core';
import { IconDeviceFloppy, IconUser } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { signInLink } from '#core/client-links.js';
import { domainMessages } from '../../messages/wizard-domain.messages.js';
import { wizardMessages } from '../../messages/wizard.messages.js';
import { toast } from '#client/ui/toast.js';
import { Panel } from '#client/ui/panel.js';
import { useWizard } from '../../state/wizard-context.js';

const m = domainMessages.guest;

/** For guests: where their design is kept, and the ways to an account. */
export function GuestCard() {
  const { autosave } = useWizard();
  const save = () => {
    const outcome = autosave.saveNow();
    if (outcome === 'saved') toast.success(m.saved);
    else toast.info(outcome === 'full' ? wizardMessages.saveFull : wizardMessages.saveBlocked);
  };
  return (
    <Panel title={m.title} text={m.text} icon={<IconUser size={18} />} quiet>
      <Group gap="xs">
        <Button component={Link} to={signInLink({ redirect: 'wizard' })} size="sm">
          {m.login}
        </Button>
        <Button component={Link} to={signInLink({ redirect: 'wizard', mode: 'signup' })} size="sm" variant="light">
          {m.signup}
        </Button>
        <Button size="sm" variant="default" leftSection={<IconDeviceFloppy size={17} aria-hidden />} onClick={save}>
          {m.save}
        </Button>
      </Group>
    </Panel>
  );
}
