import { Skeleton, Text, UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { SiteType } from '#core/design/design.js';
import { WIZARD } from '#core/limits/limits.js';
import { wizardMessages } from '../../messages/wizard.messages.js';
import { FactsButton, factsMessages, loadInterview } from '#client/features/editor/index.js';
import { toast } from '#client/ui/toast.js';
import { INTERVIEW_FORM, InterviewMark, useInterview } from '../../state/use-interview.js';
import { useWizard } from '../../state/wizard-context.js';
import { SiteTypeArt } from './site-type-art.js';
import styles from './site-type-step.module.css';

const Interview = lazy(async () => ({ default: await loadInterview() }));
/** For few visitors, so that it comes after what all of them need. */
const ImportDesign = lazy(() => import('./import-design.js').then((module) => ({ default: module.ImportDesign })));

const m = wizardMessages.siteType;
const TYPES: readonly SiteType[] = ['personal', 'business'];

/** Step 1: a few questions that may be skipped, then whose site it is. */
export function Step() {
  const { isOpen, close } = useInterview();
  const wasOpen = useRef(isOpen);
  return isOpen ? (
    <Suspense fallback={<Skeleton h={420} radius="lg" />}>
      <Interview formId={INTERVIEW_FORM} onDone={close} />
      <InterviewMark />
    </Suspense>
  ) : (
    <SiteTypes takesFocus={wasOpen.current} />
  );
}

/**
 * A pick is stored at once and leads on after 500 ms, with a message. Only a pick does: coming back to look
 * stays.
 */
function SiteTypes({ takesFocus }: { readonly takesFocus: boolean }) {
  const { draft, dispatch, goTo } = useWizard();
  const cards = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with the interview.
  useEffect(() => {
    if (takesFocus) cards.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const pick = (siteType: SiteType) => {
    dispatch({ type: 'siteTypePicked', siteType });
    toast.passing(m.picked(m[siteType].title));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => goTo(2), WIZARD.autoAdvanceMs);
  };

  return (
    <>
      <div ref={cards} className={styles.cards} role="group" aria-label={m.legend} tabIndex={-1}>
        {TYPES.map((type) => (
          <UnstyledButton
            key={type}
            className={styles.card}
            aria-pressed={draft.siteType === type}
            onClick={() => pick(type)}
          >
            <SiteTypeArt type={type} className={styles.art} />
            <span className={styles.body}>
              <span className={styles.title}>{m[type].title}</span>
              <span className={styles.text}>{m[type].text}</span>
              <span className={styles.points}>
                {m[type].points.map((point) => (
                  <span key={point} className={styles.point}>
                    <IconCheck size={16} stroke={2} aria-hidden />
                    {point}
                  </span>
                ))}
              </span>
            </span>
            <span className={styles.tick} aria-hidden>
              <IconCheck size={18} stroke={2.5} />
            </span>
          </UnstyledButton>
        ))}
      </div>
      <Text c="dimmed" size="sm" mt="lg" ta="center">
        {m.hint}
      </Text>
      <div className={styles.facts}>
        <FactsButton label={factsMessages.openEarly} size="sm" variant="subtle" />
      </div>
      <Suspense fallback={null}>
        <ImportDesign />
      </Suspense>
    </>
  );
}
