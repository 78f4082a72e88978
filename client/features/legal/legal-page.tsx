import { useQuery } from '@apollo/client/react';
import { Alert, Card, Container, Text } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { LEGAL_PATHS } from '#core/legal.js';
import { LegalDocumentDocument, type LegalKind } from '#client/gql/graphql.js';
import { legalMessages as texts } from '#client/lib/messages/legal.messages.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { IconHistory } from '@tabler/icons-react';
import { PageTitle } from '#client/ui/frame/page-title.js';
import { TextLink } from '#client/ui/text-link.js';
import { LegalText } from './legal-text.js';

/** A number in an address: a whole number from 1 on that the API takes. */
const NUMBER = /^[1-9]\d{0,8}$/;

/**
 * One of the platform's legal documents with the number and the date of its version: the one in force, or the one that
 * the address names.
 */
export function LegalPage({ kind }: { readonly kind: LegalKind }) {
  const named = useSearchParams()[0].get('version') ?? '';
  const number = NUMBER.test(named) ? Number(named) : null;
  const query = useQuery(LegalDocumentDocument, { variables: { kind, number } });
  const found = query.data?.legalDocument;
  const { title, lead } = texts.pages[kind];
  return (
    <Container size={780} py={{ base: 'lg', sm: 56 }}>
      <PageTitle title={title} text={lead} />
      {found && found.number !== found.newestNumber && (
        <Alert color="yellow" mb="lg" icon={<IconHistory size={20} />}>
          {texts.older(found.newestNumber)} <TextLink to={LEGAL_PATHS[kind]}>{texts.toNewest}</TextLink>
        </Alert>
      )}
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
