import { useLazyQuery } from '@apollo/client/react';
import { Button, Card, Group, NativeSelect, Text, TextInput, Title } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { DEFAULT_EXTENSION } from '#core/sites/domain-name.js';
import { AdminAvailabilityDocument, type AdminAvailabilityQuery } from '#client/gql/graphql.js';
import { adminDomainMessages } from './admin-domains.messages.js';
import { toast } from '#client/ui/toast.js';
import { Tone } from '#client/ui/tone.js';

const { check: texts } = adminDomainMessages;
const TONES = { available: 'good', taken: 'bad', unknown: 'waiting' } as const;

type Answer = AdminAvailabilityQuery['domainAvailability'];

/** Queries the registry, not the cache; without a name it queries nothing. */
function useCheck() {
  const [missing, setMissing] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [ask, { loading }] = useLazyQuery(AdminAvailabilityDocument, { fetchPolicy: 'network-only' });
  const check = async (typed: string, extension: string) => {
    const domain = typed.trim();
    setMissing(domain === '');
    setAnswer(null);
    if (domain === '') return;
    try {
      const { data } = await ask({ variables: { domain, extension } });
      setAnswer(data?.domainAvailability ?? null);
    } catch (error) {
      toast.error(error, texts.failed);
    }
  };
  return { missing, answer, loading, check };
}

/** Whether a name is free; .ir unless another extension is chosen. */
export function AvailabilityChecker({ extensions }: { readonly extensions: readonly string[] }) {
  const [domain, setDomain] = useState('');
  const [extension, setExtension] = useState<string>(DEFAULT_EXTENSION);
  const { missing, answer, loading, check } = useCheck();
  const choices = extensions.includes(DEFAULT_EXTENSION) ? extensions : [DEFAULT_EXTENSION, ...extensions];
  return (
    <Card component="section" aria-label={texts.title} padding="md">
      <Title order={2} fz={16} mb="sm">
        {texts.title}
      </Title>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void check(domain, extension);
        }}
      >
        <Group gap="sm" align="flex-end">
          <TextInput
            label={texts.name}
            dir="ltr"
            flex="1 1 200px"
            maw={360}
            value={domain}
            onChange={(event) => setDomain(event.currentTarget.value)}
          />
          <NativeSelect
            label={texts.extension}
            dir="ltr"
            w={120}
            data={[...choices]}
            value={extension}
            onChange={(event) => setExtension(event.currentTarget.value)}
          />
          <Button type="submit" mih={44} loading={loading} leftSection={<IconSearch size={18} stroke={1.75} />}>
            {texts.action}
          </Button>
        </Group>
      </form>
      <Outcome missing={missing} answer={answer} />
    </Card>
  );
}

function Outcome({ missing, answer }: { readonly missing: boolean; readonly answer: Answer | null }) {
  return (
    <div aria-live="polite">
      {missing && (
        <Text size="sm" mt="sm" c="var(--b-danger)">
          {texts.missing}
        </Text>
      )}
      {answer && (
        <Group mt="sm">
          <Tone tone={TONES[answer.status]}>{answer.message}</Tone>
        </Group>
      )}
    </div>
  );
}
