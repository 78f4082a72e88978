import { useQuery } from '@apollo/client/react';
import { SiteReleaseDocument } from '../../../gql/graphql.js';
import { OnSight } from '../../../ui/preview/on-sight.js';
import { OrderPreview } from '../../orders/index.js';
import styles from './compare.module.css';

interface ReleaseThumbnailProps {
  readonly siteId: string;
  readonly releaseId: string;
  readonly label: string;
}

/** px the page is laid out at. */
const LAID_OUT_AT = 1200;

/** The first page of a release, small; its design is read once it comes into sight. */
export function ReleaseThumbnail(props: ReleaseThumbnailProps) {
  return (
    <OnSight className={styles.thumbnail}>
      <Thumbnail {...props} />
    </OnSight>
  );
}

/** Without its picture the row is whole all the same: what went wrong is not said here. */
function Thumbnail({ siteId, releaseId, label }: ReleaseThumbnailProps) {
  const { data } = useQuery(SiteReleaseDocument, { variables: { id: siteId, releaseId } });
  if (!data) return null;
  const { design, logoUrl } = data.siteRelease;
  const order = { id: releaseId, domain: label, wizardData: design, logoUrl };
  return <OrderPreview order={order} width={LAID_OUT_AT} label={label} />;
}
