import { Field, Int, ObjectType } from 'type-graphql';
import { VISITS } from '#core/limits/limits.js';
import { KeyResources } from '#platform/graphql/keys.js';

const VIEWS = 'Pages that were shown to people.';
const VISITORS = 'How many people, as far as address and browser tell them apart, of each day and added up.';

@KeyResources('sites')
@ObjectType('VisitTotals', { description: 'How often a site was visited.' })
export class VisitTotalsType {
  @Field(() => Int, { description: VIEWS })
  views!: number;

  @Field(() => Int, { description: VISITORS })
  visitors!: number;
}

@KeyResources('sites')
@ObjectType('VisitDay', { description: 'Visits of one day.' })
export class VisitDayType extends VisitTotalsType {
  @Field(() => String, { description: 'In Tehran, as `2026-11-22`.' })
  day!: string;
}

@KeyResources('sites')
@ObjectType('VisitCount', { description: 'Visits with something in common.' })
export class VisitCountType extends VisitTotalsType {
  @Field(() => String, {
    description: 'A path, host name, source, device, or ISO 3166-1 code of a country; empty: all others, or unknown.',
  })
  value!: string;
}

const listed = (of: string): string => `${of} Most visitors first. Bounded: at most ${VISITS.rows}.`;

@KeyResources('sites')
@ObjectType('SiteVisits', { description: 'How a site was visited within some days.' })
export class SiteVisitsType extends VisitTotalsType {
  @Field(() => Boolean, { description: 'Its visits are counted now: it has the service `analyticsSetup`.' })
  isCounted!: boolean;

  @Field(() => String, { description: 'The first day, in Tehran, as `2026-11-22`.' })
  from!: string;

  @Field(() => String, { description: 'The last day.' })
  to!: string;

  @Field(() => VisitTotalsType, { description: 'The counts of as many days before these.' })
  before!: VisitTotalsType;

  @Field(() => [VisitDayType], { description: `Every day, oldest first. Bounded: at most ${VISITS.reportDays}.` })
  days!: readonly VisitDayType[];

  @Field(() => [VisitCountType], { description: listed('By path.') })
  pages!: readonly VisitCountType[];

  @Field(() => [VisitCountType], {
    description: listed('By what led to the site first on the day: a search engine, a network, another site, nothing.'),
  })
  sources!: readonly VisitCountType[];

  @Field(() => [VisitCountType], { description: listed('By the host name of what led to the site first on the day.') })
  referrers!: readonly VisitCountType[];

  @Field(() => [VisitCountType], { description: listed('By device: `phone`, `tablet`, `desktop`.') })
  devices!: readonly VisitCountType[];

  @Field(() => [VisitCountType], { description: listed('By country; of IPv4 addresses only.') })
  countries!: readonly VisitCountType[];
}
