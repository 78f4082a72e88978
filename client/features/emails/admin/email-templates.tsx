import { skipToken, useQuery } from '@apollo/client/react';
import { Button, Card, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { EmailTemplatePreviewDocument, EmailTemplatesDocument, type EmailTemplatesQuery } from '#client/gql/graphql.js';
import { adminEmailMessages as texts } from './admin-emails.messages.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { ErrorNotice } from '#client/ui/error-notice.js';
import { LoadingSkeleton } from '#client/ui/loading-skeleton.js';
import styles from './email-templates.module.css';

type Template = EmailTemplatesQuery['emailTemplates'][number];

/** The templates of our mails, with previews. */
export function EmailTemplates() {
  const [shown, setShown] = useState<Template | null>(null);
  const { data, error, refetch } = useQuery(EmailTemplatesDocument);
  return (
    <Stack component="section" aria-label={texts.templates} gap="sm">
      <Title order={2} fz={18}>
        {texts.templates}
      </Title>
      {!data && <Awaiting query={{ error, refetch }} failed={texts.templatesFailed} rows={2} height={56} />}
      <div className={styles.grid}>
        {data?.emailTemplates.map((template) => (
          <Card key={template.key} padding="sm">
            <Group justify="space-between" wrap="nowrap" gap="xs">
              <div className={styles.name}>
                <Text fw={600}>{template.title}</Text>
                <Text size="sm" c="dimmed" lineClamp={1}>
                  {template.subject}
                </Text>
              </div>
              <Button
                flex="none"
                size="compact-md"
                variant="subtle"
                leftSection={<IconEye size={17} />}
                aria-label={texts.previewOf(template.title)}
                onClick={() => setShown(template)}
              >
                {texts.preview}
              </Button>
            </Group>
          </Card>
        ))}
      </div>
      <Modal
        opened={shown !== null}
        onClose={() => setShown(null)}
        title={shown && texts.previewOf(shown.title)}
        size={720}
      >
        <Preview template={shown} />
      </Modal>
    </Stack>
  );
}

/** The mail itself, in a frame without scripts. */
function Preview({ template }: { readonly template: Template | null }) {
  const { data, error, refetch } = useQuery(
    EmailTemplatePreviewDocument,
    template ? { variables: { key: template.key } } : skipToken,
  );
  if (!data && error) return <ErrorNotice error={error} title={texts.previewFailed} onRetry={() => void refetch()} />;
  if (!data || !template) return <LoadingSkeleton rows={1} height={420} />;
  const { subject, html } = data.emailTemplate.preview;
  return (
    <>
      <Text fw={650} mb="sm">
        {subject}
      </Text>
      <iframe className={styles.frame} title={texts.previewOf(template.title)} sandbox="" srcDoc={html} />
    </>
  );
}
