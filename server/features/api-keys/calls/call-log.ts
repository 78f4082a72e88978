/**
 * The calls of API keys, in memory until they are written together. No call waits for its record: what does not fit, or
 * cannot be written, is lost.
 */
import { LRUCache } from 'lru-cache';
import { API_KEY_CALLS } from '#core/api-keys.js';

export interface KeyCall {
  /** The request id. */
  readonly id: string;
  readonly keyId: string;
  readonly operation: string;
  readonly status: number;
  readonly durationMs: number;
  readonly calledAt: Date;
}

type OpenCall = Pick<KeyCall, 'keyId' | 'operation' | 'calledAt'> & { readonly failure: number | null };

export interface CallLogOptions {
  readonly write: (calls: readonly KeyCall[]) => Promise<void>;
  readonly onFault: (error: unknown) => void;
  /** Default `API_KEY_CALLS.flushMs`. */
  readonly flushMs?: number;
}

export class CallLog {
  private waiting: KeyCall[] = [];
  /** Calls for which there was no room. */
  private lost = 0;
  /** Calls under way, by request id; bounded, should one never end. */
  private readonly open = new LRUCache<string, OpenCall>({
    max: API_KEY_CALLS.waiting,
    dispose: (_call, _id, reason) => {
      if (reason === 'evict') this.lost += 1;
    },
  });
  private writing: Promise<void> | null = null;
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly options: CallLogOptions) {
    this.timer = setInterval(() => void this.flush(), options.flushMs ?? API_KEY_CALLS.flushMs).unref();
  }

  begin(id: string, call: Pick<KeyCall, 'keyId' | 'operation' | 'calledAt'>): void {
    this.open.set(id, { ...call, failure: null });
  }

  /** The name of a call, once it is known; calls that no key makes have none. */
  name(id: string, operations: readonly string[]): void {
    const call = this.open.get(id);
    if (!call || operations.length === 0) return;
    const operation = [...new Set(operations)].join(', ').slice(0, API_KEY_CALLS.operationMax);
    this.open.set(id, { ...call, operation });
  }

  /** The status of the first error of a GraphQL answer, which is sent with status 200. */
  fail(id: string, status: number): void {
    const call = this.open.get(id);
    if (call) this.open.set(id, { ...call, failure: call.failure ?? status });
  }

  end(id: string, status: number, durationMs: number): void {
    const call = this.open.get(id);
    if (!call) return;
    this.open.delete(id);
    if (this.waiting.length >= API_KEY_CALLS.waiting) {
      this.lost += 1;
      return;
    }
    const { failure, ...facts } = call;
    this.waiting.push({ id, ...facts, status: failure ?? status, durationMs: Math.max(0, Math.round(durationMs)) });
  }

  /** Resolves when what has ended until now is written, or has failed to be. */
  async flush(): Promise<void> {
    if (this.lost > 0) this.options.onFault(new Error(`${this.lost} calls were not recorded: too many at once`));
    this.lost = 0;
    while (this.writing) await this.writing;
    if (this.waiting.length === 0) return;
    const calls = this.waiting;
    this.waiting = [];
    this.writing = this.options
      .write(calls)
      .catch(this.options.onFault)
      .finally(() => (this.writing = null));
    await this.writing;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }
}
