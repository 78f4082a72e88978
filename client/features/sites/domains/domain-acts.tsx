import { useMutation } from '@apollo/client/react';
import { Button, Group } from '@mantine/core';
import { IconStar, IconTrash, IconWorldWww } from '@tabler/icons-react';
import { MakeSiteDomainPrimaryDocument, RemoveSiteDomainDocument } from '#client/gql/graphql.js';
import { siteDomainsMessages } from '#client/lib/messages/sites/site-domains.messages.js';
import { confirm } from '#client/ui/confirm.js';
import { toast } from '#client/ui/toast.js';
import type { DomainProps } from './domain-card.js';
import styles from './domains.module.css';

const { makePrimary, remove: removal } = siteDomainsMessages;

/** Choosing the primary domain, with or without `www.`, and removing one's own; nothing where neither is possible. */
export function DomainActs(props: DomainProps) {
  const { url, isPrimary, isWwwConnected, origin } = props.domain;
  const canBePrimary = url !== null && !isPrimary;
  const canTurnWww = isPrimary && isWwwConnected;
  if (!canBePrimary && !canTurnWww && origin !== 'own') return null;
  return (
    <Group gap="xs" className={styles.part}>
      {canBePrimary && <MakePrimary {...props} />}
      {canTurnWww && <TurnWww {...props} />}
      {origin === 'own' && <Remove {...props} />}
    </Group>
  );
}

function usePrimary({ domain, siteId, onChanged }: DomainProps) {
  const [run, { loading }] = useMutation(MakeSiteDomainPrimaryDocument);
  const choose = async (withWww: boolean | null) => {
    try {
      const { data } = await run({ variables: { siteId, id: domain.id, withWww } });
      const host = data?.makeSiteDomainPrimary.url?.replace(/^https?:\/\//, '');
      toast.success(makePrimary.done(host ?? domain.displayName));
      onChanged();
    } catch (error) {
      toast.error(error, makePrimary.failed);
    }
  };
  return { choose, loading };
}

function MakePrimary(props: DomainProps) {
  const { choose, loading } = usePrimary(props);
  return (
    <Button
      variant="default"
      size="compact-md"
      leftSection={<IconStar size={17} aria-hidden />}
      loading={loading}
      aria-label={`${makePrimary.action}: ${props.domain.displayName}`}
      onClick={() => void choose(null)}
    >
      {makePrimary.action}
    </Button>
  );
}

/** Visitors of both hosts are redirected to one of them. */
function TurnWww(props: DomainProps) {
  const { choose, loading } = usePrimary(props);
  const { withWww, displayName } = props.domain;
  const label = withWww ? makePrimary.withoutWww : makePrimary.withWww;
  return (
    <Button
      variant="default"
      size="compact-md"
      leftSection={<IconWorldWww size={17} aria-hidden />}
      loading={loading}
      aria-label={`${label}: ${displayName}`}
      onClick={() => void choose(!withWww)}
    >
      {label}
    </Button>
  );
}

function Remove({ domain: { id, displayName }, siteId, onChanged }: DomainProps) {
  const [run, { loading }] = useMutation(RemoveSiteDomainDocument, { variables: { siteId, id } });
  const ask = async () => {
    const question = { title: removal.question, text: removal.text(displayName), action: removal.action, danger: true };
    if (!(await confirm(question))) return;
    try {
      await run();
      toast.success(removal.done);
      onChanged();
    } catch (error) {
      toast.error(error, removal.failed);
    }
  };
  return (
    <Button
      variant="subtle"
      color="red"
      size="compact-md"
      leftSection={<IconTrash size={17} aria-hidden />}
      loading={loading}
      aria-label={`${removal.action}: ${displayName}`}
      onClick={() => void ask()}
    >
      {removal.action}
    </Button>
  );
}
