import { Button, Text, Title } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { DnsRecordState, SiteDomainFieldsFragment } from '#client/gql/graphql.js';
import { siteDomainsMessages } from '#client/lib/messages/sites/site-domains.messages.js';
import { CopyButton } from '#client/ui/copy-button.js';
import { Ltr } from '#client/ui/ltr.js';
import { Tone, type ToneName } from '#client/ui/tone.js';
import { needsRecords } from './domain.rules.js';
import styles from './domains.module.css';

const { records: texts } = siteDomainsMessages;

type DnsRecord = SiteDomainFieldsFragment['records'][number];

const TONES: Readonly<Record<DnsRecordState, ToneName>> = {
  set: 'good',
  partly: 'waiting',
  other: 'bad',
  missing: 'bad',
  unknown: 'neutral',
};

/** The exact records for the panel of the domain's provider. Where nothing is missing they are folded away. */
export function DomainRecords({ domain }: { readonly domain: SiteDomainFieldsFragment }) {
  const id = useId();
  const [isOpened, setOpened] = useState(false);
  const isNeeded = needsRecords(domain);
  const isShown = isNeeded || isOpened;
  return (
    <div className={styles.part}>
      {!isNeeded && (
        <Button
          variant="subtle"
          size="compact-md"
          rightSection={isShown ? <IconChevronUp size={17} aria-hidden /> : <IconChevronDown size={17} aria-hidden />}
          aria-expanded={isShown}
          aria-controls={id}
          aria-label={`${isShown ? texts.hide : texts.show}: ${domain.displayName}`}
          onClick={() => setOpened(!isShown)}
        >
          {isShown ? texts.hide : texts.show}
        </Button>
      )}
      <div id={id} hidden={!isShown}>
        <Title order={3} fz={16} mb={4}>
          {texts.title}
        </Title>
        <Text size="sm" c="dimmed">
          {texts.lead} {texts.short(domain.name)}
        </Text>
        <ul className={styles.records} aria-label={`${texts.title}: ${domain.displayName}`}>
          {domain.records.map((record) => (
            <RecordRow key={`${record.kind} ${record.host} ${record.value}`} record={record} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function RecordRow({ record }: { readonly record: DnsRecord }) {
  const { kind, host, value, isRequired, state, found } = record;
  return (
    <li className={styles.record}>
      <div className={styles.kind}>
        <b dir="ltr">{kind}</b>
        {!isRequired && (
          <Text span size="sm" c="dimmed">
            {texts.optional}
          </Text>
        )}
      </div>
      <Copied label={texts.host} value={host} what={texts.copyHost(kind)} />
      <Copied label={texts.value} value={value} what={texts.copyValue(kind)} />
      <div className={styles.state}>
        {(isRequired || state !== 'missing') && <Tone tone={TONES[state]}>{texts.states[state]}</Tone>}
        {found.length > 0 && state !== 'set' && (
          <Text size="sm" c="dimmed" className={styles.found}>
            {texts.found} <Ltr>{found.join(', ')}</Ltr>
          </Text>
        )}
      </div>
    </li>
  );
}

interface CopiedProps {
  readonly label: string;
  readonly value: string;
  readonly what: string;
}

function Copied({ label, value, what }: CopiedProps) {
  return (
    <div className={styles.field}>
      <Text span size="xs" c="dimmed">
        {label}
      </Text>
      <div className={styles.copied}>
        <code dir="ltr">{value}</code>
        <CopyButton value={value} what={what} />
      </div>
    </div>
  );
}
