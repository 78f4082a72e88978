import { Arg, Ctx as Context, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Ctx } from '#platform/context.js';
import { AckType } from '#platform/graphql/common.types.js';
import { Keys } from '#platform/graphql/keys.js';
import { REGISTRATION_TEXTS } from '../registrations/registrations.messages.js';
import { DomainRegistrationType } from '../registrations/registrations.types.js';
import { addZoneRecord, removeZoneRecord, zoneRecordsOf } from './zone.service.js';
import { ZoneRecordInputType, type ZoneRecordInput } from './zone.inputs.js';
import { ZoneRecordType } from './zone.types.js';

@Resolver(() => DomainRegistrationType)
export class ZoneResolver {
  @Keys('write:sites')
  @Mutation(() => ZoneRecordType, {
    description:
      "Adds a DNS record to one's own registered name. VALIDATION_ERROR for one that DNS does not take, that would " +
      'override what makes the site open, that is there already, or that is one too many (50).',
  })
  addZoneRecord(
    @Context() ctx: Ctx,
    @Arg('registrationId', () => ID, { description: 'The id of the registration of the name.' }) id: string,
    @Arg('record', () => ZoneRecordInputType, { description: 'The record to add.' }) record: ZoneRecordInput,
  ): Promise<ZoneRecordType> {
    return addZoneRecord(ctx, { id, ...record });
  }

  @Keys('write:sites')
  @Mutation(() => AckType, { description: "Removes a DNS record from one's own registered name." })
  async removeZoneRecord(
    @Context() ctx: Ctx,
    @Arg('registrationId', () => ID, { description: 'The id of the registration of the name.' }) id: string,
    @Arg('id', () => ID, { description: 'The id of a DNS record of this name; NOT_FOUND for another.' })
    recordId: string,
  ): Promise<AckType> {
    await removeZoneRecord(ctx, id, recordId);
    return { success: true, message: REGISTRATION_TEXTS.recordRemoved };
  }

  @FieldResolver(() => [ZoneRecordType], {
    description: 'DNS records that its customer has added. Bounded: fifty.',
  })
  records(@Context() ctx: Ctx, @Root() { id }: Readonly<DomainRegistrationType>): Promise<readonly ZoneRecordType[]> {
    return zoneRecordsOf(ctx, id);
  }
}
