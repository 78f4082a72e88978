import { Button } from '@mantine/core';
import { IconLogin2 } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { signInLink } from '#core/client-links.js';
import { confirmMessages } from '../../messages/wizard-order.messages.js';
import { wizardMessages } from '../../messages/wizard.messages.js';
import { toast } from '#client/ui/toast.js';
import { Panel } from '#client/ui/panel.js';
import { useWizard } from '../../state/wizard-context.js';
import styles from './confirm-step.module.css';

const m = confirmMessages.guest;

/** To /auth, or later; the design is written before one leaves. */
export function GuestPrompt() {
  const { autosave } = useWizard();
  const navigate = useNavigate();
  const later = () => {
    const outcome = autosave.saveNow();
    if (outcome !== 'saved') {
      toast.info(outcome === 'full' ? wizardMessages.saveFull : wizardMessages.saveBlocked);
      return;
    }
    // The landing page says where the design is.
    void navigate('/');
  };
  return (
    <>
      <Panel title={m.title} text={m.text} icon={<IconLogin2 size={18} />} />
      <div className={styles.bar}>
        <Button
          component={Link}
          to={signInLink({ redirect: 'wizard', mode: 'signup' })}
          h={56}
          fz="md"
          onClick={autosave.saveNow}
        >
          {m.signup}
        </Button>
        <Button
          component={Link}
          to={signInLink({ redirect: 'wizard' })}
          h={56}
          fz="md"
          variant="default"
          onClick={autosave.saveNow}
        >
          {m.login}
        </Button>
        <Button h={56} fz="md" variant="subtle" color="gray" c="var(--b-text)" onClick={later}>
          {m.later}
        </Button>
      </div>
    </>
  );
}
