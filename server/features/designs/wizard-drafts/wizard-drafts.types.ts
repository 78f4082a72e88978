import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { SiteType } from '#core/design/design.js';
import { SERVICE_KEYS } from '#core/pricing/price-list.js';
import type { Billing } from '#core/pricing/pricing.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';
import { BrandingType, DesignType, SiteTypeEnum } from '../design/design.types.js';
import { BillingEnum } from '../design/quote.types.js';
import { DesignMethodEnum, ExtraDomainType } from '../design/wizard-data.types.js';

const DOMAIN = 'The main domain name of a draft, as far as it was typed.';

@KeyResources()
@ObjectType('WizardDraftDomain', { description: DOMAIN, simpleResolvers: true })
@InputType('WizardDraftDomainInput', { description: DOMAIN })
class WizardDraftDomainType {
  @Field(() => String, { nullable: true, description: 'The name without its extension; up to 80 characters.' })
  label?: string | null;

  @Field(() => String, { nullable: true, description: 'With its dot; .ir where left out.' })
  extension?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'The customer owns the name already.' })
  isOwned?: boolean | null;
}

const ORDER = 'The texts of the order that a draft will become.';

@KeyResources()
@ObjectType('WizardDraftOrder', { description: ORDER, simpleResolvers: true })
@InputType('WizardDraftOrderInput', { description: ORDER })
class WizardDraftOrderType {
  @Field(() => String, { nullable: true, description: 'The title of the order.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'The wishes of the customer.' })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'Further notes of the customer.' })
  comments?: string | null;
}

const CONTENT = 'An unfinished wizard; every answer may be missing, except the pages.';

@KeyResources('orders')
@ObjectType('WizardDraftContent', { description: CONTENT, simpleResolvers: true })
@InputType('WizardDraftContentInput', { description: CONTENT })
export class WizardDraftContentType {
  @Field(() => SiteTypeEnum, { nullable: true, description: 'The purpose of the site.' })
  siteType?: SiteType | null;

  @Field(() => DesignMethodEnum, { nullable: true, description: 'How the design began.' })
  method?: 'template' | 'dynamic' | null;

  @Field(() => String, { nullable: true, description: 'The template that it began from.' })
  templateId?: string | null;

  @Field(() => DesignType, { nullable: true, description: 'Required. The pages.' })
  design?: DesignType | null;

  @Field(() => Boolean, { nullable: true, description: 'The facts of the site were given, or left for later.' })
  factsAsked?: boolean | null;

  @Field(() => BrandingType, { nullable: true, description: 'Colours, typeface and logo.' })
  branding?: BrandingType | null;

  @Field(() => WizardDraftDomainType, { nullable: true, description: DOMAIN })
  domain?: WizardDraftDomainType | null;

  @Field(() => [ExtraDomainType], { nullable: true, description: 'Further names. Bounded: at most 20.' })
  extraDomains?: readonly ExtraDomainType[] | null;

  @Field(() => [String], {
    nullable: true,
    description: `Names of services, such as ${SERVICE_KEYS[0] ?? ''}. Bounded: at most 30.`,
  })
  services?: readonly string[] | null;

  @Field(() => BillingEnum, { nullable: true, description: 'The period that is paid for.' })
  billing?: Billing | null;

  @Field(() => [Int], { nullable: true, description: 'How much shall be made to measure. Bounded: at most five.' })
  customizationLevel?: readonly number[] | null;

  @Field(() => String, { nullable: true, description: 'A discount code, as it was typed.' })
  couponCode?: string | null;

  @Field(() => WizardDraftOrderType, { nullable: true, description: ORDER })
  order?: WizardDraftOrderType | null;

  @Field(() => Int, { nullable: true, description: 'The step that is open, 1 to 6.' })
  step?: number | null;

  @Field(() => Int, { nullable: true, description: 'The last step that was ever opened, 1 to 6.' })
  furthest?: number | null;
}

@KeyResources('orders')
@ObjectType('WizardDraft', { description: 'The unfinished wizard that an account keeps, on every device the same.' })
export class WizardDraftType {
  @Field(() => Int, { description: 'Grows with each save and removal; 0 before the first.' })
  version!: number;

  @Field(() => String, { nullable: true, description: 'The session of its wizard; one draft makes one order.' })
  draftId!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was last saved or removed; null for never.' })
  savedAt!: Date | null;

  /** Returned by the resolver, in its GraphQL form. */
  content!: unknown;
}

@InputType('SaveWizardDraftInput', { description: 'A draft as it is to be kept.' })
export class SaveWizardDraftInput {
  @Field(() => Int, { description: 'The version that the change is based on; CONFLICT after another save.' })
  baseVersion!: number;

  @Field(() => String, {
    description: 'The session of its wizard, up to 100 characters; DRAFT_ORDERED once it is an order.',
  })
  draftId!: string;

  @Field(() => WizardDraftContentType, { description: 'The whole draft.' })
  content!: WizardDraftContentType;
}
