/** A request whose body comes as slowly as a test wants, over a connection of its own. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface SlowRequest {
  readonly port: number;
  readonly path: string;
  readonly host?: string;
  /** The address that the proxy names: X-Forwarded-For. */
  readonly from?: string;
  readonly type?: string;
  /** Bytes of the body that is announced. */
  readonly length: number;
  readonly headers?: readonly string[];
}

export interface SlowAnswer {
  /** Null where the connection ended without an answer. */
  readonly status: number | null;
  /** In lower case. */
  readonly head: string;
  readonly text: string;
  /** From the head of the request to the end of the connection. */
  readonly ms: number;
}

export class SlowBody {
  private readonly socket: Socket;
  private readonly began = performance.now();
  private readonly chunks: Buffer[] = [];
  private ended: number | null = null;
  private drip: NodeJS.Timeout | null = null;

  constructor({ port, path, host = 'localhost', from, type = 'application/json', length, headers = [] }: SlowRequest) {
    const lines = [
      `POST ${path} HTTP/1.1`,
      `Host: ${host}`,
      `Content-Type: ${type}`,
      `Content-Length: ${length}`,
      ...(from === undefined ? [] : [`X-Forwarded-For: ${from}`]),
      ...headers,
    ];
    this.socket = connect(port, '127.0.0.1');
    this.socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    this.socket.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    // A byte that was under way as the server closed is answered by a reset.
    this.socket.on('error', () => undefined);
    this.socket.once('close', () => {
      this.ended = performance.now() - this.began;
      if (this.drip) clearInterval(this.drip);
    });
    // Stops like a client that has read its answer to the end.
    this.socket.once('end', () => this.stop());
  }

  write(bytes: string | Buffer): this {
    this.socket.write(bytes);
    return this;
  }

  /** One piece after another until the connection ends. */
  trickle(piece: string, everyMs: number): this {
    this.drip = setInterval(() => this.socket.writable && this.socket.write(piece), everyMs);
    return this;
  }

  get isOpen(): boolean {
    return this.ended === null;
  }

  get status(): number | null {
    const [, status] = /^HTTP\/1\.1 (\d+)/.exec(Buffer.concat(this.chunks).toString()) ?? [];
    return status === undefined ? null : Number(status);
  }

  async answer(): Promise<SlowAnswer> {
    if (this.ended === null) await once(this.socket, 'close');
    const [head = '', ...rest] = Buffer.concat(this.chunks).toString().split('\r\n\r\n');
    return { status: this.status, head: head.toLowerCase(), text: rest.join('\r\n\r\n'), ms: this.ended ?? 0 };
  }

  stop(): void {
    if (this.drip) clearInterval(this.drip);
    this.socket.end();
  }

  destroy(): void {
    this.socket.destroy();
  }
}
