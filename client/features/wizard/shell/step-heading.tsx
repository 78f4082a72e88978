import { useEffect, useRef } from 'react';
import { wizardMessages as m } from '../messages/wizard.messages.js';
import { usePageTitle } from '#client/ui/frame/use-page-title.js';
import styles from './step-heading.module.css';

interface StepHeadingProps {
  readonly step: number;
  /** Instead of the step's own. */
  readonly words?: { readonly title: string; readonly text: string } | undefined;
  /** For screen readers alone. */
  readonly isHidden?: boolean;
}

/** The step's h1. A change of step moves the focus here, so that keyboard and screen reader begin at the new step. */
export function StepHeading({ step, words, isHidden = false }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const text = m.steps[step - 1];
  usePageTitle(`${m.pageTitle}، ${text?.name ?? ''}`);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <div className={styles.heading} data-hidden={isHidden || undefined}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {(words ?? text)?.title}
      </h1>
      {!isHidden && <p className={styles.text}>{(words ?? text)?.text}</p>}
    </div>
  );
}
