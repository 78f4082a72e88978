/** Files that links of a site lead to: uploads of the account, in no order. */
import { fileReference } from '#core/design/file-reference.js';
import { OwnFileIdsDocument, type Bucket, type OwnFileIdsQueryVariables } from '#client/gql/graphql.js';
import { apolloClient } from '#client/lib/apollo/client.js';
import { session } from '#client/lib/session/session.js';
import { toArrivedFile, toOrderFile, type ArrivedFile, type OrderFile } from '#client/lib/file-rules.js';
import { restJson } from '#client/lib/rest/rest.js';
import { postForm, type FormSending } from '#client/lib/rest/send-file.js';

/** So many are offered. */
const MOST = 100;

/** The newest uploads of the account. Rejects with RestError. */
export async function ownFiles(): Promise<readonly OrderFile[]> {
  const { files } = (await restJson(`/api/storage/uploads?limit=${MOST}`)) as {
    readonly files: readonly Readonly<Record<string, unknown>>[];
  };
  return files.map(toOrderFile);
}

/** Rejects with RestError, or with the signal's reason where it was cancelled. */
export async function sendOwnFile(
  file: File,
  sending: Pick<FormSending, 'onProgress' | 'signal'>,
): Promise<ArrivedFile> {
  const form = new FormData();
  form.append('files[]', file, file.name);
  const response = await postForm({ path: '/api/storage/upload/uploads', form, ...sending });
  const { file: kept } = (await response.json()) as { readonly file: Readonly<Record<string, unknown>> };
  return toArrivedFile(kept);
}

const BUCKETS = { picture: 'design_assets', linked: 'uploads' } as const satisfies Record<string, Bucket>;
const PAGE = 100;

/**
 * The references of all files of the account that designs show, or that links lead to; FILES.perUser bounds how many
 * there are. None for a guest. Rejects with what a call does.
 */
export async function ownReferences(kind: keyof typeof BUCKETS): Promise<ReadonlySet<string>> {
  const references = new Set<string>();
  if (session.accountId() === null) return references;
  let after: string | null = null;
  do {
    const variables: OwnFileIdsQueryVariables = { bucket: BUCKETS[kind], first: PAGE, after };
    const answer = await apolloClient.query({ query: OwnFileIdsDocument, variables, fetchPolicy: 'no-cache' });
    const page = answer.data?.files;
    for (const { id } of page?.items ?? []) references.add(fileReference(id));
    after = page?.nextCursor ?? null;
  } while (after !== null);
  return references;
}
