/** The registries, which say whether a name is free. */
export { createDomainRegistry, type DomainRegistryOptions } from './rdap-whois/domain-registry.js';
