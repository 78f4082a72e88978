import { Alert, Button, Group, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { signInLink } from '#core/client-links.js';
import type { HeldText } from '#client/lib/storage/held-text.js';
import { fileMessages as m } from '#client/lib/messages/file.messages.js';
import { undoToast } from '#client/ui/dialogs/undo-toast.js';
import { FileAdder } from './file-adder.js';
import { KeptRow } from './file-row.js';
import styles from './files.module.css';
import type { KeptFile, KeptPlace } from './kept-files.js';
import { useKeptFiles } from './use-kept-files.js';

interface KeptFilesListProps {
  readonly place: KeptPlace;
  /** A visitor has to sign in before they can be sent. */
  readonly isGuest: boolean;
  /** The description while it is typed. */
  readonly held: HeldText;
}

/** Files chosen before there is an order: they wait in this browser. */
export function KeptFilesList({ place, isGuest, held }: KeptFilesListProps) {
  const { files, isLasting, fault, dismiss, add, remove, putBack } = useKeptFiles(place);
  const removeOne = (kept: KeptFile) => {
    remove(kept);
    undoToast(m.removed(kept.file.name), () => putBack(kept));
  };
  return (
    <>
      {isGuest && <GuestNote />}
      <FileAdder held={held} fault={fault} onDismiss={dismiss} onFiles={add} />
      {files && files.length > 0 && (
        <>
          <ul className={styles.list} aria-label={m.kept}>
            {files.map((kept) => (
              <KeptRow key={kept.id} kept={kept} onRemove={() => removeOne(kept)} />
            ))}
          </ul>
          <Text size="sm" c="dimmed" mt="xs">
            {isLasting ? m.keptNote : m.notLasting}
          </Text>
        </>
      )}
    </>
  );
}

function GuestNote() {
  return (
    <Alert icon={<IconInfoCircle size={20} aria-hidden />} mb="md">
      <Text size="sm" fw={600}>
        {m.guest}
      </Text>
      <Group justify="space-between" gap="sm" mt={4}>
        <Text size="sm">{m.guestNote}</Text>
        <Button component={Link} to={signInLink({ redirect: 'wizard' })} size="sm" variant="default">
          {m.signIn}
        </Button>
      </Group>
    </Alert>
  );
}
