/** Ends the process: once, in order, and by a deadline in any case. */
import { setTimeout as pause } from 'node:timers/promises';

type Signal = 'SIGINT' | 'SIGTERM';
const NUMBERS: Readonly<Record<Signal, number>> = { SIGINT: 2, SIGTERM: 15 };

/** On top of the time for running requests: for closing pools and the embedded database. */
const CLOSING_MS = 10_000;

/** npm and our own scripts pass on a Ctrl-C that the terminal has sent to us as well; all of it is one. */
const ECHO_MS = 500;

export interface ShutdownLimits {
  /** How long requests are still accepted after SIGTERM. */
  readonly shutdownDelayMs: number;
  /** How long running requests and jobs may take to finish. */
  readonly shutdownMs: number;
  /** npm has started us, and passes signals on. */
  readonly underNpm: boolean;
}

/** The parts of the app that are needed here. */
interface Stoppable {
  announceStop(): void;
  close(options: { readonly lingerMs: number }): Promise<void>;
}

export class Shutdown {
  private readonly opened: (() => Promise<void>)[] = [];
  private app: Stoppable | null = null;
  private lingerMs = 0;
  /** The time of the first signal, on the monotonic clock. */
  private firstAt: number | null = null;

  /** The first signal ends in order, the second at once. */
  listen(limits: ShutdownLimits): void {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => this.onSignal(signal, limits));
  }

  /** Opened parts are closed youngest first, also when the start itself fails or is interrupted. */
  add(close: () => Promise<void>): void {
    this.opened.push(close);
  }

  /** Called when the process is about to end while requests are still accepted, and closed before everything else. */
  addApp(app: Stoppable): void {
    this.app = app;
    this.add(() => app.close({ lingerMs: this.lingerMs }));
  }

  /** Closes everything and exits. */
  async stop(code: number): Promise<never> {
    for (let close = this.opened.pop(); close; close = this.opened.pop()) {
      await close().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
    }
    process.exit(code);
  }

  private onSignal(signal: Signal, limits: ShutdownLimits): void {
    const now = performance.now();
    if (this.firstAt === null) {
      this.firstAt = now;
      void this.end(signal, limits);
      return;
    }
    const isEcho = limits.underNpm && now - this.firstAt < ECHO_MS;
    if (!isEcho) process.exit(128 + NUMBERS[signal]);
  }

  /** Who presses Ctrl-C is no load balancer that must first notice. */
  private async end(signal: Signal, { shutdownDelayMs, shutdownMs }: ShutdownLimits): Promise<void> {
    const delayMs = signal === 'SIGTERM' && this.app ? shutdownDelayMs : 0;
    this.lingerMs = delayMs;
    setTimeout(
      () => {
        process.stderr.write('Not everything could be closed in time.\n');
        process.exit(1);
      },
      delayMs + shutdownMs + CLOSING_MS,
    );
    this.app?.announceStop();
    await pause(delayMs);
    await this.stop(0);
  }
}
