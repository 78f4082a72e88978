import { Anchor, Card, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { siteTabLink } from '#core/client-links.js';
import { hasArabicLetters } from '#core/sites/domain-name.js';
import type { SiteDomainFieldsFragment, SiteDomainState } from '#client/gql/graphql.js';
import { formatDateTime } from '#client/lib/format.js';
import { siteDomainsMessages as texts } from '#client/lib/messages/sites/site-domains.messages.js';
import { CopyButton } from '#client/ui/copy-button.js';
import { Ltr } from '#client/ui/ltr.js';
import { Tone, type ToneName } from '#client/ui/tone.js';
import type { DomainsProps } from './add-domain-form.js';
import { DomainActs } from './domain-acts.js';
import { DomainChecks } from './domain-checks.js';
import { DomainRecords } from './domain-records.js';
import { awaitsCertificate, awaitsRegistration } from './domain.rules.js';
import styles from './domains.module.css';

export interface DomainProps extends DomainsProps {
  readonly domain: SiteDomainFieldsFragment;
}

interface DomainCardProps extends DomainProps {
  /** The domain at which visitors of all of them arrive. */
  readonly primary: SiteDomainFieldsFragment | null;
  /** No browser finds it. */
  readonly isSimulated: boolean;
}

const TONES: Readonly<Record<SiteDomainState, ToneName>> = {
  waiting: 'waiting',
  proven: 'waiting',
  connected: 'good',
  lost: 'bad',
};

/** One domain: its state, what it still needs, and what can be done with it. */
export function DomainCard({ domain, primary, isSimulated, ...props }: DomainCardProps) {
  const { name, displayName, state, isPrimary, isRegistered, isHttpsReady, url } = domain;
  const isWaitingForUs = awaitsRegistration(domain);
  const address = url?.replace(/^https?:\/\//, '') ?? displayName;
  return (
    <Card component="li" padding={0} aria-label={displayName} data-status={state}>
      <div className={styles.part}>
        <Group justify="space-between" gap="sm">
          <Group gap={4} className={styles.name}>
            <Title order={2} fz={20}>
              {url && !isSimulated ? (
                <Anchor href={url} target="_blank" rel="noreferrer" inherit>
                  <Ltr>{address}</Ltr>
                </Anchor>
              ) : (
                <Ltr>{address}</Ltr>
              )}
            </Title>
            <CopyButton value={url ?? name} what={texts.add.label} />
          </Group>
          <Group gap="xs">
            {isPrimary && <Tone tone="neutral">{texts.primary}</Tone>}
            {isHttpsReady && state === 'connected' && <Tone tone="good">{texts.https}</Tone>}
            <Tone tone={TONES[state]}>{isWaitingForUs ? texts.unregistered : texts.states[state]}</Tone>
          </Group>
        </Group>
        <Verdict domain={domain} primary={primary} isSimulated={isSimulated} />
        {!isWaitingForUs && <DomainChecks domain={domain} {...props} />}
      </div>
      {!isRegistered && !isWaitingForUs && <DomainRecords domain={domain} />}
      <DomainActs domain={domain} {...props} />
    </Card>
  );
}

/** In a sentence or two: what the domain does now, or what is missing. */
function Verdict({ domain, primary, isSimulated }: Pick<DomainCardProps, 'domain' | 'primary' | 'isSimulated'>) {
  const { displayName, state, reason, reasonText, isRegistered, disconnectsAt } = domain;
  if (awaitsRegistration(domain))
    return (
      <Text mt={8}>
        {texts.lead.unregistered}{' '}
        <Anchor component={Link} to={siteTabLink('registration')} underline="always">
          {texts.lead.registration}
        </Anchor>
      </Text>
    );
  const isRedirected = primary !== null && primary.id !== domain.id;
  return (
    <div className={styles.verdict} role="status">
      {state === 'connected' && (
        <Text>{isRedirected ? texts.lead.redirected(primary.displayName) : texts.lead.connected}</Text>
      )}
      {awaitsCertificate(domain) && <Text c="dimmed">{texts.lead.issuing}</Text>}
      {state === 'connected' && isSimulated && <Text c="dimmed">{texts.lead.simulated}</Text>}
      {reasonText !== null && (
        <Text c={state === 'connected' && reason !== 'caa_forbids' ? 'dimmed' : undefined}>{reasonText}</Text>
      )}
      {disconnectsAt !== null && <Text>{texts.lead.disconnects(formatDateTime(new Date(disconnectsAt)))}</Text>}
      {hasArabicLetters(displayName) && <Text c="dimmed">{texts.lead.arabic}</Text>}
      {isRegistered && state !== 'connected' && <Text c="dimmed">{texts.lead.registered}</Text>}
    </div>
  );
}
