import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { KEPT_SECTIONS } from '#core/limits/limits.js';
import { DialogFoot } from '#client/ui/dialogs/dialog-foot.js';
import { keptSectionMessages as m } from '../messages/kept-sections.messages.js';

interface NameDialogProps {
  readonly title: string;
  readonly intro?: string;
  readonly name: string;
  readonly onClose: () => void;
  /** True once it is saved. Never rejects. */
  readonly onSave: (name: string) => Promise<boolean>;
}

/** Asks for the name of a kept section. */
export function NameDialog({ title, intro, name, onClose, onSave }: NameDialogProps) {
  const [typed, setTyped] = useState(name);
  const [isSaving, setSaving] = useState(false);
  const [isTried, setTried] = useState(false);
  const isMissing = typed.trim() === '';
  const save = async () => {
    setTried(true);
    if (isMissing || isSaving) return;
    setSaving(true);
    const isSaved = await onSave(typed.trim());
    setSaving(false);
    if (isSaved) onClose();
  };
  return (
    <Modal opened onClose={onClose} title={title} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="md">
          {intro && <Text size="sm">{intro}</Text>}
          <TextInput
            label={m.name}
            value={typed}
            maxLength={KEPT_SECTIONS.nameLength}
            data-autofocus
            error={isTried && isMissing ? m.nameMissing : null}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <DialogFoot onCancel={onClose}>
            <Button type="submit" loading={isSaving}>
              {m.save}
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </Modal>
  );
}
