import { useMutation } from '@apollo/client/react';
import { Button, Group, Paper, ScrollArea, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useId, useState, type SyntheticEvent } from 'react';
import { fillLegalText, LEGAL_TEXT } from '#core/legal-text.js';
import { PublishLegalDocumentDocument, type LegalVersionRowFragment } from '#client/gql/graphql.js';
import { adminLegalMessages as texts } from '#client/lib/messages/admin/admin-legal.messages.js';
import { usePlatformSettings } from '#client/lib/platform-state.js';
import { confirm } from '#client/ui/confirm.js';
import { toast } from '#client/ui/toast.js';
import { LegalText } from '#client/features/legal/index.js';

interface LegalEditorProps {
  readonly newest: LegalVersionRowFragment;
  readonly onPublished: () => Promise<unknown>;
}

interface Faults {
  readonly body?: string | false;
  readonly note?: string | false;
}

function faultsOf(body: string, note: string, newest: string): Faults {
  const { least, most, noteLeast } = LEGAL_TEXT;
  const typed = body.trim();
  const bounds = (typed.length < least || typed.length > most) && texts.faults.body(least, most);
  return {
    body: bounds || (typed === newest.trim() && texts.faults.same),
    note: note.trim().length < noteLeast && texts.faults.note(noteLeast),
  };
}

/** The newest version beside how it is read; publishing it makes the next version. */
export function LegalEditor({ newest, onPublished }: LegalEditorProps) {
  const [body, setBody] = useState(newest.body);
  const [note, setNote] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [publish, { loading }] = useMutation(PublishLegalDocumentDocument);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const found = faultsOf(body, note, newest.body);
    setFaults(found);
    if (found.body || found.note || !(await confirm(texts.question))) return;
    try {
      await publish({ variables: { kind: newest.kind, body, note, baseNumber: newest.number } });
      toast.success(texts.published);
      await onPublished();
    } catch (error) {
      toast.error(error, texts.publishFailed);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
          <Textarea
            label={texts.body}
            description={texts.bodyHint}
            rows={18}
            maxLength={LEGAL_TEXT.most}
            value={body}
            error={faults.body}
            onChange={(event) => setBody(event.currentTarget.value)}
          />
          <Preview body={body} />
        </SimpleGrid>
        <Group align="flex-start" gap="md">
          <TextInput
            label={texts.note}
            flex="1 1 280px"
            maxLength={LEGAL_TEXT.noteMost}
            value={note}
            error={faults.note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <Button type="submit" loading={loading} mt={25}>
            {texts.publish}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Preview({ body }: { readonly body: string }) {
  const label = useId();
  const settings = usePlatformSettings();
  return (
    <section aria-labelledby={label}>
      <Text id={label} size="sm" fw={500} mb={6}>
        {texts.preview}
      </Text>
      <Paper withBorder p="md">
        <ScrollArea.Autosize mah={480} viewportProps={{ tabIndex: 0, 'aria-labelledby': label }}>
          <LegalText body={fillLegalText(body, settings)} />
        </ScrollArea.Autosize>
      </Paper>
    </section>
  );
}
