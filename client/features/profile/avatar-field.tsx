import { Avatar, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { IconPhoto, IconRotateClockwise, IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { initialsOf } from '#client/lib/initials.js';
import { profileMessages } from './profile.messages.js';
import { AVATAR_TYPES, avatarFault, type AvatarChoice } from './avatar.js';

const text = profileMessages.avatar;
const KEEP: AvatarChoice = { kind: 'keep' };

interface AvatarState {
  readonly choice: AvatarChoice;
  readonly fault: string | null;
  readonly onChoose: (file: File | null) => void;
  readonly onRemove: () => void;
  readonly onUndo: () => void;
}

/** The choice of a picture that takes effect when the dialog is saved. */
export function useAvatarChoice(): AvatarState {
  const [choice, setChoice] = useState(KEEP);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => (choice.kind === 'new' ? () => URL.revokeObjectURL(choice.url) : undefined), [choice]);

  function choose(file: File | null) {
    if (file === null) return;
    const refusal = avatarFault(file);
    setFault(refusal);
    if (refusal === null) setChoice({ kind: 'new', file, url: URL.createObjectURL(file) });
  }

  function settle(next: AvatarChoice) {
    setFault(null);
    setChoice(next);
  }

  return {
    choice,
    fault,
    onChoose: choose,
    onRemove: () => settle({ kind: 'remove' }),
    onUndo: () => settle(KEEP),
  };
}

interface AvatarFieldProps extends AvatarState {
  readonly name: string;
  readonly current: string | null;
}

function shownOf(choice: AvatarChoice, current: string | null): string | null {
  if (choice.kind === 'new') return choice.url;
  return choice.kind === 'keep' ? current : null;
}

/** Shows the picture as it will look, before it is sent. */
export function AvatarField({ name, current, choice, fault, onChoose, onRemove, onUndo }: AvatarFieldProps) {
  const shown = shownOf(choice, current);
  const note = choice.kind === 'new' ? text.chosen : choice.kind === 'remove' ? text.removed : text.hint;
  return (
    <Group gap="md" align="center" role="group" aria-label={text.label} wrap="nowrap">
      <Avatar src={shown} alt="" color="violet" size={84} radius={999}>
        {initialsOf(name)}
      </Avatar>
      <Stack gap={6}>
        <Group gap="xs">
          <FileButton accept={AVATAR_TYPES.join(',')} onChange={onChoose} inputProps={{ 'aria-label': text.choose }}>
            {(props) => (
              <Button {...props} variant="default" size="sm" leftSection={<IconPhoto size={17} stroke={1.75} />}>
                {text.choose}
              </Button>
            )}
          </FileButton>
          {choice.kind !== 'keep' && (
            <Button variant="subtle" size="sm" leftSection={<IconRotateClockwise size={17} />} onClick={onUndo}>
              {text.undo}
            </Button>
          )}
          {choice.kind === 'keep' && shown !== null && (
            <Button variant="subtle" color="red" size="sm" leftSection={<IconTrash size={17} />} onClick={onRemove}>
              {text.remove}
            </Button>
          )}
        </Group>
        <Text size="xs" c={fault === null ? 'dimmed' : 'var(--b-danger)'} role={fault === null ? 'status' : 'alert'}>
          {fault ?? note}
        </Text>
      </Stack>
    </Group>
  );
}
