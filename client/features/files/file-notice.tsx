import { Alert } from '@mantine/core';
import { fileMessages as m } from '#client/lib/messages/file.messages.js';
import type { FileFault } from '#client/lib/file-rules.js';

interface FileNoticeProps {
  readonly fault: FileFault | null;
  readonly onDismiss: () => void;
}

/** The fault of the last files, until it is dismissed. */
export function FileNotice({ fault, onDismiss }: FileNoticeProps) {
  if (fault === null) return null;
  return (
    <Alert color="red" role="alert" withCloseButton closeButtonLabel={m.dismiss} onClose={onDismiss} mt="sm">
      {fault.name && (
        <>
          <bdi>{fault.name}</bdi>:{' '}
        </>
      )}
      {fault.message}
    </Alert>
  );
}
