import { Stack, Text } from '@mantine/core';
import { factsMessages as m } from '../messages/facts.messages.js';
import { MainFields, MoreFields } from './facts-fields.js';
import { useFactsForm } from './use-facts-form.js';

/** The facts beside the page, which changes while one types. */
export function FactsForm() {
  const form = useFactsForm();
  return (
    <form noValidate aria-label={m.title} onSubmit={(event) => event.preventDefault()}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {m.text}
        </Text>
        <MainFields form={form} />
        <MoreFields form={form} />
      </Stack>
    </form>
  );
}
