import { useMutation } from '@apollo/client/react';
import { Button, Group, Text, Title } from '@mantine/core';
import { AskForDomainTransferDocument } from '#client/gql/graphql.js';
import { registrationMessages } from './registration.messages.js';
import { confirm } from '#client/ui/confirm.js';
import { CopyButton } from '#client/ui/copy-button.js';
import { Ltr } from '#client/ui/ltr.js';
import { toast } from '#client/ui/toast.js';
import type { RegistrationProps } from './registration-card.js';

const { transfer: texts } = registrationMessages;

/** The way to another registrar: the customer asks, and reads the code once it is there. */
export function Transfer({ registration, onChanged }: RegistrationProps) {
  const { id, transferAskedAt, transferCode, renewalInvoiceId, isRenewing } = registration;
  const [run, { loading }] = useMutation(AskForDomainTransferDocument, { variables: { id } });
  const ask = async () => {
    if (!(await confirm({ title: texts.question, text: texts.text, action: texts.action }))) return;
    try {
      await run();
      onChanged();
    } catch (error) {
      toast.error(error, texts.failed);
    }
  };
  return (
    <>
      <Title order={4} fz={16} mb={4}>
        {texts.title}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {transferAskedAt !== null && transferCode === null ? texts.waiting : texts.lead}
      </Text>
      {transferCode !== null && (
        <Group gap={4}>
          <Text fw={700}>
            {texts.code}: <Ltr>{transferCode}</Ltr>
          </Text>
          <CopyButton value={transferCode} what={texts.code} />
        </Group>
      )}
      {transferAskedAt === null && renewalInvoiceId === null && !isRenewing && (
        <Button variant="default" loading={loading} onClick={() => void ask()}>
          {texts.action}
        </Button>
      )}
    </>
  );
}
