import { Button, Stack, TextInput } from '@mantine/core';
import { IconHeartRateMonitor, IconLogin2, IconPlugConnected, IconRoute } from '@tabler/icons-react';
import { Fragment, useId } from 'react';
import { toPersianDigits } from '#core/text/digits.js';
import { debug } from './debug.messages.js';
import { identity } from '#client/lib/messages/identity/identity.messages.js';
import { useLiveForm } from '#client/lib/live/use-live-form.js';
import { Ltr } from '#client/ui/ltr.js';
import { EMAIL_INPUT, signInSchema, type SignInValues, SecretInput } from '#client/features/identity/index.js';
import { FLOW_STEPS } from './auth-flow.js';
import { CheckRow, type RowState } from './check-row.js';
import { DebugCard } from './debug-card.js';
import styles from './debug.module.css';
import { ENDPOINTS, type Probe } from './probe.js';
import { probeNote } from './report.js';
import type { Runs } from './use-runs.js';

interface RunsProps {
  readonly runs: Runs;
}

const ICON = { size: 24, stroke: 1.75 } as const;

/** A long path breaks before a slash. */
function Path({ path }: { readonly path: string }) {
  return (
    <span className={styles.path}>
      <Ltr>
        {`/api${path}`.split(/(?<=.)(?=\/)/).map((part) => (
          <Fragment key={part}>
            {part}
            <wbr />
          </Fragment>
        ))}
      </Ltr>
    </span>
  );
}

/** The state of a row where the first results are known: the next one runs, the rest wait. */
function stateAt(index: number, known: number, running: boolean): RowState {
  return running && index === known ? 'running' : 'waiting';
}

function pingNote(ping: Probe): string {
  const version = ping.body?.['version'];
  return typeof version === 'string'
    ? `${probeNote(ping)}، ${debug.ping.version(toPersianDigits(version))}`
    : probeNote(ping);
}

export function PingCard({ runs }: RunsProps) {
  const { ping } = runs.found;
  const running = runs.running.has('ping');
  return (
    <DebugCard
      title={debug.ping.title}
      text={debug.ping.text}
      icon={<IconHeartRateMonitor {...ICON} />}
      run={{ start: () => void runs.ping(), running, done: ping !== null }}
    >
      <ul className={styles.rows} aria-live="polite">
        <CheckRow
          name={<Path path="/health" />}
          state={running ? 'running' : (ping?.verdict ?? 'waiting')}
          {...(ping && !running && { note: pingNote(ping) })}
        />
      </ul>
    </DebugCard>
  );
}

export function FlowCard({ runs }: RunsProps) {
  const { flow } = runs.found;
  const running = runs.running.has('flow');
  return (
    <DebugCard
      title={debug.flow.title}
      text={debug.flow.text}
      icon={<IconRoute {...ICON} />}
      run={{ start: () => void runs.flow(), running, done: flow.length > 0 }}
    >
      <ul className={styles.rows} aria-live="polite">
        {FLOW_STEPS.map((name, index) => {
          const step = flow[index];
          const label = debug.flow.steps[name];
          return step ? (
            <CheckRow key={name} name={label} state={step.verdict} note={step.note} />
          ) : (
            <CheckRow key={name} name={label} state={stateAt(index, flow.length, running)} />
          );
        })}
      </ul>
    </DebugCard>
  );
}

export function ConnectionCard({ runs }: RunsProps) {
  const { connections } = runs.found;
  const running = runs.running.has('connections');
  const done = connections.length;
  const progress = debug.connection.progress(toPersianDigits(done), toPersianDigits(ENDPOINTS.length));
  return (
    <DebugCard
      title={debug.connection.title}
      text={running ? progress : debug.connection.text}
      icon={<IconPlugConnected {...ICON} />}
      run={{ start: () => void runs.connections(), running, done: done > 0 }}
    >
      <ul className={styles.rows} aria-live="polite">
        {ENDPOINTS.map((path, index) => {
          const found = connections[index];
          return found ? (
            <CheckRow key={path} name={<Path path={path} />} state={found.verdict} note={probeNote(found)} />
          ) : (
            <CheckRow key={path} name={<Path path={path} />} state={stateAt(index, done, running)} />
          );
        })}
      </ul>
    </DebugCard>
  );
}

/** The password is forgotten with the answer. */
export function SignInCard({ runs }: RunsProps) {
  const { signIn } = runs.found;
  const running = runs.running.has('signIn');
  const id = useId();
  const form = useLiveForm<SignInValues>(signInSchema, { email: '', password: '' });

  async function submit(values: SignInValues) {
    await runs.signIn(signInSchema.parse(values));
    form.setFieldValue('password', '');
    form.clearErrors();
  }

  return (
    <DebugCard title={debug.signIn.title} text={debug.signIn.text} icon={<IconLogin2 {...ICON} />}>
      <form onSubmit={form.onSubmit((values) => void submit(values))} noValidate>
        <Stack gap="sm" mt="md">
          <TextInput
            {...EMAIL_INPUT}
            id={`${id}-email`}
            label={identity.fields.email}
            autoComplete="off"
            {...form.getInputProps('email')}
          />
          <SecretInput
            id={`${id}-secret`}
            label={identity.fields.password}
            autoComplete="off"
            {...form.getInputProps('password')}
          />
          <Button type="submit" variant="light" loading={running}>
            {debug.signIn.submit}
          </Button>
        </Stack>
      </form>
      <ul className={styles.rows} aria-live="polite">
        <CheckRow
          name={<Path path="/auth/login" />}
          state={running ? 'running' : (signIn?.verdict ?? 'waiting')}
          {...(signIn && !running && { note: `${signIn.note} ${probeNote({ ...signIn, timedOut: false })}` })}
        />
      </ul>
    </DebugCard>
  );
}
