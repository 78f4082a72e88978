import { Skeleton, Stack, Text } from '@mantine/core';
import type { DesignSection } from '#core/design/design.js';
import { designMessages } from '../messages/design.messages.js';
import { SeveralPictures } from './pictures/several-pictures.js';
import { FieldGroupView } from './field-group-view.js';
import { useHeldParts, useSectionContent, type SectionContent } from './use-content.js';

const m = designMessages.content;

/** Everything that is editable in a section as fields: the way of the keyboard, of screen readers and of phones. */
export function ContentPanel({ section }: { readonly section: DesignSection }) {
  const content = useSectionContent(section);
  return content === null ? <Skeleton h={400} /> : <Groups section={section} content={content} />;
}

function Groups({ section, content }: { readonly section: DesignSection; readonly content: SectionContent }) {
  const held = useHeldParts(section);
  return (
    <Stack gap="lg">
      <Text size="sm" c="dimmed">
        {m.hint}
      </Text>
      {section.sectionType === 'gallery' && <SeveralPictures sectionId={section.id} />}
      {content.groups.map((group) => (
        <FieldGroupView
          key={group.key}
          section={section}
          group={group}
          samples={content.samples}
          held={new Set(held.get(group.key)?.slots.map(({ slot }) => slot))}
          isHidden={held.get(group.key)?.isHidden ?? false}
        />
      ))}
    </Stack>
  );
}
