import { Alert, Button, Text } from '@mantine/core';
import { IconCopy, IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { wizardMessages as m } from '../messages/wizard.messages.js';
import { useWizard } from '../state/wizard-context.js';
import styles from './notices.module.css';

/**
 * An order that was opened again: it is changed itself while it is pending, otherwise a copy of it is made.
 * `isSlim` makes it one line, over the studio.
 */
export function EditNotice({ isSlim = false }: { readonly isSlim?: boolean }) {
  const { edited } = useWizard();
  if (edited === null) return null;
  const { isEditable, title } = edited;
  if (isSlim) {
    return (
      <div className={styles.slim}>
        <Text inherit lineClamp={3}>
          {isEditable ? m.edit.changingText(title) : m.edit.copyingText(title)}
        </Text>
        <Button component={Link} to="/wizard" size="compact-sm" variant="default" className={styles.leave}>
          {m.edit.leave}
        </Button>
      </div>
    );
  }
  return (
    <Alert
      color="violet"
      variant="light"
      mb="lg"
      icon={isEditable ? <IconPencil size={20} /> : <IconCopy size={20} />}
      title={isEditable ? m.edit.changing : m.edit.copying}
    >
      <Text size="sm">{isEditable ? m.edit.changingText(title) : m.edit.copyingText(title)}</Text>
      <Button component={Link} to="/wizard" size="compact-md" variant="default" mt="sm">
        {m.edit.leave}
      </Button>
    </Alert>
  );
}
