/** The browser's side of the gateway: shows a payment and ends it as the payer chooses. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { registerAssets, sendPage } from '#server/sandbox/page.js';
import { isAuthority, type Gateway } from './gateway.calls.js';
import type { GatewaySession } from './gateway.store.js';
import { isProvocation, OUTCOMES, type Outcome } from './provocations.js';
import { callbackAddress, endedPage, payPage, unknownPage, type StartPayPage } from './start-pay.page.js';

const choice = z.object({ do: z.enum(['pay', 'cancel', 'close']), outcome: z.enum(OUTCOMES).default('success') });

interface AtAuthority {
  Params: { authority: string };
}

export interface StartPayOptions {
  /** Shown as the receiver of the money. */
  readonly merchantName: string;
  readonly home?: string;
}

export function registerStartPay(scope: FastifyInstance, gateway: Gateway, options: StartPayOptions): void {
  const assets = registerAssets(scope);
  const show = (reply: FastifyReply, page: StartPayPage, status: number, session?: GatewaySession): FastifyReply =>
    sendPage(reply, {
      ...page,
      assets,
      status,
      home: options.home,
      formOrigins: session ? [new URL(session.callbackUrl).origin] : [],
    });
  const present = (reply: FastifyReply, session: GatewaySession | null, endedStatus = 200): FastifyReply => {
    if (!session) return show(reply, unknownPage(), 404);
    if (session.status === 'in_bank') return show(reply, payPage(session, options.merchantName), 200, session);
    return show(reply, endedPage(session, session.status, options.merchantName), endedStatus, session);
  };

  const find = async (authority: string): Promise<GatewaySession | null> =>
    isAuthority(authority) ? gateway.store.find(authority) : null;

  scope.get<AtAuthority>('/pg/StartPay/:authority', async (request, reply) =>
    present(reply, await find(request.params.authority)),
  );
  scope.post<AtAuthority>('/pg/StartPay/:authority', async (request, reply) => {
    const { authority } = request.params;
    const chosen = choice.safeParse(request.body);
    const ended =
      chosen.success && isAuthority(authority)
        ? await endPayment(gateway, authority, chosen.data.do, chosen.data.outcome)
        : null;
    // Nothing changed: unknown, ended before (so that it is not paid twice), or not our form.
    if (!ended || !chosen.success) return present(reply, await find(authority), 409);
    if (chosen.data.do === 'close') return present(reply, ended);
    return reply.redirect(callbackAddress(ended, chosen.data.do === 'cancel' ? 'NOK' : 'OK'), 302);
  });
}

/** Null when the payment is not open. A chosen -51 is a payment that the bank refused and the browser calls OK. */
async function endPayment(
  { store, clock }: Gateway,
  authority: string,
  how: 'pay' | 'cancel' | 'close',
  outcome: Outcome,
): Promise<GatewaySession | null> {
  if ((await store.find(authority))?.status !== 'in_bank') return null;
  if (how !== 'cancel' && isProvocation(outcome)) await store.provoke(authority, outcome);
  const isPaid = how !== 'cancel' && outcome !== '-51';
  return store.finish(authority, isPaid ? 'paid' : 'failed', clock.now());
}
