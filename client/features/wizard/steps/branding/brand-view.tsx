import type { PropsWithChildren } from 'react';
import { BrandPreview } from './brand-preview.js';
import styles from './branding-step.module.css';
import { ColorPanel } from './color-panel.js';
import { FontPanel } from './font-panel.js';
import { LogoPanel } from './logo-panel.js';

/** Colours, font and logo of a site beside its page; further panels are its children. */
export function BrandView({ children }: PropsWithChildren) {
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <ColorPanel />
        <FontPanel />
        <LogoPanel />
        {children}
      </div>
      <BrandPreview />
    </div>
  );
}
