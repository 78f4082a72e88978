import { Anchor } from '@mantine/core';
import type { AdminSiteFragment } from '#client/gql/graphql.js';
import { isReachable, shownAddress } from '#client/lib/site-address.js';
import { Ltr } from '#client/ui/ltr.js';
import styles from './site-address.module.css';

interface SiteAddressProps {
  readonly site: Pick<AdminSiteFragment, 'url' | 'address' | 'openUrl' | 'status'>;
}

/** Where visitors find a site, and small below it our own address, where that is another; links while it is open. */
export function SiteAddress({ site }: SiteAddressProps) {
  const { url, address, status } = site;
  const isOpen = status === 'online';
  return (
    <span className={styles.addresses}>
      <Line url={address} isOpen={isOpen && isReachable(site, address)} />
      {address !== url && (
        <span className={styles.second}>
          <Line url={url} isOpen={isOpen} />
        </span>
      )}
    </span>
  );
}

function Line({ url, isOpen }: { readonly url: string; readonly isOpen: boolean }) {
  const text = <Ltr>{shownAddress(url)}</Ltr>;
  if (!isOpen) return text;
  return (
    <Anchor href={url} target="_blank" rel="noreferrer" inherit>
      {text}
    </Anchor>
  );
}
