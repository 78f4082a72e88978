import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import {
  DraftToReplaceDocument,
  RestoreSiteBackupDocument,
  type SiteBackupFieldsFragment,
  type SiteBackupTarget,
} from '#client/gql/graphql.js';
import { toUiError } from '#client/lib/errors.js';
import { formatDate } from '#client/lib/format.js';
import { siteBackupsMessages as texts } from './site-backups.messages.js';
import { sitePageMessages } from '#client/lib/messages/sites/site-page.messages.js';
import { confirm } from '#client/ui/confirm.js';
import { toast } from '#client/ui/toast.js';

type Backup = Pick<SiteBackupFieldsFragment, 'id' | 'takenAt' | 'messages'>;

function questionFor({ takenAt, messages }: Backup, to: SiteBackupTarget, hasChanges: boolean) {
  const { question } = texts;
  const sentences = [
    question[to],
    ...(hasChanges ? [question.unpublished] : []),
    ...(messages > 0 ? [question.messages] : []),
  ];
  return {
    title: question.title(formatDate(new Date(takenAt))),
    text: sentences.join(' '),
    action: texts.targets[to].label,
    danger: hasChanges,
  };
}

/** Restores a backup of a site once its owner has confirmed what that replaces. */
export function useRestoreBackup(siteId: string) {
  const client = useApolloClient();
  const [mutate] = useMutation(RestoreSiteBackupDocument);
  const [isBusy, setBusy] = useState(false);

  const send = async (variables: { id: string; to: SiteBackupTarget; baseVersion: number }) => {
    try {
      return await mutate({ variables });
    } catch (error) {
      if (toUiError(error).code !== 'CUSTOM_RELEASE_LIVE') throw error;
      if (!(await confirm(sitePageMessages.draft.replaceCustom))) return null;
      return mutate({ variables: { ...variables, replaceCustom: true } });
    }
  };

  const restore = async (backup: Backup, to: SiteBackupTarget): Promise<void> => {
    setBusy(true);
    try {
      const variables = { id: siteId };
      const { data } = await client.query({ query: DraftToReplaceDocument, variables, fetchPolicy: 'network-only' });
      const draft = data?.siteDraft;
      if (!draft || !(await confirm(questionFor(backup, to, draft.hasChanges)))) return;
      const answer = await send({ id: backup.id, to, baseVersion: draft.version });
      const restored = answer?.data?.restoreSiteBackup;
      if (restored)
        toast.success(
          texts.done[to] +
            texts.messagesBack(restored.restoredMessages) +
            texts.subscribersBack(restored.restoredSubscribers),
        );
    } catch (error) {
      toast.error(error, texts.restoreFailed);
    } finally {
      setBusy(false);
    }
  };
  return { restore, isBusy };
}
