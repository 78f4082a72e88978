import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { readHead, type HeadField } from '../../../../../core/design/head-rules.js';
import type { DesignHead } from '../../../../../core/design/design-head.js';
import { SaveSiteSeoDocument, SiteSeoDocument } from '../../../../gql/graphql.js';
import { toUiError } from '../../../../lib/errors.js';
import { seoMessages as texts } from '../../../../lib/messages/sites/site-seo.messages.js';
import { toast } from '../../../../ui/toast.js';
import { readSeoDraft, sentHead, type SeoDraft } from '../seo-draft.js';

export const HEAD_FIELDS = ['google', 'bing', 'yandex', 'themeColor', 'jsonLd'] as const satisfies readonly HeadField[];

type Values = Readonly<Record<HeadField, string>>;

const valuesOf = (head: DesignHead = {}): Values => ({
  google: head.google ?? '',
  bing: head.bing ?? '',
  yandex: head.yandex ?? '',
  themeColor: head.themeColor ?? '',
  jsonLd: head.jsonLd ?? '',
});

export interface HeadForm {
  readonly values: Values;
  /** Persian, of what was typed. */
  readonly faults: Readonly<Partial<Record<HeadField, string>>>;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly change: (field: HeadField, value: string) => void;
  /** Never rejects. */
  readonly save: () => Promise<void>;
}

/** Only what was typed is held; all else follows the draft. */
export function useHeadForm(siteId: string, draft: SeoDraft): HeadForm {
  const client = useApolloClient();
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [send, { loading: isSaving }] = useMutation(SaveSiteSeoDocument);
  const kept = valuesOf(draft.drawn.design.head);
  const values = { ...kept, ...typed };
  const read = HEAD_FIELDS.map((field) => [field, readHead(field, values[field])] as const);
  const faults = Object.fromEntries(read.flatMap(([field, each]) => ('fault' in each ? [[field, each.fault]] : [])));
  const sendOn = async (base: SeoDraft) => {
    const input = { design: sentHead(base, values), baseVersion: base.version };
    await send({ variables: { id: siteId, input } });
  };
  const save = async () => {
    try {
      await sendOn(draft).catch(async (error: unknown) => {
        if (toUiError(error).code !== 'CONFLICT') throw error;
        // Other parts of the draft were saved elsewhere: these fields go on top of them.
        const variables = { id: siteId };
        const { data } = await client.query({ query: SiteSeoDocument, variables, fetchPolicy: 'network-only' });
        const fresh = data && readSeoDraft(data.siteDraft);
        if (!fresh) throw error;
        await sendOn(fresh);
      });
      setTyped({});
      toast.success(texts.saved);
    } catch (error) {
      toast.error(error, texts.notSaved);
    }
  };
  return {
    values,
    faults,
    isChanged: HEAD_FIELDS.some((field) => values[field] !== kept[field]),
    isSaving,
    change: (field, value) => setTyped((before) => ({ ...before, [field]: value })),
    save,
  };
}
