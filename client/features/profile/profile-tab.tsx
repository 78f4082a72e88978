import { Stack } from '@mantine/core';
import { lazy, Suspense, type ComponentType } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PROFILE_PARTS, profileLink, type ProfilePart } from '#core/client-links.js';
import type { Owner } from '#client/lib/session/owner.js';
import { PartsLine } from '#client/ui/frame/parts-line.js';
import { LoadingSkeleton } from '#client/ui/loading-skeleton.js';
import { DetailsPage } from './details-page.js';
import { profileMessages } from './profile.messages.js';

const { parts: texts } = profileMessages;
const PARTS = PROFILE_PARTS.map((part) => ({ value: part, label: texts[part] }));

interface ProfileTabProps {
  /** Removes what this browser stores of the person; for a closed account. */
  readonly forgetWork: (owner: Owner) => Promise<void>;
}

/** A page other than the first is loaded when it is opened. */
const PAGES: Readonly<Record<ProfilePart, ComponentType<ProfileTabProps>>> = {
  details: DetailsPage,
  security: lazy(async () => ({ default: (await import('./security-page.js')).SecurityPage })),
  data: lazy(async () => ({ default: (await import('./data-page.js')).DataPage })),
};

const partNamed = (name: string | null): ProfilePart => PROFILE_PARTS.find((part) => part === name) ?? 'details';

/** Three pages: `?part=` says which of them is open. */
export function ProfileTab({ forgetWork }: ProfileTabProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const part = partNamed(params.get('part'));
  const Page = PAGES[part];
  return (
    <Stack gap="lg">
      <PartsLine
        label={texts.label}
        value={part}
        parts={PARTS}
        onChange={(chosen) => void navigate(profileLink(partNamed(chosen)), { preventScrollReset: true })}
      />
      <Suspense fallback={<LoadingSkeleton rows={2} height={180} />}>
        <Page forgetWork={forgetWork} />
      </Suspense>
    </Stack>
  );
}
