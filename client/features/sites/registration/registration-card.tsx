import { Card, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DomainRegistrationStatus, RegistrationFieldsFragment } from '#client/gql/graphql.js';
import { registrationMessages as texts } from './registration.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { CopyButton } from '#client/ui/copy-button.js';
import { Ltr } from '#client/ui/ltr.js';
import { Money } from '#client/ui/money.js';
import { Tone, type ToneName } from '#client/ui/tone.js';
import { NicHandleForm } from './nic-handle-form.js';
import styles from './registration.module.css';
import { RegisterNow, Renewal } from './registration-acts.js';
import { Transfer } from './transfer.js';
import { ZoneEditor } from './zone-editor.js';

export interface RegistrationProps {
  readonly registration: RegistrationFieldsFragment;
  readonly onChanged: () => void;
}

const TONES: Readonly<Record<DomainRegistrationStatus, ToneName>> = {
  planned: 'waiting',
  ordered: 'waiting',
  registered: 'good',
  grace: 'bad',
  refused: 'bad',
  cancelled: 'neutral',
  released: 'neutral',
  transferred: 'neutral',
};

/** One name: its state, and what can be done with it. */
export function RegistrationCard({ registration, onChanged }: RegistrationProps) {
  const { name, status, needsNicHandle } = registration;
  const isHeld = status === 'registered' || status === 'grace';
  return (
    <Card component="section" aria-label={name} padding={0}>
      <div className={styles.part}>
        <Group justify="space-between" gap="sm">
          <Title order={3} fz={20}>
            <Ltr>{name}</Ltr>
          </Title>
          <Tone tone={TONES[status]}>{texts.states[status]}</Tone>
        </Group>
        <Text c="dimmed" mt={4} mb="md">
          {texts.leads[status]}
        </Text>
        <Facts registration={registration} />
        {status === 'planned' && <RegisterNow registration={registration} onChanged={onChanged} />}
        {isHeld && <Renewal registration={registration} onChanged={onChanged} />}
      </div>
      {needsNicHandle && (
        <div className={styles.part}>
          <NicHandleForm registration={registration} onChanged={onChanged} />
        </div>
      )}
      {isHeld && (
        <>
          <div className={styles.part}>
            <ZoneEditor registration={registration} onChanged={onChanged} />
          </div>
          <div className={styles.part}>
            <Transfer registration={registration} onChanged={onChanged} />
          </div>
        </>
      )}
    </Card>
  );
}

function Facts({ registration }: Pick<RegistrationProps, 'registration'>) {
  const { status, sendAt, dueAt, registeredAt, expiresAt, graceUntil, nicHandle } = registration;
  const isHeld = status === 'registered' || status === 'grace';
  const facts: readonly { readonly label: string; readonly value: ReactNode }[] = [
    { label: texts.facts.sendAt, value: sendAt && <JalaliDate value={sendAt} time /> },
    { label: texts.facts.dueAt, value: dueAt && <JalaliDate value={dueAt} time /> },
    { label: texts.facts.registeredAt, value: registeredAt && <JalaliDate value={registeredAt} /> },
    { label: texts.facts.expiresAt, value: expiresAt && <JalaliDate value={expiresAt} /> },
    { label: texts.facts.graceUntil, value: isHeld && graceUntil && <JalaliDate value={graceUntil} /> },
    {
      label: texts.facts.price,
      value: isHeld && registration.renewalPriceToman !== null && <Money toman={registration.renewalPriceToman} />,
    },
    { label: texts.facts.nicHandle, value: nicHandle && <Ltr>{nicHandle}</Ltr> },
    { label: texts.facts.nameservers, value: isHeld && <Nameservers names={registration.nameservers} /> },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ({ label, value }) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Nameservers({ names }: { readonly names: readonly string[] }) {
  return names.map((name) => (
    <span key={name} className={styles.copied}>
      <Ltr>{name}</Ltr>
      <CopyButton value={name} what={name} />
    </span>
  ));
}
