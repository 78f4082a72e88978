import { wizardDataSchema } from '#core/design/design.js';
import type { ServiceKey } from '#core/pricing/price-list.js';
import { wizard } from '#tests/helpers/wizards.js';
import { servicesIn, type ServicesRow } from './site-services.js';

function rowOf(services: readonly ServiceKey[], over: Partial<ServicesRow> = {}): ServicesRow {
  return { status: 'online', stop: null, ordered: wizardDataSchema.parse(wizard({ services })), upgraded: [], ...over };
}

describe('the services of a site', () => {
  it('are those of its order and its upgrades', () => {
    const upgraded: ServiceKey[] = ['analyticsSetup', 'seoOptimization'];
    expect(servicesIn(rowOf(['seoOptimization'], { upgraded }))).toEqual(['seoOptimization', 'analyticsSetup']);
    expect(servicesIn(rowOf([]))).toEqual([]);
  });

  it('lose the recurring ones while a renewal is overdue', () => {
    const given = rowOf(['backupService', 'analyticsSetup'], { status: 'suspended', stop: 'overdue' });
    expect(servicesIn(given)).toEqual(['analyticsSetup']);
  });

  it('stay while an administrator has suspended the site', () => {
    expect(servicesIn(rowOf(['backupService'], { status: 'suspended', stop: 'suspended' }))).toEqual(['backupService']);
  });

  it('end with a site that is closed for good', () => {
    expect(servicesIn(rowOf(['backupService', 'analyticsSetup'], { status: 'offline', stop: 'refunded' }))).toEqual([]);
  });
});
