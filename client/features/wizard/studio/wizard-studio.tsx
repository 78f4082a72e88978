import type { PropsWithChildren } from 'react';
import { StudioEnds } from '#client/features/editor/index.js';
import { useHeldBack } from './use-held-back.js';
import { WizardEnd, WizardStart } from './wizard-ends.js';

/** The studio inside has the bar of the wizard. */
export function WizardStudio({ children }: PropsWithChildren) {
  const isHeld = useHeldBack() !== null;
  return <StudioEnds value={{ start: <WizardStart />, end: <WizardEnd />, isHeld }}>{children}</StudioEnds>;
}
