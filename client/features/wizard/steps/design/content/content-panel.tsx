import { Skeleton, Stack, Text } from '@mantine/core';
import type { DesignSection } from '../../../../../../core/design.js';
import { designMessages } from '../../../messages/wizard-design.messages.js';
import styles from './content-panel.module.css';
import { LinkField } from './link-field.js';
import { PictureField } from './pictures/picture-field.js';
import { TextField } from './text-field.js';
import { useSectionContent } from './use-content.js';

const m = designMessages.content;

/** Every text, picture and link of a section as fields: the way of the keyboard, of screen readers and of phones. */
export function ContentPanel({ section }: { readonly section: DesignSection }) {
  const content = useSectionContent(section);
  if (content === null) return <Skeleton h={400} />;
  return (
    <Stack gap="lg">
      <Stack gap="sm" role="group" aria-label={m.texts}>
        <Text size="sm" c="dimmed">
          {m.hint}
        </Text>
        {content.texts.map((slot) => (
          <TextField key={slot.name} section={section} slot={slot} sample={content.samples[slot.name] ?? ''} />
        ))}
      </Stack>
      {content.images.length > 0 && (
        <Stack gap="xs" role="group" aria-label={m.pictures}>
          <h3 className={styles.head}>{m.pictures}</h3>
          {content.images.map((slot) => (
            <PictureField key={slot.name} section={section} slot={slot} />
          ))}
        </Stack>
      )}
      {content.links.length > 0 && (
        <Stack gap="sm" role="group" aria-label={m.links}>
          <h3 className={styles.head}>{m.links}</h3>
          {content.links.map((slot) => (
            <LinkField key={slot.name} section={section} slot={slot} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
