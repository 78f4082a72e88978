import { ProjectFilesPanel } from './project-files-panel.js';
import styles from './branding-step.module.css';
import { BrandPreview } from './brand-preview.js';
import { ColorPanel } from './color-panel.js';
import { FontPanel } from './font-panel.js';
import { LogoPanel } from './logo-panel.js';

/** Step 3: colours, font, logo and project files. */
export function Step() {
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <ColorPanel />
        <FontPanel />
        <LogoPanel />
        <ProjectFilesPanel />
      </div>
      <BrandPreview />
    </div>
  );
}
