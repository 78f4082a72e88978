import { Button, Container, Group, Textarea } from '@mantine/core';
import { IconClipboardCopy, IconPlayerPlay, IconShieldLock } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { toPersianDigits } from '#core/text/digits.js';
import { formatDateTime } from '#client/lib/format.js';
import { debug } from './debug.messages.js';
import { PageTitle } from '#client/ui/frame/page-title.js';
import { toast } from '#client/ui/toast.js';
import { DebugCard } from './debug-card.js';
import styles from './debug.module.css';
import { reportText } from './report.js';
import { ConnectionCard, FlowCard, PingCard, SignInCard } from './test-cards.js';
import { useLiveStatus, type StatusRow } from './use-live-status.js';
import { useRuns } from './use-runs.js';

/**
 * `/debug` (specification 2 §2): what the browser and the server say of each other. Open to everyone, shows no secret.
 */
export function DebugPage() {
  const status = useLiveStatus();
  const runs = useRuns();
  const busy = runs.running.size > 0;
  const text = () => reportText({ status, ...runs.found }, surroundings());
  return (
    <Container py="xl">
      <PageTitle
        title={debug.title}
        text={debug.lead}
        actions={
          <Group gap="sm">
            <Button leftSection={<IconPlayerPlay size={18} />} loading={busy} onClick={() => void runs.all()}>
              {debug.runAll}
            </Button>
            <CopyReport make={text} />
          </Group>
        }
      />
      <div className={styles.grid}>
        <div className={styles.column}>
          <StatusCard rows={status} />
          <SignInCard runs={runs} />
        </div>
        <div className={styles.column}>
          <PingCard runs={runs} />
          <FlowCard runs={runs} />
          <ConnectionCard runs={runs} />
        </div>
      </div>
    </Container>
  );
}

/** Where and when, without the query of the address: links may contain secrets in it. */
function surroundings() {
  return {
    at: formatDateTime(new Date()),
    address: window.location.origin + window.location.pathname,
    userAgent: navigator.userAgent,
    screen: toPersianDigits(`${window.innerWidth}×${window.innerHeight}`),
  };
}

function StatusCard({ rows }: { readonly rows: readonly StatusRow[] }) {
  return (
    <DebugCard title={debug.status.title} text={debug.status.text} icon={<IconShieldLock size={24} stroke={1.75} />}>
      <dl className={styles.facts}>
        {rows.map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
      </dl>
    </DebugCard>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </>
  );
}

/** Where the browser refuses the clipboard, the text is shown to be copied manually. */
function CopyReport({ make }: { readonly make: () => string }) {
  const [shown, setShown] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  async function copy() {
    const text = make();
    try {
      await navigator.clipboard.writeText(text);
      setShown(null);
      toast.success(debug.copied);
    } catch {
      setShown(text);
      toast.info(debug.copyFailed);
      setTimeout(() => field.current?.select());
    }
  }

  return (
    <>
      <Button variant="default" leftSection={<IconClipboardCopy size={18} />} onClick={() => void copy()}>
        {debug.copy}
      </Button>
      {shown !== null && (
        <Textarea ref={field} label={debug.report} value={shown} readOnly rows={8} w="100%" className={styles.report} />
      )}
    </>
  );
}
