import { useMutation } from '@apollo/client/react';
import { Button, Modal, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { PlatformModeKind } from '#core/platform.js';
import { SetPlatformModeDocument } from '#client/gql/graphql.js';
import { platformMessages } from '#client/lib/messages/platform-mode.messages.js';
import { applyPlatform } from '#client/lib/platform-state.js';
import { serverNow } from '#client/lib/server-clock.js';
import { DialogFoot } from '#client/ui/dialogs/dialog-foot.js';
import { toast } from '#client/ui/toast.js';
import { LENGTHS } from './lengths.js';

const text = platformMessages.card;

interface ModeDialogProps {
  /** Null: closed. */
  readonly mode: PlatformModeKind | null;
  readonly onClose: () => void;
  readonly onChanged?: (() => void) | undefined;
}

/** Before the site is put into another mode: what visitors read, until when, and a note for the history. */
export function ModeDialog({ mode, onClose, onChanged }: ModeDialogProps) {
  const [message, setMessage] = useState('');
  const [reason, setReason] = useState('');
  const [length, setLength] = useState('');
  const [set, { loading }] = useMutation(SetPlatformModeDocument);
  if (mode === null) return null;
  const isOpen = mode === 'normal';
  const apply = async () => {
    const until = length === '' ? null : new Date(serverNow() + Number(length) * 60_000).toISOString();
    try {
      const { data } = await set({ variables: { input: { mode, message, until, reason } } });
      if (data) applyPlatform({ mode: data.setPlatformMode });
      toast.success(text.changed);
      onChanged?.();
      onClose();
    } catch (error) {
      toast.error(error);
    }
  };
  return (
    <Modal opened onClose={onClose} title={text.dialog(platformMessages.modes[mode])}>
      <Stack>
        <Text c="dimmed" size="sm">
          {platformMessages.modeHints[mode]}
        </Text>
        {!isOpen && (
          <>
            <Textarea
              label={text.message}
              description={text.messageHint}
              value={message}
              onChange={(event) => setMessage(event.currentTarget.value)}
              maxLength={500}

              rows={2}
            />
            <Select
              label={text.until}
              data={[{ value: '', label: text.untilNone }, ...LENGTHS]}
              value={length}
              onChange={(value) => setLength(value ?? '')}
              allowDeselect={false}
            />
          </>
        )}
        <TextInput
          label={text.reason}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          maxLength={500}
        />
        <DialogFoot onCancel={onClose}>
          <Button loading={loading} onClick={() => void apply()}>
            {text.apply}
          </Button>
        </DialogFoot>
      </Stack>
    </Modal>
  );
}
