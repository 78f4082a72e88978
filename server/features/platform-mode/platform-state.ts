/**
 * The platform's mode and its settings, cached by each process: every request and every page needs them. The event
 * `platform.changed` makes each process read again, and so does a bus that may have missed one.
 */
import { PLATFORM_DEFAULTS, type PlatformMode, type PlatformModeKind, type PlatformSettings } from '#core/platform.js';
import type { Ctx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { eventStream } from '#platform/events/event-stream.js';
import { Key, provide } from '#platform/provided.js';

export interface CurrentPlatform {
  readonly settings: PlatformSettings;
  readonly mode: PlatformMode<Date>;
}

interface Stored {
  readonly settings: Partial<PlatformSettings>;
  readonly mode: PlatformModeKind;
  readonly message: string | null;
  readonly until: Date | null;
}

const SELECT = 'select settings, mode, mode_message as message, mode_until as until from platform_settings';

/** The defaults with what an administrator changed over them. */
export function overDefaults(changed: Partial<PlatformSettings>): PlatformSettings {
  return { ...PLATFORM_DEFAULTS, ...changed, claims: { ...PLATFORM_DEFAULTS.claims, ...changed.claims } };
}

/** Bypasses the cache, for a caller that has the row locked. */
export async function readPlatform(ctx: Ctx): Promise<CurrentPlatform> {
  const found = await row<Stored>(ctx.em, SELECT);
  const { settings, mode, message, until } = found ?? { settings: {}, mode: 'normal', message: null, until: null };
  return { settings: overDefaults(settings), mode: { mode, message, until } };
}

const MEMORY = new Key<{ known: Promise<CurrentPlatform> | null }>('the mode and the settings of the platform');

export const platformCache = provide(MEMORY, ({ bus }) => {
  const memory: { known: Promise<CurrentPlatform> | null } = { known: null };
  const forget = (): void => void (memory.known = null);
  bus.on('platform.changed', forget);
  bus.onResumed(forget);
  return memory;
});

/** Both, from memory where nothing has changed. */
export function currentPlatform(ctx: Ctx): Promise<CurrentPlatform> {
  const memory = ctx.provided.one(MEMORY);
  if (memory.known) return memory.known;
  const known = readPlatform(ctx);
  memory.known = known;
  known.catch(() => {
    if (memory.known === known) memory.known = null;
  });
  return known;
}

/** The process that made a change does not wait for its own event. */
export function forgetPlatform(ctx: Ctx): void {
  ctx.provided.one(MEMORY).known = null;
}

/** Anyone's to read. */
export async function platformSettings(ctx: Ctx): Promise<PlatformSettings> {
  return (await currentPlatform(ctx)).settings;
}

/** Answers in every mode, so that a closed platform can say so (D-07). */
export async function platformMode(ctx: Ctx): Promise<PlatformMode<Date>> {
  return (await currentPlatform(ctx)).mode;
}

/** The mode as it travels on the bus; `until` of an event is an ISO 8601 text. */
export type PublishedMode = PlatformMode<Date | string>;

/**
 * The platform's mode, now and after each change, and again where a change may have been missed. All who listen in a
 * process get the same objects, so that each is evaluated once for all of them.
 */
export function watchPlatformMode(ctx: Ctx): AsyncIterableIterator<PublishedMode> {
  return eventStream<PublishedMode>((push) => {
    let changes = 0;
    const publishNow = async (): Promise<void> => {
      const before = changes;
      try {
        const mode = await platformMode(ctx);
        // A change that came meanwhile is newer than what was read.
        if (changes === before) push(mode);
      } catch (error) {
        ctx.log.warn({ err: error }, "the platform's mode could not be read; it is published with the next change");
      }
    };
    const stops = [
      ctx.bus.on('platform.changed', (event) => {
        if (event.what !== 'mode') return;
        changes += 1;
        push(event);
      }),
      ctx.bus.onResumed(() => {
        forgetPlatform(ctx);
        void publishNow();
      }),
    ];
    void publishNow();
    return () => stops.forEach((stop) => stop());
  });
}
