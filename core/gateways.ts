/**
 * The facts of each payment gateway that both sides know, by the name that payments store: its title, and how to read
 * the address to which it sends the payer back. A further gateway gets a row here and a folder with its adapter on the
 * server.
 */

interface GatewayTraits {
  /** Persian. */
  readonly title: string;
  /** The query of the address of the return. */
  readonly returns: {
    /** The parameters that make up the name of the session, each in every spelling that is accepted; joined by `-`. */
    readonly authority: readonly (readonly string[])[];
    /** The parameter that says what became of the payment. */
    readonly status: readonly string[];
    /** Its value where the payer has paid, in capital letters; accepted in small ones, too. */
    readonly paid: string;
  };
}

const GATEWAYS = {
  zarinpal: {
    title: 'زرین‌پال',
    returns: { authority: [['Authority', 'authority']], status: ['Status', 'status'], paid: 'OK' },
  },
  zibal: {
    title: 'زیبال',
    // Its trackId can be guessed: only beside the reference, which our own callback address carries, is it a name.
    returns: { authority: [['trackId'], ['reference']], status: ['success'], paid: '1' },
  },
} as const satisfies Readonly<Record<string, GatewayTraits>>;

export type GatewayName = keyof typeof GATEWAYS;

function isGatewayName(name: string): name is GatewayName {
  return Object.hasOwn(GATEWAYS, name);
}

/** How people call a gateway, Persian; by its stored name where it has no row any more. */
export function gatewayTitle(gateway: string): string {
  return isGatewayName(gateway) ? GATEWAYS[gateway].title : gateway;
}

/** The documented words of both APIs for what the browser brought back, whichever gateway it comes from. */
export const RETURN_STATUS = { paid: 'OK', unpaid: 'NOK' } as const;

export interface GatewayReturn {
  /** The name of the session at the gateway; null where the address has none. */
  readonly authority: string | null;
  /** A hint of an untrusted browser: only the gateway itself proves a payment. */
  readonly isPaid: boolean;
}

/** Reads a return by the row of the gateway whose parameter for the session is in the query. */
export function readGatewayReturn(
  query: URLSearchParams,
  gateways: readonly Pick<GatewayTraits, 'returns'>[] = Object.values(GATEWAYS),
): GatewayReturn {
  const read = (names: readonly string[]) => names.map((name) => query.get(name)).find((value) => value) ?? null;
  for (const { returns } of gateways) {
    const parts = returns.authority.map(read);
    const isWhole = parts.every((part) => part !== null);
    if (isWhole) return { authority: parts.join('-'), isPaid: read(returns.status)?.toUpperCase() === returns.paid };
  }
  return { authority: null, isPaid: false };
}
