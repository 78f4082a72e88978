import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { DeleteOrderFileDocument, FileUrlDocument, OrderFilesDocument } from '#client/gql/graphql.js';
import { GUEST, useOwner } from '#client/lib/session/owner.js';
import { toUiError } from '#client/lib/errors.js';
import { fileMessages as m } from '#client/lib/messages/file.messages.js';
import { confirm } from '#client/ui/confirm.js';
import { toast } from '#client/ui/toast.js';
import { firstFault, type FileFault, type OrderFile } from '#client/lib/file-rules.js';
import { fitFiles } from './small-pictures.js';
import { keptStore, newKept, type KeptPlace } from './kept-files.js';
import { saveAddress } from './save-address.js';
import { sendFile } from '#client/lib/rest/send-file.js';
import { UploadQueue, type Upload } from './upload-queue.js';

interface OrderFiles {
  /** Null while they are loading; empty where they could not be loaded (S-140). */
  readonly files: readonly OrderFile[] | null;
  readonly loadError: unknown;
  readonly reload: () => void;
  readonly uploads: readonly Upload[];
  readonly fault: FileFault | null;
  readonly dismiss: () => void;
  readonly add: (chosen: readonly File[], description: string) => void;
  readonly cancel: (id: string) => void;
  readonly retry: (id: string) => void;
  readonly remove: (file: OrderFile) => Promise<void>;
  readonly download: (file: OrderFile) => Promise<void>;
}

/** The files of an order: what is there, what is on its way, and what this browser still keeps for it. */
export function useOrderFiles(orderId: string): OrderFiles {
  const { data, error, refetch } = useQuery(OrderFilesDocument, { variables: { orderId } });
  const [fault, setFault] = useState<FileFault | null>(null);
  const owner = useOwner() ?? GUEST;
  const queue = useQueue({ owner, slot: `order:${orderId}` }, orderId, setFault);
  const uploads = useSyncExternalStore(queue.subscribe, queue.getSnapshot);
  const add = async (chosen: readonly File[], description: string) => {
    const fit = await fitFiles(chosen);
    const found = 'fault' in fit ? fit.fault : firstFault(fit.files);
    setFault(found);
    if ('files' in fit && found === null)
      queue.add(newKept({ owner, slot: `order:${orderId}` }, fit.files, description, Date.now()));
  };
  const cancel = (id: string) => {
    queue.cancel(id);
    void forget(id);
  };
  return {
    files: data?.orderFiles ?? (error ? [] : null),
    loadError: data ? undefined : error,
    reload: () => void refetch(),
    uploads,
    fault,
    dismiss: () => setFault(null),
    add: (chosen, description) => void add(chosen, description),
    cancel,
    retry: queue.retry,
    remove: useRemove(orderId),
    download: useDownload(),
  };
}

async function forget(id: string): Promise<void> {
  await (await keptStore()).remove([id]);
}

/** One queue for each order, which begins with what this browser could not send before. */
function useQueue({ owner, slot }: KeptPlace, orderId: string, onFault: (fault: FileFault) => void): UploadQueue {
  const client = useApolloClient();
  const [queue] = useState(
    () =>
      new UploadQueue(orderId, {
        send: sendFile,
        onSent: (kept, { notice, ...file }) => {
          if (notice !== null) toast.notice(notice, file.fileName);
          void forget(kept.id);
          client.cache.updateQuery({ query: OrderFilesDocument, variables: { orderId } }, (known) => ({
            orderFiles: [
              { __typename: 'File' as const, ...file, filePath: file.filePath ?? '' },
              ...(known?.orderFiles ?? []),
            ],
          }));
        },
        onIdle: (sent, failed) => {
          if (sent > 0) toast.success(m.uploaded(sent));
          if (failed === null) return;
          toast.error(failed.error, m.uploadFailed);
          const { message } = toUiError(failed.error);
          // The server names the file that it refused; other faults do not.
          onFault({ name: message.startsWith(failed.name) ? '' : failed.name, message });
        },
      }),
  );
  useEffect(() => {
    void keptStore()
      .then((store) => store.list(owner, slot))
      .then((kept) => queue.add(kept, m.failed));
  }, [owner, slot, queue]);
  return queue;
}

function useRemove(orderId: string): (file: OrderFile) => Promise<void> {
  const [remove] = useMutation(DeleteOrderFileDocument);
  return useCallback(
    async ({ id, fileName }) => {
      const { title, text, action } = m.question;
      if (!(await confirm({ title, text: text(fileName), action, danger: true }))) return;
      try {
        await remove({
          variables: { id, orderId },
          update: (cache) => {
            cache.evict({ id: cache.identify({ __typename: 'File', id }) ?? `File:${id}` });
            cache.gc();
          },
        });
        toast.success(m.deleted);
      } catch (error) {
        toast.error(error, m.deleteFailed);
      }
    },
    [orderId, remove],
  );
}

/** S-143: by its path, or, where it has none, by its signed address. */
function useDownload(): (file: OrderFile) => Promise<void> {
  const client = useApolloClient();
  return useCallback(
    async ({ id, fileName, filePath }) => {
      try {
        saveAddress(filePath || (await signedAddress(client, id)), fileName);
      } catch (error) {
        toast.error(error, m.linkFailed);
      }
    },
    [client],
  );
}

async function signedAddress(client: ReturnType<typeof useApolloClient>, id: string): Promise<string> {
  const { data } = await client.query({ query: FileUrlDocument, variables: { id }, fetchPolicy: 'network-only' });
  if (!data) throw new Error('fileUrl answered nothing');
  return data.fileUrl;
}
