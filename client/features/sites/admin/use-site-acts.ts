import { useMutation } from '@apollo/client/react';
import {
  RebuildSiteDocument,
  RestoreSiteDocument,
  ResumeSiteDocument,
  SuspendSiteDocument,
  TakeDownSiteDocument,
  type AdminSiteFragment,
} from '#client/gql/graphql.js';
import { ltr } from '#core/text/bidi.js';
import { shownAddress } from '#client/lib/site-address.js';
import { adminSiteMessages as texts } from './admin-sites.messages.js';
import { confirm } from '#client/ui/confirm.js';
import { useRowActs } from '#client/ui/admin/use-row-acts.js';

export const SITE_LISTS: ReadonlySet<string> = new Set(['AdminSites']);

/** The acts of an administrator on a site; the list is read anew after each. */
export function useSiteActs() {
  const [rebuildSite] = useMutation(RebuildSiteDocument);
  const [suspendSite] = useMutation(SuspendSiteDocument);
  const [resumeSite] = useMutation(ResumeSiteDocument);
  const [takeDownSite] = useMutation(TakeDownSiteDocument);
  const [restoreSite] = useMutation(RestoreSiteDocument);
  const { busyId, act } = useRowActs(SITE_LISTS);
  const rebuild = ({ id }: AdminSiteFragment) =>
    act(id, () => rebuildSite({ variables: { id } }), texts.rebuilt, texts.actFailed);
  const suspend = ({ id }: AdminSiteFragment, reason: string) =>
    act(id, () => suspendSite({ variables: { id, reason } }), texts.stop.suspend.done, texts.actFailed);
  const takeDown = ({ id }: AdminSiteFragment, reason: string) =>
    act(id, () => takeDownSite({ variables: { id, reason } }), texts.stop.takeDown.done, texts.actFailed);
  const open = async ({ id, address }: AdminSiteFragment, run: () => Promise<unknown>) => {
    const { text, ...question } = texts.resumeQuestion;
    if (!(await confirm({ ...question, text: text(ltr(shownAddress(address))) }))) return;
    await act(id, run, texts.resumed, texts.actFailed);
  };
  const resume = (site: AdminSiteFragment) => open(site, () => resumeSite({ variables: { id: site.id } }));
  const restore = (site: AdminSiteFragment) => open(site, () => restoreSite({ variables: { id: site.id } }));
  return { busyId, rebuild, suspend, takeDown, resume, restore };
}
