import { ActionIcon } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect } from 'react';
import { common } from '#client/lib/messages/common.messages.js';
import { toast } from './toast.js';

/** Copies `value`; `what` names it for screen readers («کد پیگیری»). */
export function CopyButton({ value, what }: { readonly value: string; readonly what: string }) {
  const clipboard = useClipboard({ timeout: 2000 });
  const label = clipboard.copied ? common.copied : `${common.copy} ${what}`;
  useEffect(() => {
    if (clipboard.error) toast.failure(common.copyFailed);
  }, [clipboard.error]);
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={32}
      title={label}
      aria-label={label}
      onClick={() => clipboard.copy(value)}
    >
      {clipboard.copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
    </ActionIcon>
  );
}
