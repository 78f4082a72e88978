import { Button, Modal, Skeleton, Switch } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowLeft } from '@tabler/icons-react';
import { Suspense, useMemo, useState } from 'react';
import type { Template } from '../../../../../../sitekit/templates.js';
import { designMessages } from '../../../messages/wizard-design.messages.js';
import { PagePreview } from '../../../preview/page-preview.js';
import { useDrawnBranding } from '../../../wizard-context.js';
import { PresetPicker } from '../sections/preset-picker.js';
import { ColorDot } from './suggested-color.js';
import styles from './template-view.module.css';
import { useTemplatePage } from './use-template-page.js';

const m = designMessages.templates;

interface TemplatePreviewProps {
  /** Null while none is looked at. */
  readonly template: Template | null;
  readonly onClose: () => void;
  /** Takes the template, with its own colour where that was wished, and goes on to the next step. */
  readonly onPick: (template: Template, isSuggested: boolean) => void;
}

/** The whole template at its real widths, in the customer's colour and font. */
export function TemplatePreview({ template, onClose, onPick }: TemplatePreviewProps) {
  const isSmall = useMediaQuery('(max-width: 599px)', undefined, { getInitialValueInEffect: false }) ?? false;
  const [width, setWidth] = useState(isSmall ? 375 : 1200);
  const [isSuggested, setSuggested] = useState(false);
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
          <div className={styles.stage} tabIndex={0} role="region" aria-label={m.preview(template.name)}>
            <Suspense fallback={<Skeleton h="100%" />}>
              <WholePage template={template} width={width} isSuggested={isSuggested} />
            </Suspense>
          </div>
          <div className={styles.foot}>
            <PresetPicker value={width} onChange={setWidth} />
            <Switch
              checked={isSuggested}
              label={
                <span className={styles.suggested}>
                  <ColorDot color={template.suggestedColor} /> {m.suggested}
                </span>
              }
              onChange={({ currentTarget }) => setSuggested(currentTarget.checked)}
            />
            <Button
              size="md"
              rightSection={<IconArrowLeft size={18} aria-hidden />}
              onClick={() => onPick(template, isSuggested)}
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
  readonly isSuggested: boolean;
}

function WholePage({ template, width, isSuggested }: WholePageProps) {
  const own = useDrawnBranding();
  const page = useTemplatePage(template);
  const { suggestedColor: primaryColor } = template;
  const branding = useMemo(() => (isSuggested ? { ...own, primaryColor } : own), [own, isSuggested, primaryColor]);
  return (
    page && <PagePreview page={page} branding={branding} trade={template.trade} width={width} idPrefix="preview-" />
  );
}
