import { Button, Card, Container, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { reportMessages as texts } from '#client/lib/messages/sites/report.messages.js';
import { PageTitle } from '#client/ui/frame/page-title.js';
import { ReportForm } from './report-form.js';

/** Where every site's own address for reports leads. `site`: the host that the visitor comes from. */
export function ReportPage({ site }: { readonly site: string }) {
  const [sent, setSent] = useState<{ readonly isAnswered: boolean } | null>(null);
  return (
    <Container size={640} py={{ base: 'lg', sm: 56 }}>
      <PageTitle title={texts.title} text={texts.lead} />
      <Card padding="xl">
        {sent ? (
          <Sent isAnswered={sent.isAnswered} onAnother={() => setSent(null)} />
        ) : (
          <ReportForm site={site} onSent={(isAnswered) => setSent({ isAnswered })} />
        )}
      </Card>
    </Container>
  );
}

interface SentProps {
  readonly isAnswered: boolean;
  readonly onAnother: () => void;
}

function Sent({ isAnswered, onAnother }: SentProps) {
  return (
    <Stack align="center" gap="sm" ta="center" role="status">
      <IconCircleCheck size={44} stroke={1.75} color="var(--b-success)" aria-hidden />
      <Title order={2} fz={20}>
        {texts.sentTitle}
      </Title>
      <Text>{texts.sent}</Text>
      <Text c="dimmed" size="sm">
        {isAnswered ? texts.sentAnswer : texts.sentNoAnswer}
      </Text>
      <Button variant="default" mt="sm" onClick={onAnother}>
        {texts.another}
      </Button>
    </Stack>
  );
}
