import { Button, Drawer, Stack, Text } from '@mantine/core';
import { factsMessages as m } from '../messages/facts.messages.js';
import { MainFields, MoreFields } from './facts-fields.js';
import { useFactsForm } from './use-facts-form.js';

/** The same fields beside the page, which changes while one types. */
export function FactsDrawer({ onClose }: { readonly onClose: () => void }) {
  const form = useFactsForm();
  return (
    <Drawer opened onClose={onClose} position="left" size={420} title={m.title} overlayProps={{ backgroundOpacity: 0 }}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!form.validate().hasErrors) onClose();
        }}
      >
        <Stack gap="md" pt={6}>
          <Text size="sm" c="dimmed">
            {m.text}
          </Text>
          <MainFields form={form} />
          <MoreFields form={form} />
          <Button type="submit">{m.done}</Button>
        </Stack>
      </form>
    </Drawer>
  );
}
