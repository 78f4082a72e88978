import { useMutation } from '@apollo/client/react';
import { Button, Card, Text, Title } from '@mantine/core';
import { IconCheck, IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { siteDesignLink } from '#core/client-links.js';
import { SECTION_NAMES } from '#core/sections/section-names.js';
import {
  ConfirmSiteSamplesDocument,
  SiteDraftStateDocument,
  type SampleReviewFieldsFragment,
} from '#client/gql/graphql.js';
import { formatDate } from '#client/lib/format.js';
import { sampleMessages as texts } from './site-samples.messages.js';
import { toast } from '#client/ui/toast.js';
import styles from './samples-card.module.css';

interface SamplesCardProps {
  readonly review: SampleReviewFieldsFragment;
  readonly dueAt: string;
}

/** The samples that visitors see, section by section, and the ways of the owner to confirm or replace them. */
export function SamplesCard({ review: { id, lacksName, sections }, dueAt }: SamplesCardProps) {
  const until = formatDate(new Date(dueAt));
  const isDone = sections.length === 0;
  return (
    <Card className={styles.card}>
      <Title order={2} fz={18}>
        {texts.title}
      </Title>
      <Text size="sm">{isDone ? texts.done(until) : texts.lead(until)}</Text>
      {lacksName && <Text size="sm">{texts.lacksName}</Text>}
      {!isDone && (
        <ul className={styles.list}>
          {sections.map((section) => (
            <Section key={`${section.pageId} ${section.sectionId} ${section.part}`} siteId={id} section={section} />
          ))}
        </ul>
      )}
      {(!isDone || lacksName) && (
        <Button
          component={Link}
          to={siteDesignLink(id)}
          variant="default"
          leftSection={<IconPencil size={18} aria-hidden />}
          className={styles.edit}
        >
          {texts.write}
        </Button>
      )}
    </Card>
  );
}

interface SectionProps {
  readonly siteId: string;
  readonly section: SampleReviewFieldsFragment['sections'][number];
}

function Section({ siteId, section: { pageName, sectionId, sectionType, part, texts: samples } }: SectionProps) {
  const [confirm, { loading }] = useMutation(ConfirmSiteSamplesDocument, {
    variables: { id: siteId, sectionId, part },
    // The draft has them by then, too.
    refetchQueries: [SiteDraftStateDocument],
    onCompleted: () => toast.success(texts.confirmed),
    onError: (error) => toast.error(error, texts.failed),
  });
  const name = SECTION_NAMES[sectionType];
  return (
    <li className={styles.section}>
      <Text fw={600}>{texts.place(name, pageName)}</Text>
      <ul className={styles.texts}>
        {samples.map(({ label, text }, at) => (
          <li key={at}>
            <span className={styles.label}>{label}:</span> {text}
          </li>
        ))}
      </ul>
      {samples.some(({ canBeConfirmed }) => !canBeConfirmed) && (
        <Text size="xs" c="dimmed">
          {texts.contact}
        </Text>
      )}
      {samples.some(({ canBeConfirmed }) => canBeConfirmed) && (
        <Button
          variant="light"
          size="compact-md"
          loading={loading}
          onClick={() => void confirm()}
          leftSection={<IconCheck size={17} aria-hidden />}
          aria-label={texts.confirmOf(name, pageName)}
        >
          {texts.confirm}
        </Button>
      )}
    </li>
  );
}
