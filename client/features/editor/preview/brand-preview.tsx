import { SegmentedControl, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { Suspense, type ReactNode } from 'react';
import type { DesignPage } from '#core/design/design.js';
import { drawnPage, drawnPages } from '#core/design/shared-sections.js';
import { TEMPLATES, templatesOf, type Template } from '#sitekit/templates/templates.js';
import type { Trade } from '#sitekit/templates/trades.js';
import { brandingMessages } from '../messages/branding.messages.js';
import { PagePreview } from './page-preview.js';
import { currentPage } from '../edits/design-edits.js';
import { useScreenWidth } from '../screen/use-screen-width.js';
import { useDrawnBranding, useEditor, useEditorHost } from '../context/editor-context.js';
import { useTemplatePage } from './use-template-page.js';
import { useTrade } from '../context/use-trade.js';
import styles from './brand-preview.module.css';

const m = brandingMessages.preview;

export type Scheme = 'light' | 'dark';

interface BrandPreviewProps {
  readonly scheme: Scheme;
  /** px the page is laid out at. */
  readonly width: number;
  /** Laid out at the width of the screen. */
  readonly isPinned: boolean;
}

/** The customer's page while colour, font and logo change; a sample page where the design has no section yet. */
export function BrandPreview(props: BrandPreviewProps) {
  const { draft } = useEditor();
  const trade = useTrade();
  const current = drawnPage(currentPage(draft.design), draft.design);
  const page = [current, ...drawnPages(draft.design)].find(({ sections }) => sections.length > 0);
  const sample = templatesOf(trade)[0] ?? TEMPLATES[0];
  return (
    <div className={styles.stage} tabIndex={0} role="region" aria-label={m.label} data-testid="canvas">
      <Suspense fallback={<Skeleton h="100%" />}>
        {page ? <Drawn page={page} trade={trade} {...props} /> : sample && <Sample template={sample} {...props} />}
      </Suspense>
    </div>
  );
}

function Sample({ template, ...props }: BrandPreviewProps & { readonly template: Template }) {
  const page = useTemplatePage(template);
  return page && <Drawn page={page} trade={template.trade} {...props} />;
}

type DrawnProps = BrandPreviewProps & { readonly page: DesignPage; readonly trade: Trade };

function Drawn({ page, trade, scheme, width, isPinned }: DrawnProps) {
  const { draft } = useEditor();
  const { label } = useEditorHost().domain;
  const branding = useDrawnBranding();
  const screen = useScreenWidth();
  return (
    <PagePreview
      page={page}
      pages={drawnPages(draft.design)}
      facts={draft.design.facts}
      menu={draft.design.menu}
      settings={draft.design.settings}
      label={label}
      isPublished
      branding={branding}
      trade={trade}
      width={isPinned && screen > 0 ? screen : width}
      scheme={scheme}
      idPrefix="brand-"
    />
  );
}

interface SchemePickerProps {
  readonly value: Scheme;
  readonly onChange: (scheme: Scheme) => void;
}

export function SchemePicker({ value, onChange }: SchemePickerProps) {
  return (
    <SegmentedControl
      size="sm"
      className={styles.schemes}
      aria-label={m.scheme}
      value={value}
      onChange={(scheme) => onChange(scheme === 'dark' ? 'dark' : 'light')}
      data={[
        { value: 'light', label: <SchemeLabel icon={<IconSun size={18} aria-hidden />} text={m.light} /> },
        { value: 'dark', label: <SchemeLabel icon={<IconMoon size={18} aria-hidden />} text={m.dark} /> },
      ]}
    />
  );
}

function SchemeLabel({ icon, text }: { readonly icon: ReactNode; readonly text: string }) {
  return (
    <span className={styles.scheme} title={text}>
      {icon}
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
