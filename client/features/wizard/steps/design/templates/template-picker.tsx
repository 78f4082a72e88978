import { Modal, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { designMessages } from '../../../messages/wizard-design.messages.js';
import { TemplateGrid } from './template-grid.js';
import { usePickTemplate } from './use-pick-template.js';

const m = designMessages.templates;

/** A ready template in place of the design, without leaving the dynamic view. */
export function TemplatePicker({ onClose }: { readonly onClose: () => void }) {
  const isSmall = useMediaQuery('(max-width: 767px)') ?? false;
  const pick = usePickTemplate('dynamic');
  return (
    <Modal opened onClose={onClose} title={m.title} size={1180} fullScreen={isSmall}>
      <Text size="sm" c="dimmed" mb="md">
        {m.replaces}
      </Text>
      <TemplateGrid
        onPick={(template) => {
          pick(template);
          onClose();
        }}
      />
    </Modal>
  );
}
