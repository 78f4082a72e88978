import { Alert, Button, Group, NativeSelect, Text, UnstyledButton } from '@mantine/core';
import { IconDeviceFloppy } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { siteTabLink } from '#core/client-links.js';
import type { SitePageFieldsFragment } from '#client/gql/graphql.js';
import { seoMessages as texts } from './site-seo.messages.js';
import { confirm } from '#client/ui/confirm.js';
import { useFileAddresses } from '#client/features/files/index.js';
import { PageFields } from './page-fields.js';
import { usePageFacts } from './page-facts.js';
import { PictureChoice } from './picture-choice.js';
import { SEO_FIELDS_ID } from './checks/seo-places.js';
import { SeoChecks } from './checks/seo-checks.js';
import { useSeoReport } from './checks/use-seo-report.js';
import { HeadCard } from './head/head-card.js';
import { IndexNowCard } from './index-now/index-now-card.js';
import { SearchPreview, SharePreview } from './previews.js';
import type { SeoDraft } from './seo-draft.js';
import { ShareCard } from './share/share-card.js';
import { withSeo } from './seo.rules.js';
import styles from './seo.module.css';
import { useSeoForm, type SeoForm } from './use-seo-form.js';

interface SeoEditorProps {
  readonly site: SitePageFieldsFragment;
  readonly opened: SeoDraft;
  /** The version of the draft that this browser knows of. */
  readonly known: number;
}

/** The pages of the draft one at a time: fields on one side, what others will see on the other. */
export function SeoEditor({ site, opened, known }: SeoEditorProps) {
  const form = useSeoForm(site.id, opened, known);
  const { draft, typed, faults } = form;
  const report = useSeoReport(site.id);
  const isClosed = site.status !== 'online' && site.status !== 'building';
  const [chosen, setChosen] = useState('');
  const page = draft.pages.find(({ id }) => id === chosen) ?? draft.pages[0];
  const pages = useMemo(() => withSeo(draft.pages, typed), [draft, typed]);
  const pageId = page?.id ?? '';
  const values = typed[pageId];
  const { trade, design } = draft.drawn;
  const facts = usePageFacts(pages, pageId, { url: site.address, trade, facts: design.facts });
  const image = values?.image ?? '';
  const addressOf = useFileAddresses(useMemo(() => (image === '' ? [] : [image]), [image]));
  if (!page || !values) return null;
  return (
    <>
      {form.isRenewed && (
        <Alert color="yellow" role="alert" mb="md" title={texts.conflict.title}>
          {texts.conflict.text}
        </Alert>
      )}
      <SeoChecks {...report} site={site} draft={draft} pages={pages} onFields={setChosen} />
      <div className={styles.columns} id={SEO_FIELDS_ID}>
        <PageChooser form={form} pageId={pageId} onChoose={setChosen} />
        <div className={styles.fields}>
          <PageFields
            key={pageId}
            values={values}
            faults={faults.get(pageId) ?? {}}
            clashes={form.clashes.filter((clash) => clash.pageId === pageId)}
            pageName={page.name}
            isFirst={page === draft.pages[0]}
            facts={facts}
            onChange={(changes) => form.change(pageId, changes)}
          >
            <PictureChoice
              orderId={site.orderId}
              value={image}
              address={addressOf(image)}
              onChange={(reference) => form.change(pageId, { image: reference })}
            />
          </PageFields>
        </div>
        <div className={styles.previews}>
          <SearchPreview facts={facts} />
          <SharePreview facts={facts} picture={addressOf(image)} color={draft.drawn.branding.primaryColor} />
        </div>
      </div>
      <SaveBar form={form} isClosed={isClosed} />
      {!report.isOffered && report.query.data && <HeadCard siteId={site.id} draft={draft} isClosed={isClosed} />}
      <ShareCard site={site} draft={draft} isClosed={isClosed} />
      <IndexNowCard siteId={site.id} isClosed={isClosed} />
    </>
  );
}

interface PageChooserProps {
  readonly form: SeoForm;
  readonly pageId: string;
  readonly onChoose: (pageId: string) => void;
}

/** A list beside the fields, on phones a field above them. Each page says what is to be done with it. */
function PageChooser({ form: { draft, changed, faults }, pageId, onChoose }: PageChooserProps) {
  const stateOf = (id: string): string | null => {
    if (faults.has(id)) return texts.faulty;
    return changed.includes(id) ? texts.changed : null;
  };
  const options = draft.pages.map(({ id, name }) => {
    const state = stateOf(id);
    return { value: id, label: state === null ? name : `${name} (${state})` };
  });
  return (
    <>
      <NativeSelect
        hiddenFrom="md"
        label={texts.page}
        data={options}
        value={pageId}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
      <nav aria-label={texts.pages} className={styles.pages}>
        {draft.pages.map(({ id, name }) => (
          <UnstyledButton
            key={id}
            className={styles.page}
            aria-current={id === pageId || undefined}
            onClick={() => onChoose(id)}
          >
            <bdi>{name}</bdi>
            <span className={styles.state} data-faulty={faults.has(id) || undefined}>
              {stateOf(id)}
            </span>
          </UnstyledButton>
        ))}
      </nav>
    </>
  );
}

function SaveBar({ form, isClosed }: { readonly form: SeoForm; readonly isClosed: boolean }) {
  const { changed, faults, isSaving, save, discard } = form;
  const hasFaults = changed.length > 0 && faults.size > 0;
  const state = () => {
    if (isClosed) return texts.closed;
    if (hasFaults) return texts.fixFirst;
    return changed.length === 0 ? texts.allSaved : texts.unsaved(changed.length);
  };
  const giveUp = async () => {
    const question = { title: texts.discard, text: texts.discardQuestion, action: texts.discard, danger: true };
    if (await confirm(question)) discard();
  };
  return (
    <div className={styles.bar}>
      <Text size="sm" role="status">
        {state()}
      </Text>
      <Group gap="xs">
        {changed.length === 0 ? (
          <Button component={Link} to={siteTabLink('overview')} variant="default">
            {texts.toPublish}
          </Button>
        ) : (
          <Button variant="subtle" color="red.7" disabled={isSaving} onClick={() => void giveUp()}>
            {texts.discard}
          </Button>
        )}
        <Button
          leftSection={<IconDeviceFloppy size={18} aria-hidden />}
          loading={isSaving}
          disabled={isClosed || changed.length === 0 || hasFaults}
          onClick={() => void save()}
        >
          {texts.save}
        </Button>
      </Group>
    </div>
  );
}
