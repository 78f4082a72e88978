/** The browser's side of a simulated gateway: shows a payment and ends it as the payer chooses. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Clock } from '#platform/time/clock.js';
import { registerAssets, sendPage } from '#server/sandbox/page.js';
import type { GatewaySession, GatewayStore } from './gateway.store.js';
import { endedPage, payPage, unknownPage, type PayPage, type PayPages } from './pay.page.js';

export interface Gateway {
  readonly store: GatewayStore;
  readonly clock: Clock;
}

/** The options with which each simulated gateway is registered. */
export interface GatewayPluginOptions extends Gateway {
  /** Shown as the receiver of the money. */
  readonly merchantName: string;
  readonly home?: string;
  /** How long a provoked late answer waits, ms. */
  readonly lateMs?: number;
}

export interface PayOptions extends PayPages {
  readonly home?: string | undefined;
  /** The path before the name of a session, such as `/start`. */
  readonly path: string;
  /** Whether a text has the form of the names that this gateway gives its sessions. */
  readonly isName: (text: string) => boolean;
  /** The choice by which the bank refuses the payment while the browser says that it is paid. */
  readonly refused: string;
}

const choice = z.object({ do: z.enum(['pay', 'cancel', 'close']), outcome: z.string().default('success') });

interface AtName {
  Params: { name: string };
}

export function registerPay(scope: FastifyInstance, gateway: Gateway, options: PayOptions): void {
  const assets = registerAssets(scope);
  const show = (reply: FastifyReply, page: PayPage, status: number, session?: GatewaySession): FastifyReply =>
    sendPage(reply, {
      ...page,
      assets,
      status,
      home: options.home,
      formOrigins: session ? [new URL(session.callbackUrl).origin] : [],
    });
  const present = (reply: FastifyReply, session: GatewaySession | null, endedStatus = 200): FastifyReply => {
    if (!session) return show(reply, unknownPage(), 404);
    if (session.status === 'in_bank') return show(reply, payPage(session, options), 200, session);
    return show(reply, endedPage(session, session.status, options), endedStatus, session);
  };
  const find = async (name: string): Promise<GatewaySession | null> =>
    options.isName(name) ? gateway.store.find(name) : null;

  const path = `${options.path}/:name`;
  scope.get<AtName>(path, async (request, reply) => present(reply, await find(request.params.name)));
  scope.post<AtName>(path, async (request, reply) => {
    const { name } = request.params;
    const { data: chosen } = choice.safeParse(request.body);
    const isChoice = chosen !== undefined && options.outcomes.has(chosen.outcome);
    const ended = isChoice && options.isName(name) ? await endPayment(gateway, options, name, chosen) : null;
    // Nothing changed: unknown, ended before (so that it is not paid twice), or not our form.
    if (!ended || !chosen) return present(reply, await find(name), 409);
    if (chosen.do === 'close') return present(reply, ended);
    return reply.redirect(options.callback(ended, chosen.do !== 'cancel'), 302);
  });
}

/** Null when the payment is not open. One that the bank refused comes back as a paid one. */
async function endPayment(
  { store, clock }: Gateway,
  { refused }: PayOptions,
  name: string,
  { do: how, outcome }: z.output<typeof choice>,
): Promise<GatewaySession | null> {
  if ((await store.find(name))?.status !== 'in_bank') return null;
  const isProvoked = outcome !== 'success' && outcome !== refused;
  if (how !== 'cancel' && isProvoked) await store.provoke(name, outcome);
  const isPaid = how !== 'cancel' && outcome !== refused;
  return store.finish(name, isPaid ? 'paid' : 'failed', clock.now());
}
