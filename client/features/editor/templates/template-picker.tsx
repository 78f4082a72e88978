import { Modal, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { countSections } from '#core/design/design-measures.js';
import type { Template } from '#sitekit/templates/templates.js';
import { confirm } from '#client/ui/confirm.js';
import { designMessages } from '../messages/design.messages.js';
import { useEditor, useEditorHost } from '../context/editor-context.js';
import { TemplateGrid } from './template-grid.js';
import { TemplatePreview } from './template-preview.js';
import { usePickTemplate } from './use-pick-template.js';

const m = designMessages.templates;

/** A ready template in place of the design, without leaving the canvas; what would be replaced is confirmed first. */
export function TemplatePicker({ onClose }: { readonly onClose: () => void }) {
  const { draft } = useEditor();
  const { hasMethods } = useEditorHost();
  const isSmall = useMediaQuery('(max-width: 767px)') ?? false;
  const pick = usePickTemplate('dynamic');
  // Escape answers the question alone.
  const [isAsking, setAsking] = useState(false);
  const [seen, setSeen] = useState<Template | null>(null);
  const replace = async (template: Template, isStyled?: boolean) => {
    if (countSections(draft.design) > 0) {
      const { title, text, siteText, action } = m.replace;
      setAsking(true);
      const isAgreed = await confirm({ title: title(template.name), text: hasMethods ? text : siteText, action });
      setAsking(false);
      if (!isAgreed) return;
    }
    pick(template, isStyled);
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnEscape={!isAsking && seen === null}
      title={m.title}
      size={1180}
      fullScreen={isSmall}
    >
      <Text size="sm" c="dimmed" mb="md">
        {m.replaces}
      </Text>
      <TemplateGrid onSee={setSeen} onPick={(template) => void replace(template)} />
      <TemplatePreview
        template={seen}
        onClose={() => setSeen(null)}
        onPick={(template, isStyled) => {
          setSeen(null);
          void replace(template, isStyled);
        }}
      />
    </Modal>
  );
}
