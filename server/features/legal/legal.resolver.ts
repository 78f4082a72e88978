import { Arg, Args, Ctx as Context, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type LegalKind } from '#core/legal.js';
import { LEGAL_TEXT } from '#core/legal-text.js';
import type { Ctx } from '#platform/context.js';
import type { LazyPage } from '#platform/db/page.js';
import { AdminOnly, AnyKey } from '#platform/graphql/keys.js';
import { PageArgs } from '#platform/graphql/list.types.js';
import { customerLoader, CustomerType, type CustomerRow } from '#features/identity/index.js';
import { listLegalVersions, publishLegalDocument, readLegalDocument } from './legal.service.js';
import {
  LegalDocumentType,
  LegalKindEnum,
  LegalVersionPageType,
  LegalVersionsFilter,
  LegalVersionType,
} from './legal.types.js';

@Resolver(() => LegalVersionType)
export class LegalResolver {
  @AnyKey()
  @Query(() => LegalDocumentType, {
    description:
      'A legal document of the platform, for everybody, also while it is closed. NOT_FOUND for a number that was ' +
      'never published.',
  })
  legalDocument(
    @Context() ctx: Ctx,
    @Arg('kind', () => LegalKindEnum, { description: 'Which legal document it is.' }) kind: LegalKind,
    @Arg('number', () => Int, { nullable: true, description: 'The number of the version; left out, the one in force.' })
    number: number | null,
  ): Promise<LegalDocumentType> {
    return readLegalDocument(ctx, kind, number);
  }

  @AdminOnly()
  @Query(() => LegalVersionPageType, {
    description: 'For administrators: the versions of a legal document, newest first; at most ten a page.',
  })
  legalVersions(
    @Context() ctx: Ctx,
    @Arg('filter', () => LegalVersionsFilter, { description: 'Only versions of this document.' })
    { kind }: LegalVersionsFilter,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<LegalVersionType>> {
    return listLegalVersions(ctx, kind, paging);
  }

  @AdminOnly()
  @Mutation(() => LegalVersionType, {
    description:
      'For administrators: publishes the next version of a legal document, in force at once and never changed again. ' +
      'CONFLICT where `baseNumber` is not the newest version.',
  })
  publishLegalDocument(
    @Context() ctx: Ctx,
    @Arg('kind', () => LegalKindEnum, { description: 'Which document it is.' }) kind: LegalKind,
    @Arg('body', () => String, {
      description: `Its whole text, ${LEGAL_TEXT.least} to ${LEGAL_TEXT.most} characters, marked as LegalVersion.body.`,
    })
    body: string,
    @Arg('note', () => String, {
      description: `A note about what it changes, ${LEGAL_TEXT.noteLeast} to ${LEGAL_TEXT.noteMost} characters; for administrators.`,
    })
    note: string,
    @Arg('baseNumber', () => Int, { description: 'The version that was edited.' }) baseNumber: number,
  ): Promise<LegalVersionType> {
    return publishLegalDocument(ctx, { kind, body, note, baseNumber });
  }

  @FieldResolver(() => CustomerType, { nullable: true, description: 'Who published it; null: our own first text.' })
  publishedBy(@Context() ctx: Ctx, @Root() version: Readonly<LegalVersionType>): Promise<CustomerRow | null> {
    const { publishedById } = version;
    return publishedById === null ? Promise.resolve(null) : customerLoader(ctx).load(publishedById);
  }
}
