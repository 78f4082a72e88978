/** The facts of a site as an output and an input of GraphQL; their rules are in core/design/fact-rules.ts. */
import { Field, InputType, ObjectType } from 'type-graphql';
import type { AnswerKey } from '#core/design/answers.js';
import { FACTS } from '#core/design/fact-rules.js';
import type { Trade } from '#core/design/trades.js';
import { ANSWERS } from '#core/limits/limits.js';
import type { Network } from '#core/sites/network-link.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { TradeEnum } from './library.types.js';

const HOURS = 'One line of opening hours, in words.';

@KeyResources()
@ObjectType('OpeningHours', { description: HOURS, simpleResolvers: true })
@InputType('OpeningHoursInput', { description: HOURS })
class OpeningHoursType {
  @Field(() => String, { nullable: true, description: `The days; up to ${FACTS.hoursText} characters.` })
  days?: string | null;

  @Field(() => String, { nullable: true, description: `The times; up to ${FACTS.hoursText} characters.` })
  times?: string | null;
}

const PROFILES = 'Handles on social networks, or addresses of the profiles.';

@KeyResources()
@ObjectType('SiteProfiles', { description: PROFILES, simpleResolvers: true })
@InputType('SiteProfilesInput', { description: PROFILES })
class SiteProfilesType implements Partial<Record<Network, string | null>> {
  @Field(() => String, { nullable: true, description: 'The address on Instagram.' })
  instagram?: string | null;

  @Field(() => String, { nullable: true, description: 'The address on Telegram.' })
  telegram?: string | null;

  @Field(() => String, { nullable: true, description: 'A telephone number on WhatsApp.' })
  whatsapp?: string | null;

  @Field(() => String, { nullable: true, description: 'The address on Eitaa.' })
  eitaa?: string | null;

  @Field(() => String, { nullable: true, description: 'The address on Bale.' })
  bale?: string | null;

  @Field(() => String, { nullable: true, description: 'The address on YouTube.' })
  youtube?: string | null;

  @Field(() => String, { nullable: true, description: 'The address on Aparat.' })
  aparat?: string | null;

  @Field(() => String, { nullable: true, description: 'The address of a person on LinkedIn.' })
  linkedin?: string | null;
}

const LINE = 'One line of an answer about the work.';

@KeyResources()
@ObjectType('AnswerLine', { description: LINE, simpleResolvers: true })
@InputType('AnswerLineInput', { description: LINE })
class AnswerLineType {
  @Field(() => String, {
    nullable: true,
    description: `The name of a service, a person or a work; up to ${ANSWERS.title} characters.`,
  })
  title?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `More about it, such as a role or a price; up to ${ANSWERS.text} characters.`,
  })
  text?: string | null;
}

const LINES = `Bounded: at most ${ANSWERS.lines} lines.`;
const ANSWERED = 'Answers about the work; sections show them in place of their samples.';

@KeyResources()
@ObjectType('SiteAnswers', { description: ANSWERED, simpleResolvers: true })
@InputType('SiteAnswersInput', { description: ANSWERED })
class SiteAnswersType implements Partial<Record<AnswerKey, unknown>> {
  @Field(() => [AnswerLineType], { nullable: true, description: `Services that are offered. ${LINES}` })
  services?: readonly AnswerLineType[] | null;

  @Field(() => [AnswerLineType], {
    nullable: true,
    description: `The people who work there, with their roles. ${LINES}`,
  })
  people?: readonly AnswerLineType[] | null;

  @Field(() => [AnswerLineType], {
    nullable: true,
    description: `Goods that are sold, with their prices in words. ${LINES}`,
  })
  prices?: readonly AnswerLineType[] | null;

  @Field(() => [AnswerLineType], { nullable: true, description: `Whom they work with, such as insurers. ${LINES}` })
  partners?: readonly AnswerLineType[] | null;

  @Field(() => [AnswerLineType], { nullable: true, description: `Works to be shown. ${LINES}` })
  works?: readonly AnswerLineType[] | null;

  @Field(() => [AnswerLineType], { nullable: true, description: `Why people choose them. ${LINES}` })
  reasons?: readonly AnswerLineType[] | null;

  @Field(() => [AnswerLineType], { nullable: true, description: `The years of experience, in one line. ${LINES}` })
  years?: readonly AnswerLineType[] | null;
}

export const FACTS_TEXT = 'Who a site is about and how to reach them; shown wherever nothing else was written.';

@KeyResources()
@ObjectType('SiteFacts', { description: FACTS_TEXT, simpleResolvers: true })
@InputType('SiteFactsInput', { description: FACTS_TEXT })
export class SiteFactsType {
  @Field(() => String, { nullable: true, description: `The name of the site; up to ${FACTS.name} characters.` })
  name?: string | null;

  @Field(() => TradeEnum, { nullable: true, description: 'The trade of the site.' })
  trade?: Trade | null;

  @Field(() => String, { nullable: true, description: `A sentence or two; up to ${FACTS.description} characters.` })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'A telephone with its area code.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'A mobile telephone.' })
  mobile?: string | null;

  @Field(() => String, { nullable: true, description: 'An e-mail address.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: `The postal address; up to ${FACTS.address} characters.` })
  address?: string | null;

  @Field(() => String, { nullable: true, description: 'The address of the place on a map, with https.' })
  mapLink?: string | null;

  @Field(() => [OpeningHoursType], {
    nullable: true,
    description: `Opening hours. Bounded: at most ${FACTS.hours} lines.`,
  })
  hours?: readonly OpeningHoursType[] | null;

  @Field(() => SiteProfilesType, { nullable: true, description: PROFILES })
  profiles?: SiteProfilesType | null;

  @Field(() => SiteAnswersType, { nullable: true, description: ANSWERED })
  answers?: SiteAnswersType | null;
}
