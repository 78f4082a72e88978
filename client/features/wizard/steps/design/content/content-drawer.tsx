import { Button, Drawer } from '@mantine/core';
import type { DesignSection } from '../../../../../../core/design.js';
import { designMessages } from '../../../messages/wizard-design.messages.js';
import { ContentPanel } from './content-panel.js';

const m = designMessages.content;

interface ContentDrawerProps {
  readonly section: DesignSection;
  readonly onClose: () => void;
}

/** The content panel of a section in a drawer. */
export function ContentDrawer({ section, onClose }: ContentDrawerProps) {
  return (
    <Drawer
      opened
      onClose={onClose}
      position="left"
      size={420}
      title={m.title(designMessages.sectionTypes[section.sectionType])}
    >
      <ContentPanel section={section} />
      <Button mt="lg" fullWidth onClick={onClose}>
        {m.done}
      </Button>
    </Drawer>
  );
}
