import { useApolloClient, useMutation } from '@apollo/client/react';
import { SaveSiteSeoDocument, SiteSeoDocument, type WizardDataInput } from '#client/gql/graphql.js';
import { toUiError } from '#client/lib/errors.js';
import { seoMessages as texts } from './site-seo.messages.js';
import { toast } from '#client/ui/toast.js';
import { readSeoDraft, type SeoDraft } from './seo-draft.js';

export interface SavePart {
  readonly isSaving: boolean;
  /** `inputOf` puts the part into a draft. Never rejects; gives whether it is saved. */
  readonly save: (draft: SeoDraft, inputOf: (base: SeoDraft) => WizardDataInput) => Promise<boolean>;
}

/** Saves one part of a site's draft; where other parts were saved elsewhere, it goes on top of them. */
export function useSavePart(siteId: string): SavePart {
  const client = useApolloClient();
  const [send, { loading: isSaving }] = useMutation(SaveSiteSeoDocument);
  const save: SavePart['save'] = async (draft, inputOf) => {
    const sendOn = (base: SeoDraft) =>
      send({ variables: { id: siteId, input: { design: inputOf(base), baseVersion: base.version } } });
    try {
      await sendOn(draft).catch(async (error: unknown) => {
        if (toUiError(error).code !== 'CONFLICT') throw error;
        const variables = { id: siteId };
        const { data } = await client.query({ query: SiteSeoDocument, variables, fetchPolicy: 'network-only' });
        const fresh = data && readSeoDraft(data.siteDraft);
        if (!fresh) throw error;
        await sendOn(fresh);
      });
      toast.success(texts.saved);
      return true;
    } catch (error) {
      toast.error(error, texts.notSaved);
      return false;
    }
  };
  return { isSaving, save };
}
