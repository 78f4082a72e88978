import { SegmentedControl } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { CANVAS } from '../../../../../core/limits.js';
import { drawnPage, drawnPages } from '../../../../../core/shared-sections.js';
import { brandingMessages } from '../../messages/wizard-branding.messages.js';
import { PagePreview } from '../../preview/page-preview.js';
import { currentPage } from '../../state/edits/design-edits.js';
import { useDrawnBranding, useWizard } from '../../wizard-context.js';
import { useTrade } from '../design/use-trade.js';
import styles from './branding-step.module.css';

const m = brandingMessages.preview;

/** The customer's own page while colour, font and logo change; in light and in dark. */
export function BrandPreview() {
  const { draft } = useWizard();
  const branding = useDrawnBranding();
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  const pages = drawnPages(draft.design);
  const page = drawnPage(currentPage(draft.design), draft.design);
  const trade = useTrade();
  return (
    <div className={styles.preview}>
      <div className={styles.previewHead}>
        <h2 className={styles.subtitle}>{m.title}</h2>
        <SegmentedControl
          size="xs"
          aria-label={m.scheme}
          value={scheme}
          onChange={(value) => setScheme(value === 'dark' ? 'dark' : 'light')}
          data={[
            { value: 'light', label: <Scheme icon={<IconSun size={16} aria-hidden />} text={m.light} /> },
            { value: 'dark', label: <Scheme icon={<IconMoon size={16} aria-hidden />} text={m.dark} /> },
          ]}
        />
      </div>
      <div className={styles.stage} tabIndex={0} role="region" aria-label={m.label}>
        <PagePreview
          page={page}
          pages={pages}
          facts={draft.design.facts}
          branding={branding}
          trade={trade}
          width={CANVAS.previewWidth}
          scheme={scheme}
          idPrefix="brand-"
        />
      </div>
    </div>
  );
}

function Scheme({ icon, text }: { readonly icon: ReactNode; readonly text: string }) {
  return (
    <span className={styles.scheme}>
      {icon}
      {text}
    </span>
  );
}
