import { ActionIcon } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { draftMessages as m } from '#client/features/drafts/index.js';
import { useWizard } from '../state/wizard-context.js';
import styles from './start-over.module.css';

/** Puts the draft aside and begins a blank one, once there is something to put aside. */
export function StartOver() {
  const { restart, draft } = useWizard();
  if (restart === null || draft.siteType === null) return null;
  return (
    <ActionIcon
      className={styles.button}
      variant="subtle"
      color="gray"
      size={34}
      title={m.startOver}
      aria-label={m.startOver}
      onClick={restart.startOver}
    >
      <IconFilePlus size={19} stroke={1.75} />
    </ActionIcon>
  );
}
