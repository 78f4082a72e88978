/** The pictures that an account keeps for its designs. */
import { DeleteOrderFileDocument, OwnPicturesDocument } from '#client/gql/graphql.js';
import { fileIdOf, fileReference } from '#core/design/file-reference.js';
import { apolloClient } from '#client/lib/apollo/client.js';
import { withoutOrigin } from './without-origin.js';

export interface AccountPicture {
  /** `file:<id>`, as a design names it. */
  readonly image: string;
  readonly name: string;
  readonly sizeBytes: number;
  /** A signed address of this host, valid for at most FILES.linkMs. */
  readonly url: string;
}

const PAGE = 100;

/** All of them, newest first; FILES.perUser bounds how many there are. Rejects with what a call does. */
export async function accountPictures(): Promise<readonly AccountPicture[]> {
  const pictures: AccountPicture[] = [];
  let after: string | null = null;
  do {
    const variables: { readonly first: number; readonly after: string | null } = { first: PAGE, after };
    const answer = await apolloClient.query({ query: OwnPicturesDocument, variables, fetchPolicy: 'no-cache' });
    const page = answer.data?.files;
    const shown = (page?.items ?? []).filter(({ mimeType }) => mimeType.startsWith('image/'));
    pictures.push(
      ...shown.map(({ id, fileName, sizeBytes, url }) => ({
        image: fileReference(id),
        name: fileName,
        sizeBytes,
        url: withoutOrigin(url),
      })),
    );
    after = page?.nextCursor ?? null;
  } while (after !== null);
  return pictures;
}

/** Deletes one for good. Rejects with what the call does: FILE_IN_USE where another site shows it. */
export async function deleteAccountPicture(image: string): Promise<void> {
  const id = fileIdOf(image);
  await apolloClient.mutate({ mutation: DeleteOrderFileDocument, variables: { id, orderId: null } });
}
