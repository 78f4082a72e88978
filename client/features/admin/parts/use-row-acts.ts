import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { refreshQueries } from '#client/lib/rest/refresh.js';
import { toast } from '#client/ui/toast.js';

/**
 * Runs an action on one row of a list: the row is busy meanwhile, `lists` are refetched, and a toast reports the
 * result.
 */
export function useRowActs(lists: ReadonlySet<string>) {
  const client = useApolloClient();
  const [busyId, setBusyId] = useState<string | null>(null);
  const act = async (id: string, run: () => Promise<unknown>, done: string, failed: string) => {
    setBusyId(id);
    try {
      await run();
      await refreshQueries(client, lists);
      toast.success(done);
    } catch (error) {
      toast.error(error, failed);
    } finally {
      setBusyId(null);
    }
  };
  return { busyId, act };
}
