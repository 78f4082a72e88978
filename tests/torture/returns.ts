/** The way back from the gateway: callbacks once, several at once, without money, late and with the wrong word. */
import type { Stage } from './customers.js';
import type { Random } from './random.js';

export interface Session {
  /** The id of the payment; null where the product has not said it. */
  readonly id: string | null;
  readonly authority: string;
  readonly url: string;
  readonly isDeposit: boolean;
}

export interface Returns {
  /** The browser comes back, as often as it pleases; the answer is how many calls the product has answered. */
  come(session: Session, status?: 'OK' | 'NOK'): Promise<number>;
  /** Not paid, and the browser says OK. */
  lie(session: Session): Promise<void>;
}

/** The tries of our own page of the return. */
const TRIES = 3;

export function createReturns(stage: Stage, random: Random): Returns {
  const { apis, log, scenes } = stage;

  const knock = async ({ id, authority, isDeposit }: Session, status: string): Promise<boolean> => {
    const { data, answered } = random.chance(0.5)
      ? await apis.rest(null, isDeposit ? '/wallets/me/deposit/verify' : '/payments/verify', { authority, status })
      : await apis.graphql(null, isDeposit ? 'verifyDeposit' : 'verifyPayment', {
          declare: '$authority: String!, $status: String',
          pass: 'authority: $authority, status: $status',
          variables: { authority, status },
          select: 'success refId',
        });
    const refId = data?.['refId'] ?? data?.['ref_id'];
    if (typeof refId === 'string') {
      log.add({ what: 'settled', authority, refId });
      if (id) stage.settledPayments.push(id);
    }
    return answered;
  };

  const once = async (session: Session, status: string): Promise<boolean> => {
    for (let tries = 0; tries < TRIES; tries += 1) if (await knock(session, status)) return true;
    return false;
  };

  const come = async (session: Session, status: 'OK' | 'NOK' = 'OK'): Promise<number> => {
    const calls = Array.from({ length: random.pick([1, 2, 2, 3]) }, () => once(session, status));
    const answered = (await Promise.all(calls)).filter(Boolean).length;
    if (answered > 1) scenes.note('callbacks at once');
    return answered;
  };

  const lie = async (session: Session): Promise<void> => {
    const calls = Array.from({ length: random.pick([1, 1, 2]) }, () => once(session, 'OK'));
    if ((await Promise.all(calls)).some(Boolean)) scenes.note('callbacks without money');
  };

  return { come, lie };
}
