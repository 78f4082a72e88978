import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
import { Card, Switch, Text, Title } from '@mantine/core';
import {
  SetSiteIndexNowDocument,
  SiteChangedDocument,
  SiteIndexNowDocument,
  type SiteIndexNowQuery,
} from '#client/gql/graphql.js';
import { formatDateTime } from '#client/lib/format.js';
import { seoMessages } from '../site-seo.messages.js';
import { refetchOnceSettled } from '#client/lib/rest/refresh.js';
import { toast } from '#client/ui/toast.js';
import { Awaiting } from '#client/ui/awaiting.js';
import styles from './index-now.module.css';

const { indexNow: texts } = seoMessages;

interface IndexNowCardProps {
  readonly siteId: string;
  /** Nothing of it is published now. */
  readonly isClosed: boolean;
}

/** Whether search engines are notified of changes, and how that ended last. Empty where the platform does not. */
export function IndexNowCard({ siteId, isClosed }: IndexNowCardProps) {
  const query = useQuery(SiteIndexNowDocument, { variables: { id: siteId }, fetchPolicy: 'cache-and-network' });
  // Each submission changes the site.
  useSubscription(SiteChangedDocument, {
    variables: { id: siteId },
    onData: () => void refetchOnceSettled(query.observable),
  });
  const [set, { loading }] = useMutation(SetSiteIndexNowDocument);
  const known = query.data?.siteIndexNow;
  if (known?.isAvailable === false) return null;
  const turn = async (isOn: boolean) => {
    try {
      await set({ variables: { id: siteId, isOn } });
      await refetchOnceSettled(query.observable);
    } catch (error) {
      toast.error(error, texts.notSaved);
    }
  };
  return (
    <Card component="section" aria-labelledby="seo-index-now" mt="lg">
      <Title order={3} fz={16} id="seo-index-now">
        {texts.heading}
      </Title>
      <Text size="sm" c="dimmed" mt="xs" mb="sm">
        {texts.text}
      </Text>
      {!known && <Awaiting query={query} failed={texts.failed} rows={1} height={40} />}
      {known && (
        <>
          <Switch
            className={styles.switch}
            label={texts.label}
            checked={known.isOn}
            disabled={loading || isClosed}
            onChange={({ currentTarget }) => void turn(currentTarget.checked)}
          />
          <Text size="sm" c="dimmed" mt="xs" role="status">
            {stateOf(known)}
          </Text>
        </>
      )}
    </Card>
  );
}

function stateOf({ isOn, lastAt, lastUrls, lastText }: SiteIndexNowQuery['siteIndexNow']): string {
  if (lastAt === null || lastUrls === null) return isOn ? texts.waiting : texts.never;
  return texts.last(formatDateTime(new Date(lastAt)), lastUrls, lastText ?? '');
}
