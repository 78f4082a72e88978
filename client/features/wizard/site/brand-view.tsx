import { BrandPreview } from '../steps/branding/brand-preview.js';
import styles from '../steps/branding/branding-step.module.css';
import { ColorPanel } from '../steps/branding/color-panel.js';
import { FontPanel } from '../steps/branding/font-panel.js';
import { LogoPanel } from '../steps/branding/logo-panel.js';

/** Colours, font and logo of a site beside its page. */
export function BrandView() {
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <ColorPanel />
        <FontPanel />
        <LogoPanel />
      </div>
      <BrandPreview />
    </div>
  );
}
