import { Field, ID, ObjectType } from 'type-graphql';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';
import type { DomainFindings } from './domain-verdict.js';
import type { DomainOrigin, DomainReason, DomainState } from './site-domains.values.js';

const SiteDomainStateEnum = enumOf<DomainState>('SiteDomainState', 'How far a domain is on its way to a site.', {
  waiting: 'It is not yet proven that it belongs to the customer; nothing is served at it.',
  proven: 'It belongs to the customer, and does not lead to the site yet.',
  connected: 'Visitors of it see the site.',
  lost: 'It is still served, but its records are missing; it is disconnected when the grace is over.',
});

const SiteDomainOriginEnum = enumOf<DomainOrigin>('SiteDomainOrigin', 'Who brought a domain.', {
  order: 'It was ordered with the site.',
  own: 'The customer connected it afterwards.',
});

const SiteDomainReasonEnum = enumOf<DomainReason>('SiteDomainReason', 'The reasons why a domain is not connected.', {
  not_asked: 'Its servers have not been queried yet.',
  not_registered: 'It is not registered, or it has no servers.',
  no_answer: 'Its servers did not answer.',
  proof_missing: 'The record that proves it is missing.',
  proof_other: 'The record that proves it holds another text.',
  proof_partly: 'Not all of its servers have the record that proves it yet.',
  proof_doubled: 'The record that proves it is at a name that has the zone twice.',
  proof_misplaced: 'The record that proves it is at another name.',
  held_elsewhere: 'It is connected to another site, whose record is there, too.',
  address_missing: 'It leads nowhere.',
  address_elsewhere: 'It leads to servers of others.',
  address_mixed: 'It leads here and to servers of others.',
  address_cloudflare: 'It leads to the proxy of Cloudflare.',
  address_doubled: 'The record that leads here is at a name that has the zone twice.',
  address_misplaced: 'The record that leads here is at another name.',
  caa_forbids: 'It leads here, but its CAA records forbid our authority to issue a certificate.',
});

export type DnsRecordKind = 'TXT' | 'A' | 'AAAA' | 'CNAME';
const DnsRecordKindEnum = enumOf<DnsRecordKind>('DnsRecordKind', 'A kind of record of a domain.', {
  TXT: 'A TXT record: a text.',
  A: 'An IPv4 address.',
  AAAA: 'An IPv6 address.',
  CNAME: 'An alias (CNAME): the address of another name.',
});

export type RecordState = 'set' | 'partly' | 'other' | 'missing' | 'unknown';
const RecordStateEnum = enumOf<RecordState>('DnsRecordState', 'The state of a record at the servers of a domain.', {
  set: 'The record is as it should be.',
  partly: 'Not at all of its servers, or beside records that lead elsewhere.',
  other: 'There is another one in its place.',
  missing: 'There is none.',
  unknown: 'The servers have not been queried, or did not answer.',
});

@KeyResources('sites')
@ObjectType('DnsRecord', {
  description: 'A record that the owner of a domain is to set, and what was found in its place.',
})
export class DnsRecordType {
  @Field(() => DnsRecordKindEnum, { description: 'The type of the record.' })
  kind!: DnsRecordKind;

  @Field(() => String, { description: 'Its whole name.' })
  host!: string;

  @Field(() => String, { description: 'The value that the record must have.' })
  value!: string;

  @Field(() => Boolean, { description: 'False where the domain can be connected without it.' })
  isRequired!: boolean;

  @Field(() => RecordStateEnum, { description: 'The state of this record.' })
  state!: RecordState;

  @Field(() => [String], { description: 'The values that were found there. Bounded: the first few.' })
  found!: readonly string[];
}

@KeyResources('sites')
@ObjectType('SiteDomain', { description: 'A domain that leads, or is to lead, to a site.' })
export class SiteDomainType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  siteId!: string;

  @Field(() => String, { description: 'In ASCII, without `www.`.' })
  name!: string;

  @Field(() => SiteDomainOriginEnum, { description: 'Who brought it.' })
  origin!: DomainOrigin;

  token!: string;

  @Field(() => Boolean, { description: 'We registered it, which proves it; it needs no TXT record.' })
  isRegistered!: boolean;

  @Field(() => SiteDomainStateEnum, { description: 'How far it is.' })
  state!: DomainState;

  @Field(() => Boolean, { description: "Visitors of the site's other domains are led to this one." })
  isPrimary!: boolean;

  @Field(() => Boolean, { description: 'Its visitors are to end at `www.`, where that leads here, too.' })
  withWww!: boolean;

  bareHere!: boolean;
  wwwHere!: boolean;

  @Field(() => SiteDomainReasonEnum, {
    nullable: true,
    description: 'The code of what is missing; null where nothing is.',
  })
  reason!: DomainReason | null;

  findings!: DomainFindings | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Since when its visitors have seen the site; null while nothing is served.',
  })
  connectedAt!: Date | null;

  lostAt!: Date | null;
  watchedSince!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When its servers were last queried.' })
  checkedAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When they are queried next; null: not until its owner requests it.',
  })
  nextCheckAt!: Date | null;

  httpsReadyAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When `isHttpsReady` was last found out, by a TLS handshake; null before.',
  })
  httpsCheckedAt!: Date | null;

  @Field(() => DateTimeScalar, { description: 'When it was added.' })
  createdAt!: Date;

  /** The label of its site. */
  label!: string;
}
