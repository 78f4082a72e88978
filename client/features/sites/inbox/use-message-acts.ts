import { useMutation } from '@apollo/client/react';
import { useEffect } from 'react';
import {
  DeleteSiteMessagesDocument,
  MarkSiteMessagesDocument,
  MoveSiteMessagesDocument,
  type SiteMessageRowFragment,
  type SiteMessageState,
} from '#client/gql/graphql.js';
import { siteInboxMessages } from '#client/lib/messages/sites/site-inbox.messages.js';
import { undoToast } from '#client/ui/dialogs/undo-toast.js';
import { toast } from '#client/ui/toast.js';
import { useRefreshInbox } from './use-live-inbox.js';

const { message: texts } = siteInboxMessages;
type Message = Pick<SiteMessageRowFragment, 'id'>;

const idsOf = (messages: readonly Message[]): string[] => messages.map(({ id }) => id);

/** The acts of the owner on messages; each act is followed by the list, and moving can be undone. */
export function useMessageActs() {
  const [mark] = useMutation(MarkSiteMessagesDocument);
  const [move] = useMutation(MoveSiteMessagesDocument);
  const [remove] = useMutation(DeleteSiteMessagesDocument);
  const refresh = useRefreshInbox();
  const act = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      await refresh();
      return true;
    } catch (error) {
      toast.error(error, texts.changeFailed);
      return false;
    }
  };
  return {
    /** `erase`: no backup brings it back. */
    remove: ({ id }: Message, erase: boolean) => act(() => remove({ variables: { ids: [id], erase } })),
    mark: (messages: readonly Message[], isRead: boolean) =>
      act(() => mark({ variables: { ids: idsOf(messages), isRead } })),
    /** All of them from where they are. */
    moveTo: async (
      messages: readonly Message[],
      before: SiteMessageState,
      state: SiteMessageState,
    ): Promise<boolean> => {
      const ids = idsOf(messages);
      const to = (where: SiteMessageState) => act(() => move({ variables: { ids, state: where } }));
      const isDone = await to(state);
      if (isDone) undoToast(texts.moved[state](ids.length), () => void to(before));
      return isDone;
    },
  };
}

/** An opened message counts as read. `isKept`: the owner wants it to stay unread. */
export function useMarkOpened(
  message: Pick<SiteMessageRowFragment, 'id' | 'readAt'> | undefined,
  isKept: boolean,
): void {
  const [mark] = useMutation(MarkSiteMessagesDocument);
  const id = message && message.readAt === null && !isKept ? message.id : null;
  useEffect(() => {
    // On failure it stays unread until it is opened again; there is no error message.
    if (id !== null) void mark({ variables: { ids: [id], isRead: true } }).catch(() => undefined);
  }, [id, mark]);
}
