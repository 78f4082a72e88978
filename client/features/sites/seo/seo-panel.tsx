import { useQuery } from '@apollo/client/react';
import { Text, Title } from '@mantine/core';
import { useMemo } from 'react';
import { SiteSeoDocument } from '#client/gql/graphql.js';
import { seoMessages as texts } from './site-seo.messages.js';
import { Awaiting } from '#client/ui/awaiting.js';
import type { SiteTabProps } from '../site/site-tab.js';
import { readSeoDraft, type SeoDraft } from './seo-draft.js';
import { SeoEditor } from './seo-editor.js';

/** The draft is read once; what comes later goes through the editor, which keeps what is typed. */
export function SeoPanel({ site }: SiteTabProps) {
  const query = useQuery(SiteSeoDocument, { variables: { id: site.id }, fetchPolicy: 'cache-and-network' });
  const known = query.data?.siteDraft;
  const isRead = known !== undefined && !query.loading;
  const draft = useMemo<SeoDraft | null>(() => (isRead && known ? readSeoDraft(known) : null), [isRead, known]);
  return (
    <>
      <Title order={2} fz={18}>
        {texts.heading}
      </Title>
      <Text c="dimmed" mb="md">
        {texts.text}
      </Text>
      {!isRead && <Awaiting query={query} failed={texts.failed} rows={3} height={120} />}
      {isRead && !draft && <Text>{texts.unreadable}</Text>}
      {known && draft && <SeoEditor site={site} opened={draft} known={known.version} />}
    </>
  );
}
