import { requirePerson, type Ctx } from '#platform/context.js';
import { fromSnapshot, type Batches } from '#platform/db/cursor.js';
import type { AccountPart } from '#platform/db/account-part.js';
import { accountParts } from './account-parts.js';

/** The version of the document: raised where a part is renamed or no longer there. */
const VERSION = 1;

interface Exported {
  readonly parts: readonly AccountPart[];
  readonly userId: string;
  readonly exportedAt: Date;
}

async function* jsonOf(batches: Batches, { parts, userId, exportedAt }: Exported): AsyncGenerator<string> {
  yield `{"version":${VERSION},"exportedAt":${JSON.stringify(exportedAt)}`;
  for (const { name, text, size } of parts) {
    yield `,\n${JSON.stringify(name)}:[`;
    let separator = '\n';
    for await (const batch of batches<object>(text, [userId], size)) {
      for (const row of batch) {
        yield separator + JSON.stringify(row);
        separator = ',\n';
      }
    }
    yield ']';
  }
  yield '}\n';
}

/**
 * Everything that the viewer's own account has here, as one JSON document in pieces, all of one snapshot.
 * @throws AppError UNAUTHORIZED, FORBIDDEN for an API key, RATE_LIMITED, before the first piece.
 */
export async function exportAccount(ctx: Ctx): Promise<AsyncGenerator<string>> {
  const { userId } = requirePerson(ctx);
  await ctx.limits.take('accountExport', userId);
  const exported = { parts: accountParts(ctx), userId, exportedAt: ctx.clock.now() };
  return fromSnapshot(ctx.em, (batches) => jsonOf(batches, exported));
}
