import { Button, Stack, Textarea } from '@mantine/core';
import { useState, type PropsWithChildren } from 'react';
import { TEXT } from '#core/limits/limits.js';
import { DialogFoot } from './dialog-foot.js';

interface ReasonFormProps {
  readonly label: string;
  readonly hint?: string;
  /** Label of the button that sends it. */
  readonly action: string;
  readonly danger?: boolean;
  /** Characters without the spaces around them; 0 where the reason is optional. */
  readonly least?: number;
  readonly most?: number;
  readonly rows?: number;
  readonly loading?: boolean;
  /** With the spaces around the reason removed. */
  readonly onSend: (reason: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** The body of a dialog that takes a reason; its children are shown above the field. */
export function ReasonForm({
  label,
  hint,
  action,
  danger = false,
  least = 1,
  most = TEXT.comments,
  rows = 3,
  loading = false,
  onSend,
  onCancel,
  children,
}: PropsWithChildren<ReasonFormProps>) {
  const [typed, setTyped] = useState('');
  const reason = typed.trim();
  return (
    <Stack gap="md">
      {children}
      <Textarea
        label={label}
        description={hint}
        required={least > 0}
        rows={rows}
        maxLength={most}
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <DialogFoot onCancel={onCancel}>
        <Button
          color={danger ? 'red' : undefined}
          disabled={reason.length < least}
          loading={loading}
          onClick={() => void onSend(reason)}
        >
          {action}
        </Button>
      </DialogFoot>
    </Stack>
  );
}
