import { Int } from 'type-graphql';
import { z } from 'zod';
import { enumValue, inputType, withType } from '#platform/graphql/input-type.js';
import { ZONE_FAULTS } from '../registrations/registrations.messages.js';
import { ZoneRecordKindEnum } from './zone.types.js';

/** Longer than any record may be, short enough to look at. */
const WORKABLE = 2000;

export const zoneRecordSchema = z.object({
  type: enumValue(ZoneRecordKindEnum).describe('The type of the record.'),
  host: z
    .string()
    .max(WORKABLE, ZONE_FAULTS.host)
    .default('@')
    .describe('Below the registered name; @ is the name itself.'),
  value: z.string().max(WORKABLE, ZONE_FAULTS.text).describe('An address, a host name or a text of printable ASCII.'),
  priority: withType(z.number(ZONE_FAULTS.priority), Int)
    .nullish()
    .describe('The priority of an MX record, from 0 to 65535; lower ones are tried first.'),
});
export type ZoneRecordInput = z.input<typeof zoneRecordSchema>;

export const ZoneRecordInputType = inputType('ZoneRecordInput', 'A DNS record to be added.', zoneRecordSchema);
