import { useQuery } from '@apollo/client/react';
import { Modal, NativeSelect, SegmentedControl, Skeleton, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { formatDateTime } from '#core/dates/calendar.js';
import {
  CompareReleasesDocument,
  type DrawnReleaseFragment,
  type SitePageFieldsFragment,
} from '#client/gql/graphql.js';
import { compareMessages as texts } from './site-compare.messages.js';
import { sitePageMessages } from '#client/lib/messages/sites/site-page.messages.js';
import { ErrorNotice } from '#client/ui/error-notice.js';
import { OrderPreview, readOrderDesign } from '#client/features/orders/index.js';
import { Changes } from '../site/changes.js';
import { comparedPages } from './compare.rules.js';
import styles from './compare.module.css';

const { version } = sitePageMessages;

/** px the pages are laid out at. */
const WIDTHS = { desktop: 1200, phone: 390 } as const;
type Width = keyof typeof WIDTHS;

interface CompareDialogProps {
  readonly site: SitePageFieldsFragment;
  /** The ids of the two releases that are compared first; null: closed. */
  readonly pair: readonly [string, string] | null;
  readonly onClose: () => void;
}

/** Any two releases beside each other, and what differs between them. */
export function CompareDialog({ site, pair, onClose }: CompareDialogProps) {
  return (
    <Modal opened={pair !== null} onClose={onClose} fullScreen title={texts.title}>
      {pair && <Compared key={pair.join()} site={site} pair={pair} />}
    </Modal>
  );
}

function Compared({ site, pair }: { readonly site: SitePageFieldsFragment; readonly pair: readonly [string, string] }) {
  const [from, setFrom] = useState(pair[0]);
  const [to, setTo] = useState(pair[1]);
  const query = useQuery(CompareReleasesDocument, { variables: { id: site.id, from, to } });
  const { data, error, refetch } = query;
  const options = site.releases.map(({ id, number, createdAt, isLive }) => ({
    value: id,
    label: texts.option(version(number), formatDateTime(new Date(createdAt)), isLive),
  }));
  return (
    <>
      <div className={styles.choice}>
        <NativeSelect
          label={texts.older}
          data={options}
          value={from}
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
        />
        <NativeSelect
          label={texts.newer}
          data={options}
          value={to}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
        />
      </div>
      {error && <ErrorNotice error={error} title={texts.failed} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={480} mt="md" />}
      {data && (
        <>
          <Differences changes={data.releaseChanges} />
          <Pages first={data.from} second={data.to} />
        </>
      )}
    </>
  );
}

function Differences({ changes }: { readonly changes: readonly string[] }) {
  return (
    <section aria-label={texts.changes} className={styles.changes}>
      <Title order={3} fz={15}>
        {changes.length === 0 ? texts.changes : texts.count(changes.length)}
      </Title>
      {changes.length === 0 ? (
        <Text size="sm" c="dimmed">
          {texts.same}
        </Text>
      ) : (
        <Changes of={changes} label={texts.changes} />
      )}
    </section>
  );
}

interface PagesProps {
  readonly first: DrawnReleaseFragment;
  readonly second: DrawnReleaseFragment;
}

/** One page of both; on a narrow screen one release at a time. */
function Pages({ first, second }: PagesProps) {
  const [width, setWidth] = useState<Width>('desktop');
  const [shown, setShown] = useState<'first' | 'second'>('second');
  const [chosen, setChosen] = useState('');
  const pagesOf = ({ design }: DrawnReleaseFragment) => readOrderDesign(design)?.pages ?? [];
  const pages = comparedPages(pagesOf(first), pagesOf(second));
  const page = pages.find(({ id }) => id === chosen) ?? pages[0];
  const side = (release: DrawnReleaseFragment, name: 'first' | 'second') => (
    <ReleasePage
      release={release}
      pageId={page?.id ?? ''}
      isThere={pagesOf(release).some(({ id }) => id === page?.id)}
      width={WIDTHS[width]}
      isShown={shown === name}
    />
  );
  return (
    <>
      <div className={styles.tools}>
        <NativeSelect
          label={texts.page}
          data={pages.map(({ id, name }) => ({ value: id, label: name }))}
          value={page?.id ?? ''}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
        <SegmentedControl
          aria-label={texts.width.label}
          value={width}
          onChange={setWidth}
          data={(['desktop', 'phone'] as const).map((value) => ({ value, label: texts.width[value] }))}
        />
        <SegmentedControl
          hiddenFrom="sm"
          aria-label={texts.shown.label}
          value={shown}
          onChange={setShown}
          data={[
            { value: 'first', label: version(first.number) },
            { value: 'second', label: version(second.number) },
          ]}
        />
      </div>
      <div className={styles.sides}>
        {side(first, 'first')}
        {side(second, 'second')}
      </div>
    </>
  );
}

interface ReleasePageProps {
  readonly release: DrawnReleaseFragment;
  readonly pageId: string;
  readonly isThere: boolean;
  readonly width: number;
  /** On a narrow screen. */
  readonly isShown: boolean;
}

/** Drawn from the frozen design of the release, out of reach of mouse and keyboard. */
function ReleasePage({ release, pageId, isThere, width, isShown }: ReleasePageProps) {
  const { id, number, design, logoUrl } = release;
  const label = texts.picture(version(number));
  return (
    <figure className={styles.side} data-hidden={!isShown || undefined}>
      <figcaption>{version(number)}</figcaption>
      <div className={styles.paper}>
        {isThere ? (
          <OrderPreview order={{ id, domain: label, wizardData: design, logoUrl }} {...{ width, pageId, label }} />
        ) : (
          <Text c="dimmed" ta="center" py="xl">
            {texts.missing}
          </Text>
        )}
      </div>
    </figure>
  );
}
