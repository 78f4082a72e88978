import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { EmailTemplatesDocument, TestEmailServiceDocument } from '#client/gql/graphql.js';
import { adminEmailMessages } from '#client/lib/messages/admin/admin-emails.messages.js';
import { refreshQueries } from '#client/lib/rest/refresh.js';
import { toast } from '#client/ui/toast.js';

const { testDialog: texts } = adminEmailMessages;
const LISTS: ReadonlySet<string> = new Set(['EmailLogs', 'DashboardStats']);

/** Sends a mail now and says whether it left; in the tab of e-mails and among the tools. */
export function EmailTestForm({ onSent }: { readonly onSent?: () => void }) {
  const [test, { loading }] = useMutation(TestEmailServiceDocument);
  const { data } = useQuery(EmailTemplatesDocument);
  const client = useApolloClient();
  const [to, setTo] = useState('');
  const [template, setTemplate] = useState('');
  const send = async () => {
    try {
      const answer = await test({ variables: { to: to.trim() || null, template: template || null } });
      const { success, message } = answer.data?.testEmailService ?? { success: false, message: '' };
      if (success) {
        toast.success(message);
        onSent?.();
      } else toast.failure(message, texts.failed);
    } catch (error) {
      toast.error(error, texts.failed);
    }
    await refreshQueries(client, LISTS);
  };
  const choices = (data?.emailTemplates ?? []).map(({ key, title }) => ({ value: key, label: title }));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack gap="md">
        <TextInput
          type="email"
          dir="ltr"
          label={texts.to}
          description={texts.toHint}
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
        <NativeSelect
          label={texts.template}
          data={[{ value: '', label: texts.plainTest }, ...choices.filter(({ value }) => value !== 'test')]}
          value={template}
          onChange={(event) => setTemplate(event.currentTarget.value)}
        />
        <Button type="submit" leftSection={<IconSend size={18} />} loading={loading}>
          {texts.send}
        </Button>
      </Stack>
    </form>
  );
}
