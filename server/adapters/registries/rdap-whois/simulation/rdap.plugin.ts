/** RDAP of the simulated registries (RFC 9082, RFC 9083): `{prefix}/{extension}/domain/{name}`. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { RegistryNames } from '#server/sandbox/registry-names.js';

/** Without their dots; .ir has no RDAP, as in the world. */
export const RDAP_EXTENSIONS = ['com', 'net', 'org', 'info', 'biz', 'cc', 'io', 'me', 'co'] as const;

interface AtDomain {
  Params: { extension: string; name: string };
}

const HOLD_MS = 60_000;
const RETRY_AFTER_SECONDS = 1;
const CONFORMANCE = ['rdap_level_0', 'icann_rdap_technical_implementation_guide_0', 'icann_rdap_response_profile_0'];

export async function rdapPlugin(scope: FastifyInstance, { names }: { readonly names: RegistryNames }): Promise<void> {
  const closing = new AbortController();
  scope.addHook('preClose', async () => closing.abort());
  scope.get<AtDomain>('/:extension/domain/:name', async (request, reply) => {
    const { extension } = request.params;
    const name = request.params.name.toLowerCase();
    const isServed = (RDAP_EXTENSIONS as readonly string[]).includes(extension) && isNameUnder(name, extension);
    if (!isServed) return sendFault(reply, 400, 'Bad Request');
    const behaviour = await names.look(name);
    if (behaviour === 'slow') await pause(closing.signal);
    if (behaviour === 'limited')
      return sendFault(reply.header('retry-after', RETRY_AFTER_SECONDS), 429, 'Too Many Requests');
    if (behaviour !== 'taken') return sendFault(reply, 404, 'Not Found');
    return reply.type('application/rdap+json').send(JSON.stringify(domainObject(name)));
  });
}

function isNameUnder(name: string, extension: string): boolean {
  return name.endsWith(`.${extension}`) && /^[a-z0-9-]+\.[a-z.]+$/.test(name);
}

function sendFault(reply: FastifyReply, errorCode: number, title: string): FastifyReply {
  const body = { rdapConformance: CONFORMANCE, errorCode, title, description: [title] };
  return reply.code(errorCode).type('application/rdap+json').send(JSON.stringify(body));
}

function domainObject(name: string): Record<string, unknown> {
  return {
    rdapConformance: CONFORMANCE,
    objectClassName: 'domain',
    handle: `${Buffer.from(name).toString('hex').slice(0, 12).toUpperCase()}-SANDBOX`,
    ldhName: name.toUpperCase(),
    status: ['client transfer prohibited'],
    events: [
      { eventAction: 'registration', eventDate: '2015-05-04T08:00:00Z' },
      { eventAction: 'expiration', eventDate: '2035-05-04T08:00:00Z' },
    ],
    nameservers: ['ns1', 'ns2'].map((host) => ({
      objectClassName: 'nameserver',
      ldhName: `${host}.${name}`.toUpperCase(),
    })),
    secureDNS: { delegationSigned: false },
    entities: [{ objectClassName: 'entity', handle: '9999', roles: ['registrar'] }],
    notices: [{ title: 'Terms of Use', description: ['A simulated registry; nothing here is registered anywhere.'] }],
  };
}

async function pause(closing: AbortSignal): Promise<void> {
  await sleep(HOLD_MS, undefined, { signal: closing, ref: false }).catch((error: unknown) => {
    if (!closing.aborted) throw error;
  });
}
