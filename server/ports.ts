/**
 * Chooses each port's adapter: the real service where it is configured, the sandbox through the same adapter elsewhere.
 */
import { join } from 'node:path';
import { createAuthoritativeDns, type DnsOptions } from './adapters/dns/index.js';
import { createGateways, type GatewayAccount } from './adapters/gateways/index.js';
import { httpProbe } from './adapters/http-probe.js';
import { createIndexNow } from './adapters/index-now.js';
import { createSmtpMailer } from './adapters/mail/index.js';
import { createOAuthProviders } from './adapters/oauth/index.js';
import { createRegistrar } from './adapters/registrars/index.js';
import { createDomainRegistry, type DomainRegistryOptions } from './adapters/registries/index.js';
import { FILE_STORES } from './adapters/stores/index.js';
import { createTlsHandshakes } from './adapters/tls-handshakes.js';
import { createWebhookSender } from './adapters/webhook-sender.js';
import type { Config } from './config/config.js';
import type { Ports } from './platform/ports.js';
import type { Sandbox } from './sandbox/index.js';

/** @throws Error when a port has neither a real service nor the sandbox. */
export function createPorts(config: Config, sandbox: Sandbox | null): Ports {
  const smtpUrl = config.mail.smtpUrl ?? sandbox?.smtpUrl;
  if (!smtpUrl) throw new Error('SMTP_URL is not set and the sandbox is off');
  return {
    gateways: createGateways(gatewayAccounts(config, sandbox)),
    registry: createDomainRegistry(sandbox ? sandboxRegistries(sandbox) : {}),
    registrar: createRegistrar(sandbox?.registrarUrl ?? null),
    dns: createAuthoritativeDns(nameServers(config, sandbox)),
    tls: tlsHandshakes(config),
    probe: httpProbe,
    indexNow: indexNowAt(config.indexNowUrl ?? sandbox?.indexNowUrl ?? null),
    webhooks: createWebhookSender({ loopback: config.webhooksReachLoopback }),
    mailer: createSmtpMailer({ url: smtpUrl, from: config.mail.from }),
    files: config.s3 ? FILE_STORES.s3(config.s3) : FILE_STORES.disk(join(config.dataDir, 'files')),
    oauth: oauthProviders(config, sandbox),
  };
}

/** The sandbox's name servers are queried instead of the public ones where it simulates the registries. */
function nameServers({ production }: Config, sandbox: Sandbox | null): DnsOptions {
  const port = sandbox?.dnsPort;
  return port ? { resolvers: [`127.0.0.1:${port}`], port, allowPrivate: true } : { allowPrivate: !production };
}

function tlsHandshakes(config: Config): Ports['tls'] {
  const { publicUrl, sitesAddresses, tlsAsk, hasTrustedCertificates, sandbox } = config;
  if (tlsAsk === null || !hasTrustedCertificates || sandbox.registry) return null;
  if (publicUrl === null || !publicUrl.startsWith('https:')) return null;
  const { hostname, port } = new URL(publicUrl);
  // Without configured addresses the app's own host leads to the same proxy.
  const addresses = sitesAddresses.length > 0 ? sitesAddresses : [hostname];
  return createTlsHandshakes({ addresses, port: Number(port || 443) });
}

function indexNowAt(endpoint: string | null): Ports['indexNow'] {
  return endpoint === null ? null : createIndexNow(endpoint);
}

/** These servers need no rate limit. */
function sandboxRegistries({ rdapBases, whoisServers }: Sandbox): DomainRegistryOptions {
  return { rdapBases, whoisServers, whoisSpacingMs: 0, rdapSpacingMs: 0 };
}

function gatewayAccounts(
  { gateways }: Config,
  sandbox: Sandbox | null,
): readonly [GatewayAccount, ...GatewayAccount[]] {
  const [first, ...others] = gateways;
  if (first) return [first, ...others];
  const [simulated, ...furtherSimulated] = sandbox?.gateways ?? [];
  if (!simulated) throw new Error('No payment gateway is configured and the sandbox is off');
  return [simulated, ...furtherSimulated];
}

function oauthProviders({ oauth }: Config, sandbox: Sandbox | null): Ports['oauth'] {
  const simulated = sandbox?.oauth;
  return createOAuthProviders({
    github: oauth.github ?? simulated?.github ?? null,
    google: oauth.google ?? simulated?.google ?? null,
  });
}
