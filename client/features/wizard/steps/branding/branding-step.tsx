import { WizardStudio } from '../../studio/wizard-studio.js';
import { BrandView } from '#client/features/editor/index.js';
import { ProjectFilesPanel } from './project-files-panel.js';

/** Step 3: colours, font, logo and project files. */
export function Step() {
  return (
    <WizardStudio>
      <BrandView files={<ProjectFilesPanel />} />
    </WizardStudio>
  );
}
