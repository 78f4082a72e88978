/** The data of the wizard, as an output and an input of GraphQL; see design.types.ts. */
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import type { SiteType } from '#core/design/design.js';
import { DESIGN } from '#core/limits/limits.js';
import { SERVICE_KEYS, type ServiceKey } from '#core/pricing/price-list.js';
import type { Billing } from '#core/pricing/pricing.js';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { BrandingType, CanvasDimensionsType, DesignType, KeyedTextType, SiteTypeEnum } from './design.types.js';
import { BillingEnum } from './quote.types.js';

type Method = 'template' | 'dynamic';
type PageStructure = 'single' | 'multi';

export const DesignMethodEnum = enumOf<Method>('DesignMethod', 'The ways in which a design can begin.', {
  template: 'A ready template.',
  dynamic: 'Sections chosen one by one.',
});

const PageStructureEnum = enumOf<PageStructure>('PageStructure', 'How many pages a site has.', {
  single: 'A site of one page.',
  multi: 'A site of several pages.',
});

const FRAMEWORK = 'The pages, and how they came about.';

@KeyResources()
@ObjectType('WebsiteFramework', { description: FRAMEWORK, simpleResolvers: true })
@InputType('WebsiteFrameworkInput', { description: FRAMEWORK })
class WebsiteFrameworkType {
  @Field(() => DesignMethodEnum, { nullable: true, description: 'How the design began.' })
  method?: Method | null;

  @Field(() => String, { nullable: true, description: 'The template that it began from.' })
  templateId?: string | null;

  @Field(() => DesignType, { nullable: true, description: 'The pages. Without sections, those of selectedLayouts.' })
  dynamicDesign?: DesignType | null;

  @Field(() => [KeyedTextType], {
    nullable: true,
    description: 'Section types and the layouts chosen for them. Bounded by the number of types.',
  })
  selectedLayouts?: readonly KeyedTextType[] | null;

  @Field(() => [KeyedTextType], {
    nullable: true,
    description: `Names and ids of uploaded pictures. Bounded: at most ${DESIGN.maxImages}.`,
  })
  uploadedImages?: readonly KeyedTextType[] | null;

  @Field(() => PageStructureEnum, { nullable: true, description: 'How many pages the site has.' })
  pageStructure?: PageStructure | null;

  @Field(() => [String], {
    nullable: true,
    description: `Names of pages that are not yet designed. Bounded: at most ${DESIGN.maxPages}.`,
  })
  customPages?: readonly string[] | null;

  @Field(() => CanvasDimensionsType, { nullable: true, description: 'The canvas of each page without its own.' })
  canvasDimensions?: CanvasDimensionsType | null;
}

@KeyResources()
@ObjectType('ExtraDomain', { description: 'A further domain name of the same site.', simpleResolvers: true })
@InputType('ExtraDomainInput', { description: 'A further domain name of the same site.' })
export class ExtraDomainType {
  @Field(() => String, { nullable: true, description: 'Required. The name without its extension.' })
  domain?: string | null;

  @Field(() => String, { nullable: true, description: 'Required. With its dot.' })
  extension?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The price that the client was shown, in toman; the server computes its own.',
  })
  price?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the client was shown that the name is free; the server checks again.',
  })
  available?: boolean | null;
}

@KeyResources()
@ObjectType('WizardDomains', { description: 'The domain names of a site.', simpleResolvers: true })
@InputType('WizardDomainsInput', { description: 'The domain names of a site.' })
export class WizardDomainsType {
  @Field(() => String, { nullable: true, description: 'The main name; empty where none is chosen yet.' })
  domain?: string | null;

  @Field(() => String, { nullable: true, description: 'With its dot; .ir where left out.' })
  domainExtension?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'The customer owns the main name already, with any extension: it costs nothing, is never registered, and is connected by its TXT record after the payment.',
  })
  ownsDomain?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The price that the client was shown, in toman; the server computes its own.',
  })
  domainPrice?: number | null;

  @Field(() => [ExtraDomainType], { nullable: true, description: 'Further names. Bounded: at most 20.' })
  additionalDomains?: readonly ExtraDomainType[] | null;
}

const FLAGS = 'Further services; true for those that are chosen.';

@KeyResources()
@ObjectType('ServiceFlags', { description: FLAGS, simpleResolvers: true })
@InputType('ServiceFlagsInput', { description: FLAGS })
class ServiceFlagsType implements Partial<Record<ServiceKey, boolean | null>> {
  @Field(() => Boolean, { nullable: true, description: 'Work on how search engines find the site.' })
  seoOptimization?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Links with social networks.' })
  socialMediaIntegration?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Counting of visitors.' })
  analyticsSetup?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether backups are ordered.' })
  backupService?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether maintenance is ordered.' })
  maintenancePlan?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Delivery before others.' })
  rushDelivery?: boolean | null;
}

const NAMES = `Names of services, such as ${SERVICE_KEYS[0] ?? ''}; counts like the flags. Bounded: at most 30.`;

@KeyResources()
@ObjectType('WizardPricing', { description: 'Further choices that the price depends on.', simpleResolvers: true })
@InputType('WizardPricingInput', { description: 'Further choices that the price depends on.' })
export class WizardPricingType {
  @Field(() => [String], { nullable: true, description: NAMES })
  additionalServices?: readonly string[] | null;

  @Field(() => [Float], { nullable: true, description: 'How much shall be made to measure. Bounded: at most five.' })
  customizationLevel?: readonly number[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Counts like the service of that name.' })
  rushDelivery?: boolean | null;

  @Field(() => BillingEnum, { nullable: true, description: 'The period that is paid for; monthly where left out.' })
  billing?: Billing | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The price that the client was shown, in toman; the server computes its own.',
  })
  totalPrice?: number | null;

  @Field(() => String, { nullable: true, description: 'A discount code.' })
  couponCode?: string | null;
}

const WIZARD = 'Everything that is chosen in the wizard.';

@KeyResources('orders')
@ObjectType('WizardData', { description: WIZARD, simpleResolvers: true })
@InputType('WizardDataInput', { description: `${WIZARD} An order needs websiteFramework, a price nothing.` })
export class WizardDataType {
  @Field(() => SiteTypeEnum, { nullable: true, description: 'The purpose of the site; personal where left out.' })
  siteType?: SiteType | null;

  @Field(() => String, { nullable: true, description: "The client's own name of its mode; not read by the server." })
  pageMode?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'The functions that the site shall have. Bounded: at most 50.',
  })
  modules?: readonly string[] | null;

  @Field(() => WebsiteFrameworkType, { nullable: true, description: FRAMEWORK })
  websiteFramework?: WebsiteFrameworkType | null;

  @Field(() => BrandingType, { nullable: true, description: 'Colours, typeface and logo.' })
  branding?: BrandingType | null;

  @Field(() => WizardDomainsType, { nullable: true, description: 'The domain names.' })
  userInfo?: WizardDomainsType | null;

  @Field(() => ServiceFlagsType, { nullable: true, description: FLAGS })
  additionalServices?: ServiceFlagsType | null;

  @Field(() => [String], { nullable: true, description: NAMES })
  additionalServicesList?: readonly string[] | null;

  @Field(() => WizardPricingType, { nullable: true, description: 'Further choices that the price depends on.' })
  pricing?: WizardPricingType | null;

  @Field(() => String, { nullable: true, description: 'The id of its order; set by the server.' })
  orderId?: string | null;

  @Field(() => String, { nullable: true, description: 'The id of the wizard that it came from.' })
  sessionId?: string | null;
}
