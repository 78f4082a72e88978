import type { PropsWithChildren } from 'react';
import { wizardMessages as m } from '../messages/wizard.messages.js';
import { StepNotices } from '../shell/step-notices.js';
import { useWizard } from '../state/wizard-context.js';
import { PlainStudio } from '#client/features/editor/index.js';
import { WizardStudio } from './wizard-studio.js';
import styles from './step-studio.module.css';

/** A step without a canvas under the bar of the studio. Its heading for screen readers is that of the frame. */
export function StepStudio({ children }: PropsWithChildren) {
  const { step } = useWizard();
  const text = m.steps[step - 1];
  return (
    <WizardStudio>
      <PlainStudio>
        <StepNotices />
        <p className={styles.title} aria-hidden>
          {text?.title}
        </p>
        <p className={styles.text}>{text?.text}</p>
        {children}
      </PlainStudio>
    </WizardStudio>
  );
}
