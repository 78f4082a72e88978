import { useQuery } from '@apollo/client/react';
import { Card, Container, Text } from '@mantine/core';
import { LegalDocumentDocument, type LegalKind } from '#client/gql/graphql.js';
import { legalMessages as texts } from '#client/lib/messages/legal.messages.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { PageTitle } from '#client/ui/frame/page-title.js';
import { LegalText } from './legal-text.js';

/** One of the platform's legal documents as it is in force, with the number and the date of its version. */
export function LegalPage({ kind }: { readonly kind: LegalKind }) {
  const query = useQuery(LegalDocumentDocument, { variables: { kind } });
  const found = query.data?.legalDocument;
  const { title, lead } = texts.pages[kind];
  return (
    <Container size={780} py={{ base: 'lg', sm: 56 }}>
      <PageTitle title={title} text={lead} />
      {found ? (
        <Card component="article" padding={0} px={{ base: 'lg', sm: 40 }} py={{ base: 'lg', sm: 32 }}>
          <Text size="sm" c="dimmed" mb="md">
            <time dateTime={found.publishedAt}>{texts.version(found.number, found.publishedAt)}</time>
          </Text>
          <LegalText body={found.body} />
        </Card>
      ) : (
        <Awaiting query={query} failed={texts.failed} rows={6} height={88} />
      )}
    </Container>
  );
}
