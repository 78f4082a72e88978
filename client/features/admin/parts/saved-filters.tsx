import { ActionIcon, Button, Group, Menu, Modal, Stack, TextInput } from '@mantine/core';
import { IconBookmark, IconBookmarkPlus, IconX } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { adminMessages } from '#client/lib/messages/admin/admin.messages.js';
import { common } from '#client/lib/messages/common.messages.js';
import { NAME_MAX, SAVED_MAX, useSavedFilters } from './use-saved-filters.js';
import styles from './saved-filters.module.css';

const { saved: texts } = adminMessages;

/** The named filters of the open list: one is applied, added or removed; this browser keeps them. */
export function SavedFilters() {
  const { filters, current, apply, save, remove } = useSavedFilters();
  const [naming, setNaming] = useState(false);
  if (filters.length === 0 && current === '') return null;
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button variant="default" leftSection={<IconBookmark size={18} stroke={1.75} />}>
            {texts.title}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {filters.map(({ name, query }) => (
            <Group key={name} gap={4} wrap="nowrap" className={styles.line}>
              <Menu.Item flex={1} aria-current={query === current || undefined} onClick={() => apply(query)}>
                {name}
              </Menu.Item>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={texts.remove(name)}
                onClick={() => remove(name)}
              >
                <IconX size={16} />
              </ActionIcon>
            </Group>
          ))}
          {filters.length > 0 && <Menu.Divider />}
          <Menu.Item
            leftSection={<IconBookmarkPlus size={17} stroke={1.75} />}
            disabled={current === '' || filters.length >= SAVED_MAX}
            onClick={() => setNaming(true)}
          >
            {texts.save}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal opened={naming} onClose={() => setNaming(false)} title={texts.save}>
        <NameForm onSave={save} onClose={() => setNaming(false)} />
      </Modal>
    </>
  );
}

interface NameFormProps {
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

function NameForm({ onSave, onClose }: NameFormProps) {
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    onSave(name.trim());
    onClose();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          label={texts.name}
          description={texts.hint}
          data-autofocus
          required
          maxLength={NAME_MAX}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" disabled={name.trim() === ''}>
            {texts.action}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
