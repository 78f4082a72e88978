import { Arg, Args, Ctx as Context, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type LegalKind } from '#core/legal.js';
import { LEGAL_TEXT } from '#core/legal-text.js';
import type { Ctx } from '#platform/context.js';
import type { LazyPage } from '#platform/db/page.js';
import { AnyKey, NoKey } from '#platform/graphql/keys.js';
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
    description: 'A legal document of the platform as it is in force; for everybody, also while it is closed.',
  })
  legalDocument(
    @Context() ctx: Ctx,
    @Arg('kind', () => LegalKindEnum, { description: 'Which one.' }) kind: LegalKind,
  ): Promise<LegalDocumentType> {
    return readLegalDocument(ctx, kind);
  }

  @NoKey()
  @Query(() => LegalVersionPageType, {
    description: 'For administrators: the versions of a legal document, newest first; at most ten a page.',
  })
  legalVersions(
    @Context() ctx: Ctx,
    @Arg('filter', () => LegalVersionsFilter, { description: 'Of which document.' }) { kind }: LegalVersionsFilter,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<LegalVersionType>> {
    return listLegalVersions(ctx, kind, paging);
  }

  @NoKey()
  @Mutation(() => LegalVersionType, {
    description:
      'For administrators: publishes the next version of a legal document, in force at once and never changed again. ' +
      'CONFLICT where `baseNumber` is not the newest version.',
  })
  publishLegalDocument(
    @Context() ctx: Ctx,
    @Arg('kind', () => LegalKindEnum, { description: 'Which document.' }) kind: LegalKind,
    @Arg('body', () => String, {
      description: `Its whole text, ${LEGAL_TEXT.least} to ${LEGAL_TEXT.most} characters, marked as LegalVersion.body.`,
    })
    body: string,
    @Arg('note', () => String, {
      description: `What it changes, ${LEGAL_TEXT.noteLeast} to ${LEGAL_TEXT.noteMost} characters; for administrators.`,
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
