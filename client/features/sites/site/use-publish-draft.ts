import { useMutation } from '@apollo/client/react';
import { PublishSiteDraftDocument } from '#client/gql/graphql.js';
import { toUiError } from '#client/lib/errors.js';
import { sitePageMessages } from '#client/lib/messages/sites/site-page.messages.js';
import { confirm } from '#client/ui/confirm.js';

/**
 * Publishes the draft of a site, at `publishAt` (ISO-8601) where that is given. Where visitors see custom code, its
 * owner confirms first. `publish` gives whether it was published or scheduled, and rejects as the mutation does.
 */
export function usePublishDraft(id: string) {
  const [mutate, { loading }] = useMutation(PublishSiteDraftDocument);
  const publish = async (draftVersion: number, publishAt: string | null = null): Promise<boolean> => {
    const variables = { id, draftVersion, publishAt };
    try {
      await mutate({ variables });
    } catch (error) {
      if (toUiError(error).code !== 'CUSTOM_RELEASE_LIVE') throw error;
      const { replaceCustom, scheduleCustom } = sitePageMessages.draft;
      if (!(await confirm(publishAt === null ? replaceCustom : scheduleCustom))) return false;
      await mutate({ variables: { ...variables, replaceCustom: true } });
    }
    return true;
  };
  return { publish, loading };
}
