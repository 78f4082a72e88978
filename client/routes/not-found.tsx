import { Button, Container, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { toPersianDigits } from '#core/text/digits.js';
import { common } from '#client/lib/messages/common.messages.js';
import { shell } from '#client/lib/messages/shell.messages.js';
import { usePageTitle } from '#client/ui/frame/use-page-title.js';

/** Any address that is not one of ours. */
export function Component() {
  usePageTitle(shell.notFound.title);
  return (
    <Container size="xs" py={{ base: 72, sm: 120 }}>
      <Stack align="center" gap="md" ta="center">
        <Text fz={96} fw={850} lh={1} c="var(--b-accent-text)" aria-hidden>
          {toPersianDigits(404)}
        </Text>
        <Title order={1} fz={28}>
          {shell.notFound.title}
        </Title>
        <Text c="dimmed">{shell.notFound.text}</Text>
        <Button component={Link} to="/" size="md" mt="sm">
          {common.home}
        </Button>
      </Stack>
    </Container>
  );
}
