import { useMutation } from '@apollo/client/react';
import { Button, Group, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { ltr } from '#core/text/bidi.js';
import { CheckSiteDomainDocument } from '#client/gql/graphql.js';
import { formatLeft } from '#client/lib/format.js';
import { siteDomainsMessages } from '#client/lib/messages/sites/site-domains.messages.js';
import { serverNow } from '#client/lib/server-clock.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { toast } from '#client/ui/toast.js';
import type { DomainProps } from './domain-card.js';

const { check: texts, add } = siteDomainsMessages;

/** When the name servers of the domain were last queried and will be again, and a way not to wait for it. */
export function DomainChecks({ domain, siteId, onChanged }: DomainProps) {
  const { id, displayName, checkedAt, nextCheckAt, servers } = domain;
  const [check, { loading }] = useMutation(CheckSiteDomainDocument, { variables: { siteId, id } });
  const run = async () => {
    try {
      await check();
      toast.passing(texts.done);
      onChanged();
    } catch (error) {
      toast.error(error, texts.failed);
    }
  };
  return (
    <Group gap="md" mt="sm">
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconRefresh size={17} aria-hidden />}
        loading={loading}
        aria-label={`${texts.action}: ${add.label} ${displayName}`}
        onClick={() => void run()}
      >
        {texts.action}
      </Button>
      <Text size="sm" c="dimmed">
        {checkedAt !== null && (
          <>
            {texts.last} <JalaliDate value={checkedAt} ago />
            {' · '}
          </>
        )}
        {nextText(nextCheckAt)}
      </Text>
      {servers.length > 0 && (
        <Text size="sm" c="dimmed">
          {texts.servers} {servers.map(ltr).join('، ')}
        </Text>
      )}
    </Group>
  );
}

function nextText(nextCheckAt: string | null): string {
  if (nextCheckAt === null) return texts.stopped;
  const left = formatLeft(new Date(nextCheckAt), new Date(serverNow()));
  return left === null ? texts.soon : texts.next(left);
}
