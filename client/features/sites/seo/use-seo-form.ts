import { useApolloClient, useMutation } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { SaveSiteSeoDocument, SiteSeoDocument, type SiteSeoQuery } from '#client/gql/graphql.js';
import { toUiError } from '#client/lib/errors.js';
import { seoMessages as texts } from './site-seo.messages.js';
import { toast } from '#client/ui/toast.js';
import { storeTyped, readSeoDraft, sentSeo, withHeld, type SeoDraft } from './seo-draft.js';
import {
  changedPages,
  mergeSeo,
  seoFaults,
  type PageFaults,
  type PageSeoValues,
  type SeoClash,
  type SeoValues,
} from './seo.rules.js';

interface Form {
  readonly draft: SeoDraft;
  readonly typed: SeoValues;
  readonly clashes: readonly SeoClash[];
  /** The draft was saved elsewhere meanwhile, and has been read again. */
  readonly isRenewed: boolean;
}

export interface SeoForm extends Form {
  readonly changed: readonly string[];
  readonly faults: ReadonlyMap<string, PageFaults>;
  readonly isSaving: boolean;
  readonly change: (pageId: string, changes: Partial<PageSeoValues>) => void;
  readonly discard: () => void;
  /** Never rejects. */
  readonly save: () => Promise<void>;
}

/** `fresh` under what is typed: nothing of that is lost. */
function onFresh({ draft, typed }: Form, fresh: SeoDraft, base: SeoValues = draft.kept): Form {
  const { values, clashes } = mergeSeo(base, typed, fresh.kept);
  return { draft: fresh, typed: values, clashes, isRenewed: true };
}

/** The SEO values that are typed for a site, and saving them. `known`: the version of the draft in the cache. */
export function useSeoForm(siteId: string, opened: SeoDraft, known: number): SeoForm {
  const client = useApolloClient();
  const [form, setForm] = useState<Form>(() => {
    const { values, clashes } = withHeld(siteId, opened.kept);
    return { draft: opened, typed: values, clashes, isRenewed: false };
  });
  const [send, { loading: isSaving }] = useMutation(SaveSiteSeoDocument);
  const { draft, typed } = form;
  useEffect(() => storeTyped(siteId, draft.kept, typed), [siteId, draft, typed]);

  const reload = useCallback(async () => {
    const { data } = await client.query({
      query: SiteSeoDocument,
      variables: { id: siteId },
      fetchPolicy: 'network-only',
    });
    const fresh = data && readSeoDraft(data.siteDraft);
    if (fresh) setForm((now) => onFresh(now, fresh));
  }, [client, siteId]);
  // Another part of the page has saved or given up the draft.
  useEffect(() => {
    if (known > draft.version && !isSaving) reload().catch((error: unknown) => toast.error(error, texts.failed));
  }, [known, draft.version, isSaving, reload]);

  const faults = useMemo(() => seoFaults(draft.pages, typed), [draft, typed]);
  const save = async () => {
    try {
      const input = { design: sentSeo(draft, typed), baseVersion: draft.version };
      const { data } = await send({ variables: { id: siteId, input } });
      const saved = data && readSeoDraft(data.saveSiteDraft as SiteSeoQuery['siteDraft']);
      // Texts that were typed while the form was sent stay.
      if (saved) setForm((now) => ({ ...onFresh(now, saved, typed), clashes: [], isRenewed: false }));
      toast.success(texts.saved);
    } catch (error) {
      if (toUiError(error).code === 'CONFLICT') await reload().catch((fault: unknown) => toast.error(fault));
      else toast.error(error, texts.notSaved);
    }
  };
  return {
    ...form,
    changed: useMemo(() => changedPages(draft.kept, typed), [draft, typed]),
    faults,
    isSaving,
    change: (pageId, changes) =>
      setForm((now) => {
        const before = now.typed[pageId];
        if (!before) return now;
        return { ...now, typed: { ...now.typed, [pageId]: { ...before, ...changes } } };
      }),
    discard: () => setForm((now) => ({ ...now, typed: now.draft.kept, clashes: [], isRenewed: false })),
    save,
  };
}
