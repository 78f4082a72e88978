import { Text, TextInput } from '@mantine/core';
import { useCallback } from 'react';
import { announcementOf, type Announcement } from '#core/design/announcement.js';
import { DESIGN_SETTINGS } from '#core/limits/limits.js';
import { LinkTargetField } from '../content/links/link-target-field.js';
import { useEditor } from '../context/editor-context.js';
import { useHeldText } from '../context/use-held-text.js';
import { settingsMessages } from '../messages/settings.messages.js';
import { SettingsBlock } from './settings-block.js';

const m = settingsMessages.announcement;

/** The words of the line above the header, and where they lead. */
export function AnnouncementFields() {
  const { draft, dispatch } = useEditor();
  const { text = '', to = '' } = draft.design.settings?.announcement ?? {};
  const held = useHeldText('announcement');
  const write = useCallback(
    (next: Announcement, part: keyof Announcement) =>
      dispatch({
        type: 'settingsEdited',
        change: { announcement: announcementOf(next) },
        step: `announcement ${part}`,
      }),
    [dispatch],
  );
  const lead = useCallback((link: string | null) => write({ text, to: link ?? '' }, 'to'), [write, text]);
  return (
    <SettingsBlock title={m.title} text={m.text}>
      <TextInput
        label={m.words}
        value={text}
        maxLength={DESIGN_SETTINGS.announcement}
        onChange={({ currentTarget }) => write({ text: currentTarget.value, to }, 'text')}
      />
      <LinkTargetField label={m.target} value={to} held={held} usual={m.none} onChange={lead} />
      {text.trim() === '' && to !== '' && (
        <Text size="xs" c="dimmed">
          {m.notShown}
        </Text>
      )}
    </SettingsBlock>
  );
}
