import { Button, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { designOfTemplate, type Template } from '../../../../../sitekit/templates.js';
import { designMessages } from '../../../../lib/messages/wizard-design.messages.js';
import { PagePreview } from '../../preview/page-preview.js';
import { useDrawnBranding } from '../../wizard-context.js';
import { PresetPicker } from './preset-picker.js';
import styles from './template-view.module.css';

const m = designMessages.templates;

interface TemplatePreviewProps {
  /** Null while none is looked at. */
  readonly template: Template | null;
  readonly onClose: () => void;
  /** Takes the template and goes on to the next step. */
  readonly onPick: (template: Template) => void;
}

/** The whole template at its real widths, in the customer's colour and font. */
export function TemplatePreview({ template, onClose, onPick }: TemplatePreviewProps) {
  const branding = useDrawnBranding();
  const isSmall = useMediaQuery('(max-width: 599px)', undefined, { getInitialValueInEffect: false }) ?? false;
  const [width, setWidth] = useState(isSmall ? 375 : 1200);
  const page = template && designOfTemplate(template, designMessages.mainPage).pages[0];
  return (
    <Modal
      opened={template !== null}
      onClose={onClose}
      size={1180}
      fullScreen={isSmall}
      title={template && m.preview(template.name)}
    >
      {template && page && (
        <>
          <div className={styles.stage} tabIndex={0} role="region" aria-label={m.preview(template.name)}>
            <PagePreview page={page} branding={branding} trade={template.trade} width={width} idPrefix="preview-" />
          </div>
          <div className={styles.foot}>
            <PresetPicker value={width} onChange={setWidth} />
            <Button size="md" rightSection={<IconArrowLeft size={18} aria-hidden />} onClick={() => onPick(template)}>
              {m.continue}
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}
