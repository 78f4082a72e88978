import { Arg, Ctx as Context, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Ctx } from '#platform/context.js';
import { Keys } from '#platform/graphql/keys.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';
import { domainAddress, SiteType, finalHost } from '#features/sites/index.js';
import { recordsFor } from './dns-records.js';
import { graceEnd } from './domain-progress.js';
import { readableName } from './own-name.js';
import { reasonText } from './site-domains.messages.js';
import { domainsLoader } from './site-domains.queries.js';
import { addDomain, checkDomain, makeDomainPrimary, readDomains, removeDomain } from './site-domains.service.js';
import { isServed } from './site-domains.store.js';
import { DnsRecordType, SiteDomainType } from './site-domains.types.js';

@Resolver(() => SiteDomainType)
export class SiteDomainResolver {
  @Keys('write:sites')
  @Mutation(() => SiteDomainType, {
    description: 'Claims a domain for the site. Nothing is served at it before the record that proves it was found.',
  })
  addSiteDomain(
    @Context() ctx: Ctx,
    @Arg('siteId', () => ID, { description: 'The id of the site.' }) siteId: string,
    @Arg('name', () => String, {
      description: 'The domain as the person typed it; a pasted address and Persian letters are understood.',
    })
    name: string,
  ): Promise<SiteDomainType> {
    return addDomain(ctx, { siteId, name });
  }

  @Keys('write:sites')
  @Mutation(() => [SiteDomainType], {
    description: 'The domain leads to the site no longer. Gives those that are left, bounded as `Site.domains` is.',
  })
  async removeSiteDomain(
    @Context() ctx: Ctx,
    @Arg('siteId', () => ID, { description: 'The id of the site.' }) siteId: string,
    @Arg('id', () => ID, { description: 'The id of a domain of this site; NOT_FOUND for another.' }) id: string,
  ): Promise<readonly SiteDomainType[]> {
    await removeDomain(ctx, siteId, id);
    return readDomains(ctx, siteId);
  }

  @Keys('write:sites')
  @Mutation(() => SiteDomainType, { description: "Visitors of the site's other domains are led to this one." })
  makeSiteDomainPrimary(
    @Context() ctx: Ctx,
    @Arg('siteId', () => ID, { description: 'The id of the site.' }) siteId: string,
    @Arg('id', () => ID, { description: 'The id of a connected domain of this site.' }) id: string,
    @Arg('withWww', () => Boolean, {
      nullable: true,
      description: 'Visitors are to end at `www.`, where that leads here, too; as before where not given.',
    })
    withWww: boolean | null,
  ): Promise<SiteDomainType> {
    return makeDomainPrimary(ctx, { siteId, id, withWww });
  }

  @Keys('write:sites')
  @Mutation(() => SiteDomainType, { description: 'Queries the servers of the domain now, and continues to query.' })
  checkSiteDomain(
    @Context() ctx: Ctx,
    @Arg('siteId', () => ID, { description: 'The id of the site.' }) siteId: string,
    @Arg('id', () => ID, { description: 'The id of a domain of this site; NOT_FOUND for another.' }) id: string,
  ): Promise<SiteDomainType> {
    return checkDomain(ctx, siteId, id);
  }

  @FieldResolver(() => String, { description: 'The domain for people to read: a Persian name in Persian letters.' })
  displayName(@Root() domain: Readonly<SiteDomainType>): string {
    return readableName(domain.name);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Where visitors of it end; null while nothing is served.',
  })
  url(@Context() ctx: Ctx, @Root() domain: Readonly<SiteDomainType>): string | null {
    return isServed(domain) ? domainAddress(ctx.config, finalHost(domain)) : null;
  }

  @FieldResolver(() => Boolean, { description: '`www.` before the name leads here, too.' })
  isWwwConnected(@Root() domain: Readonly<SiteDomainType>): boolean {
    return isServed(domain) && domain.wwwHere && domain.bareHere;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'A TLS handshake at `url` succeeds; false while its certificate is being issued. Null while nothing is ' +
      'served, where domains are simulated, and where no proxy ends TLS with certificates that browsers trust.',
  })
  isHttpsReady(@Context() { ports }: Ctx, @Root() domain: Readonly<SiteDomainType>): boolean | null {
    return ports.tls !== null && isServed(domain) ? domain.httpsReadyAt !== null : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'An explanation of what is missing and what to do, in Persian.',
  })
  reasonText(@Context() { config }: Ctx, @Root() domain: Readonly<SiteDomainType>): string | null {
    return reasonText(domain, config.certificateAuthority ?? '');
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description: 'When it is disconnected, where its records are missing until then.',
  })
  disconnectsAt(@Root() { lostAt }: Readonly<SiteDomainType>): Date | null {
    return lostAt && graceEnd(lostAt);
  }

  @FieldResolver(() => [DnsRecordType], {
    description:
      'The records that its owner is to set, with the state of each. Bounded: one for each address of ours, and two.',
  })
  records(@Context() { config }: Ctx, @Root() domain: Readonly<SiteDomainType>): readonly DnsRecordType[] {
    const siteHost = `${domain.label}.${config.sitesHost}`;
    return recordsFor(domain, { addresses: config.sitesAddresses, siteHost });
  }

  @FieldResolver(() => [String], {
    description: 'The names of the servers of the domain that answered last. Bounded: four.',
  })
  servers(@Root() { findings }: Readonly<SiteDomainType>): readonly string[] {
    return findings?.servers ?? [];
  }
}

@Resolver(() => SiteType)
export class DomainsOfSiteResolver {
  @FieldResolver(() => [SiteDomainType], {
    description: 'Its domains, the primary one first. Bounded: ten of its own, and those of the order.',
  })
  async domains(@Context() ctx: Ctx, @Root() site: Readonly<SiteType>): Promise<readonly SiteDomainType[]> {
    return (await domainsLoader(ctx).load(site.id))?.domains ?? [];
  }
}
