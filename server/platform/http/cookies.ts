/** Cookies of the caller's browser. None of them authorises a change (D-39): calls send a bearer token. */
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Cookies {
  /** Null where the browser sent none of that name. */
  read(name: string): string | null;
  /** HttpOnly, SameSite=Lax, for the whole site; `secure` as well where the site is reached over https. */
  write(name: string, value: string, options: { readonly maxAgeSeconds: number; readonly secure: boolean }): void;
}

export class RequestCookies implements Cookies {
  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
  ) {}

  read(name: string): string | null {
    for (const pair of (this.request.headers.cookie ?? '').split(';')) {
      const [key, ...value] = pair.split('=');
      if (key?.trim() === name) return value.join('=').trim();
    }
    return null;
  }

  write(name: string, value: string, { maxAgeSeconds, secure }: { maxAgeSeconds: number; secure: boolean }): void {
    const cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax`;
    void this.reply.header('set-cookie', secure ? `${cookie}; Secure` : cookie);
  }
}
