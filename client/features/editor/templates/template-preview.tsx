import { Button, Modal, Skeleton, Switch } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowLeft } from '@tabler/icons-react';
import { Suspense, useMemo, useState } from 'react';
import type { Template } from '#sitekit/templates/templates.js';
import { designMessages } from '../messages/design.messages.js';
import { PagePreview } from '../preview/page-preview.js';
import { applyStyle } from '../edits/branding-edits.js';
import { useDrawnBranding, useEditor } from '../context/editor-context.js';
import { PresetPicker } from '../preview/preset-picker.js';
import { ColorDot } from './template-style.js';
import styles from './template-view.module.css';
import { followsTemplate } from './use-pick-template.js';
import { useTemplatePage } from '../preview/use-template-page.js';

const m = designMessages.templates;

interface TemplatePreviewProps {
  /** Null while none is looked at. */
  readonly template: Template | null;
  readonly onClose: () => void;
  /** Takes the template, in its own look where that is wished, and goes on to the next step. */
  readonly onPick: (template: Template, isStyled: boolean) => void;
}

/** The whole template at its real widths, in its own look or in the customer's. */
export function TemplatePreview({ template, onClose, onPick }: TemplatePreviewProps) {
  const isSmall = useMediaQuery('(max-width: 599px)', undefined, { getInitialValueInEffect: false }) ?? false;
  const [width, setWidth] = useState(isSmall ? 375 : 1200);
  const { draft } = useEditor();
  const [isStyled, setStyled] = useState(followsTemplate(draft.branding, draft.templateId));
  return (
    <Modal
      opened={template !== null}
      onClose={onClose}
      size={1180}
      fullScreen={isSmall}
      title={template && m.preview(template.name)}
    >
      {template && (
        <>
          <p className={styles.text}>
            {template.category}: {template.description}
          </p>
          <div className={styles.stage} tabIndex={0} role="region" aria-label={m.preview(template.name)}>
            <Suspense fallback={<Skeleton h="100%" />}>
              <WholePage template={template} width={width} isStyled={isStyled} />
            </Suspense>
          </div>
          <div className={styles.foot}>
            <PresetPicker value={width} onChange={setWidth} />
            <Switch
              checked={isStyled}
              label={
                <span className={styles.suggested}>
                  <ColorDot style={template.style} /> {m.style}
                </span>
              }
              onChange={({ currentTarget }) => setStyled(currentTarget.checked)}
            />
            <Button
              size="md"
              rightSection={<IconArrowLeft size={18} aria-hidden />}
              onClick={() => onPick(template, isStyled)}
            >
              {m.continue}
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}

interface WholePageProps {
  readonly template: Template;
  readonly width: number;
  readonly isStyled: boolean;
}

function WholePage({ template, width, isStyled }: WholePageProps) {
  const own = useDrawnBranding();
  const { facts } = useEditor().draft.design;
  const page = useTemplatePage(template);
  const { style } = template;
  const branding = useMemo(() => (isStyled ? applyStyle(own, style) : own), [own, isStyled, style]);
  return (
    page && (
      <PagePreview
        page={page}
        facts={facts}
        branding={branding}
        trade={template.trade}
        width={width}
        idPrefix="preview-"
      />
    )
  );
}
