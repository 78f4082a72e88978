import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { loadInterview } from '#client/features/editor/index.js';
import { INTERVIEW_FORM, InterviewMark, useInterview } from '../../state/use-interview.js';

const Interview = lazy(async () => ({ default: await loadInterview() }));

const loadSiteTypes = async () => (await import('./site-types.js')).SiteTypes;
const SiteTypes = lazy(async () => ({ default: await loadSiteTypes() }));

/** Step 1: a few questions that may be skipped, then whose site it is. */
export function Step() {
  const { isOpen, close } = useInterview();
  const wasOpen = useRef(isOpen);
  return (
    <Suspense fallback={<Skeleton h={420} radius="lg" />}>
      {isOpen ? (
        <>
          <Interview formId={INTERVIEW_FORM} onDone={close} />
          <InterviewMark />
          <SiteTypesAhead />
        </>
      ) : (
        <SiteTypes takesFocus={wasOpen.current} />
      )}
    </Suspense>
  );
}

/** Fetches what follows the interview while it is answered. Opening it tries again, and says where that fails. */
function SiteTypesAhead() {
  useEffect(() => void loadSiteTypes().catch(() => undefined), []);
  return null;
}
