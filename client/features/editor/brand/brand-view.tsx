import { IconAdjustments, IconPalette, IconPaperclip, IconPhoto, IconTypography } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { CANVAS } from '#core/limits/limits.js';
import { fileMessages } from '#client/lib/messages/file.messages.js';
import { brandingMessages as m } from '../messages/branding.messages.js';
import { PageTabs } from '../studio/page-tabs.js';
import { Studio, type StudioSheet } from '../studio/studio.js';
import { useIsSmall } from '../screen/use-is-small.js';
import { PresetPicker } from '../preview/preset-picker.js';
import { BrandPreview, SchemePicker } from '../preview/brand-preview.js';
import styles from './brand.module.css';
import { ColorPanel } from './color-panel.js';
import { FontPanel } from './font-panel.js';
import { LookPanel } from './look-panel.js';
import { LogoPanel } from './logo-panel.js';
import { useShownScheme } from './use-shown-scheme.js';

/** Colours, font and logo of a site beside its page. `files` is the panel of the project files, where there is one. */
export function BrandView({ files }: { readonly files?: ReactNode }) {
  const isSmall = useIsSmall();
  const [scheme, setScheme] = useShownScheme();
  const [width, setWidth] = useState<number>(CANVAS.previewWidth);
  const panels: readonly StudioSheet[] = [
    { id: 'color', label: m.sheets.color, icon: <IconPalette size={20} aria-hidden />, content: <ColorPanel /> },
    { id: 'font', label: m.sheets.font, icon: <IconTypography size={20} aria-hidden />, content: <FontPanel /> },
    { id: 'look', label: m.sheets.look, icon: <IconAdjustments size={20} aria-hidden />, content: <LookPanel /> },
    { id: 'logo', label: m.sheets.logo, icon: <IconPhoto size={20} aria-hidden />, content: <LogoPanel /> },
  ];
  const sheets: readonly StudioSheet[] = files
    ? [
        ...panels,
        { id: 'files', label: fileMessages.title, icon: <IconPaperclip size={20} aria-hidden />, content: files },
      ]
    : panels;
  return (
    <Studio
      tabs={<PageTabs />}
      tools={
        <>
          {!isSmall && <PresetPicker isCompact value={width} onChange={setWidth} />}
          <SchemePicker value={scheme} onChange={setScheme} />
        </>
      }
      layers={null}
      inspector={
        <div className={styles.stack}>
          {sheets.map(({ id, content }) => (
            <div key={id}>{content}</div>
          ))}
        </div>
      }
      sheets={sheets}
    >
      <BrandPreview scheme={scheme} width={width} isPinned={isSmall} />
    </Studio>
  );
}
