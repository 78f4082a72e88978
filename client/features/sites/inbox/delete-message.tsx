import { Button, Checkbox, Modal, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { siteInboxMessages } from '#client/lib/messages/sites/site-inbox.messages.js';
import { DialogFoot } from '#client/ui/dialogs/dialog-foot.js';

const { delete: texts } = siteInboxMessages.message;

interface DeleteMessageProps {
  readonly isBusy: boolean;
  /** `erase`: no backup brings it back. */
  readonly onDelete: (erase: boolean) => void;
}

/** Deletes a message once its owner has confirmed, also from backups where its sender wants that. */
export function DeleteMessage({ isBusy, onDelete }: DeleteMessageProps) {
  const [opened, setOpened] = useState(false);
  const [erase, setErase] = useState(false);
  const close = () => setOpened(false);
  const remove = () => {
    close();
    onDelete(erase);
  };
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        size="compact-md"
        leftSection={<IconTrash size={17} aria-hidden />}
        loading={isBusy}
        onClick={() => setOpened(true)}
      >
        {texts.action}
      </Button>
      <Modal opened={opened} onClose={close} title={texts.title}>
        <Stack gap="md">
          <Text size="sm">{texts.text}</Text>
          <Checkbox
            label={texts.erase}
            description={texts.eraseHint}
            checked={erase}
            onChange={(event) => setErase(event.currentTarget.checked)}
          />
          <DialogFoot onCancel={close}>
            <Button color="red" onClick={remove}>
              {erase ? texts.forGood : texts.action}
            </Button>
          </DialogFoot>
        </Stack>
      </Modal>
    </>
  );
}
