import { useMutation, useQuery } from '@apollo/client/react';
import { Container } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { siteLink } from '#core/client-links.js';
import { DEFAULT_EXTENSION } from '#core/sites/domain-name.js';
import {
  SaveSiteDraftDocument,
  SiteToDesignDocument,
  type SiteToDesignQuery,
  type WizardDataInput,
} from '#client/gql/graphql.js';
import { sitePageMessages as texts } from '#client/lib/messages/sites/site-page.messages.js';
import { useOwner } from '#client/lib/session/owner.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { toast } from '#client/ui/toast.js';
import { confirmInsteadOfSchedule } from './schedule/confirm-instead.js';
import { usePageTitle } from '#client/ui/frame/use-page-title.js';
import { SiteAwaiting } from './site-awaiting.js';
import { useIsOwner } from './site/owns-site.js';
import { OthersExcess } from './upgrade/others-excess.js';
import { UpgradeDialog } from './upgrade/dialogs.js';
import { countsOf } from './upgrade/upgrade-price.js';
import { usePublishDraft } from './site/use-publish-draft.js';

const SiteDesigner = lazy(() =>
  import('./designer/site-designer.js').then((module) => ({ default: module.SiteDesigner })),
);

/** `/dashboard/sites/:id/design`: the designer on the draft of a site. */
export function SiteDesignPage() {
  const { id = '' } = useParams();
  const owner = useOwner();
  const [round, setRound] = useState(0);
  const query = useQuery(SiteToDesignDocument, { variables: { id }, fetchPolicy: 'no-cache' });
  const { data, loading, refetch } = query;
  usePageTitle(data?.site.title ?? texts.title);
  const reload = () => void refetch().then(() => setRound((before) => before + 1));
  if (!data || loading || owner === null) {
    return (
      <Container py="xl">
        <SiteAwaiting query={query} height={160} />
      </Container>
    );
  }
  return <Designer key={round} data={data} onReload={reload} />;
}

interface DesignerProps {
  readonly data: SiteToDesignQuery;
  readonly onReload: () => void;
}

function Designer({ data: { site, siteDraft, siteUpgradePrice }, onReload }: DesignerProps) {
  const { id, title, publishAt } = site;
  const navigate = useNavigate();
  const [save] = useMutation(SaveSiteDraftDocument, { fetchPolicy: 'no-cache' });
  const { publish } = usePublishDraft(id);
  const onSave = async (design: WizardDataInput, baseVersion: number) => {
    const { data } = await save({ variables: { id, input: { design, baseVersion } } });
    if (!data) throw new Error('saveSiteDraft answered nothing');
    return data.saveSiteDraft;
  };
  const [isExceeding, setExceeding] = useState(false);
  const [params] = useSearchParams();
  const [start] = useState({ pageId: params.get('page'), sectionId: params.get('section'), tool: params.get('tool') });
  const { bought, billing, period } = siteUpgradePrice;
  const isOwner = useIsOwner(site);
  const [domain] = useState(() => domainOf(siteDraft));
  const [paid] = useState({ bought: countsOf(bought), billing, period, isOwner });
  const close = () => setExceeding(false);
  const goToSite = async () => void (await navigate(siteLink(id)));
  const onPublish = async (draftVersion: number, isBeyond: boolean) => {
    if (isBeyond) return setExceeding(true);
    if (!(await confirmInsteadOfSchedule(publishAt))) return;
    try {
      if (!(await publish(draftVersion))) return;
      toast.success(texts.draft.publishing);
      await goToSite();
    } catch (error) {
      toast.error(error, texts.draft.notPublished);
    }
  };
  return (
    <Suspense
      fallback={
        <Container py="xl">
          <Awaiting query={{ refetch: onReload }} rows={3} height={160} />
        </Container>
      }
    >
      <SiteDesigner
        siteId={id}
        title={title}
        domain={domain}
        opened={siteDraft}
        start={start}
        paid={paid}
        onSave={onSave}
        onPublish={onPublish}
        onReload={onReload}
      />
      {isOwner ? (
        <UpgradeDialog siteId={id} opened={isExceeding} withDraft onClose={close} onDone={goToSite} />
      ) : (
        <OthersExcess siteId={id} opened={isExceeding} onClose={close} />
      )}
    </Suspense>
  );
}

function domainOf({ design: { userInfo } }: SiteToDesignQuery['siteDraft']) {
  return { label: userInfo?.domain ?? '', extension: userInfo?.domainExtension ?? DEFAULT_EXTENSION };
}
