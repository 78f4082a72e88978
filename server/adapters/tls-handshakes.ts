/** Handshakes with the proxy before us, as the browser of a visitor begins them: is there a certificate for a name? */
import { connect } from 'node:tls';
import { HTTPS_CHECKS } from '#core/limits/limits.js';
import type { HandshakeOutcome, TlsHandshakes } from '#platform/ports.js';

export interface HandshakeOptions {
  /** Our own, as an operator has configured them; the first two are connected to, one after the other. */
  readonly addresses: readonly string[];
  readonly port: number;
  /** Authorities that are trusted in place of the system's, PEM. */
  readonly authorities?: string;
  /** For each address. */
  readonly timeoutMs?: number;
}

const TRIED = 2;

export function createTlsHandshakes(options: HandshakeOptions): TlsHandshakes {
  return {
    check: async (host) => {
      for (const address of options.addresses.slice(0, TRIED)) {
        const outcome = await handshake(address, host, options);
        if (outcome !== 'silent') return outcome;
      }
      return 'silent';
    },
  };
}

function handshake(
  address: string,
  servername: string,
  { port, authorities, timeoutMs = HTTPS_CHECKS.timeoutMs }: HandshakeOptions,
): Promise<HandshakeOutcome> {
  return new Promise((resolve) => {
    let isConnected = false;
    const ca = authorities === undefined ? {} : { ca: authorities };
    const socket = connect({ host: address, port, servername, ALPNProtocols: ['http/1.1'], ...ca });
    const end = (outcome: HandshakeOutcome): void => {
      clearTimeout(timer);
      resolve(outcome);
      socket.destroy();
    };
    const timer = setTimeout(() => end('silent'), timeoutMs);
    socket.once('connect', () => (isConnected = true));
    socket.once('secureConnect', () => end('ready'));
    // A later error, of a socket that has ended, must have a listener, too.
    socket.on('error', () => end(isConnected ? 'refused' : 'silent'));
    socket.once('close', () => end(isConnected ? 'refused' : 'silent'));
  });
}
