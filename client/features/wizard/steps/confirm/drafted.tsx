import { Button, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { REDIRECT } from '#core/limits/limits.js';
import { confirmMessages as m } from '../../messages/wizard-order.messages.js';
import { useWizard } from '../../state/wizard-context.js';
import styles from './confirm-step.module.css';

/** The order is kept for later, or changed; two seconds on, the dashboard shows it. */
export function Drafted() {
  const { edited } = useWizard();
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/dashboard'), REDIRECT.afterOrderMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div className={styles.done} role="status">
      <span className={styles.doneIcon} aria-hidden>
        <IconCheck size={36} />
      </span>
      <Title order={2} fz={24}>
        {edited?.isEditable ? m.updated : m.drafted}
      </Title>
      <Text c="dimmed">{m.draftedText}</Text>
      <Button component={Link} to="/dashboard" variant="light" mt="sm">
        {m.toDashboard}
      </Button>
    </div>
  );
}
