/** A server that ends TLS as the proxy does: handshakes for names without a certificate are ended. */
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { createSecureContext, createServer } from 'node:tls';

/** The key of the names below; made for these tests. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgLpHUW4Wyp9yKQDHd
sQkJJNzScyiT2mkRKPQbD3Cpx/KhRANCAATqQBa+5w8ch20N1wsc9MMBL/8tCdjI
Cq8xB8fLPnnzB+5sz+jVHc43blflFe1YYrh0DGO6AnuttAn/KVQdPOJw
-----END PRIVATE KEY-----`;
/** The certificate of ketab-amn.ir and www.ketab-amn.ir, valid until 2126. */
const CERT = `-----BEGIN CERTIFICATE-----
MIIBfTCCASKgAwIBAgIBATAKBggqhkjOPQQDAjAXMRUwEwYDVQQDDAxrZXRhYi1h
bW4uaXIwIBcNMjAwMTAxMDAwMDAwWhgPMjEyNjAxMDEwMDAwMDBaMBcxFTATBgNV
BAMMDGtldGFiLWFtbi5pcjBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABOpAFr7n
DxyHbQ3XCxz0wwEv/y0J2MgKrzEHx8s+efMH7mzP6NUdzjduV+UV7VhiuHQMY7oC
e620Cf8pVB084nCjXTBbMA8GA1UdEwEB/wQFMAMBAf8wKQYDVR0RBCIwIIIMa2V0
YWItYW1uLmlyghB3d3cua2V0YWItYW1uLmlyMB0GA1UdDgQWBBQd97RxdhIPtVXY
VpNfUX/NTiL+nTAKBggqhkjOPQQDAgNJADBGAiEAt/cRvBWwQDcM/YcqgKb/ggFq
7HEoMj8vCfvkVA2/TSACIQDNavPENSSZ1rOLBdXrkI9nX62ScJnSN2hieqWsxhCC
UQ==
-----END CERTIFICATE-----`;
/** The certificate of ketab-kohne.ir, valid until 2021. */
const ENDED = `-----BEGIN CERTIFICATE-----
MIIBbzCCARSgAwIBAgIBAjAKBggqhkjOPQQDAjAZMRcwFQYDVQQDDA5rZXRhYi1r
b2huZS5pcjAeFw0yMDAxMDEwMDAwMDBaFw0yMTAxMDEwMDAwMDBaMBkxFzAVBgNV
BAMMDmtldGFiLWtvaG5lLmlyMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE6kAW
vucPHIdtDdcLHPTDAS//LQnYyAqvMQfHyz558wfubM/o1R3ON25X5RXtWGK4dAxj
ugJ7rbQJ/ylUHTzicKNNMEswDwYDVR0TAQH/BAUwAwEB/zAZBgNVHREEEjAQgg5r
ZXRhYi1rb2huZS5pcjAdBgNVHQ4EFgQUHfe0cXYSD7VV2FaTX1F/zU4i/p0wCgYI
KoZIzj0EAwIDSQAwRgIhALquiNyT0HfnFtce3v5tgBsU0qqfdxTnMY8KdahMxFZ/
AiEAqUD2yzzyCQdU9JymwBvlQJGqlL8/xzrEbAxGqU5Q3EU=
-----END CERTIFICATE-----`;

export interface TlsServer {
  readonly port: number;
  /** The authorities that trust its certificates, PEM. */
  readonly authorities: string;
  /** The names that handshakes were begun for. */
  readonly asked: readonly string[];
  /** The names that it has a certificate for, be it a wrong one. */
  readonly names: Set<string>;
  /** Handshakes are begun and never answered. */
  isHanging: boolean;
  close(): Promise<void>;
}

/** Listens at 127.0.0.1. */
export async function startTlsServer(): Promise<TlsServer> {
  const valid = createSecureContext({ key: KEY, cert: CERT });
  const ended = createSecureContext({ key: KEY, cert: ENDED });
  const asked: string[] = [];
  const open = new Set<Socket>();
  const state = { names: new Set<string>(), isHanging: false };
  const server = createServer({
    SNICallback: (name, answer) => {
      asked.push(name);
      if (state.isHanging) return;
      if (state.names.has(name)) answer(null, name === 'ketab-kohne.ir' ? ended : valid);
      else answer(new Error(`no certificate for ${name}`));
    },
  });
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
  });
  server.on('tlsClientError', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    for (const socket of open) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return Object.assign(state, { port, authorities: `${CERT}\n${ENDED}`, asked, close });
}
