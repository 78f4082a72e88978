import { MESSAGE_FILES } from '#core/limits/limits.js';

/** Bounds how many of one key run at the same time. */
export class AtOnce {
  private readonly running = new Map<string, number>();

  constructor(private readonly max: number) {}

  /** False: the key has as many as are allowed. After true, `leave` must be called once. */
  enter(key: string): boolean {
    const count = this.running.get(key) ?? 0;
    if (count >= this.max) return false;
    this.running.set(key, count + 1);
    return true;
  }

  leave(key: string): void {
    const left = (this.running.get(key) ?? 1) - 1;
    if (left === 0) this.running.delete(key);
    else this.running.set(key, left);
  }
}

/** Forms with files that are arriving: of one network, for one site, and altogether. */
export class Uploads {
  private readonly ofNetwork = new AtOnce(MESSAGE_FILES.atOnce.ofNetwork);
  private readonly ofSite = new AtOnce(MESSAGE_FILES.atOnce.ofSite);
  private readonly ofProcess = new AtOnce(MESSAGE_FILES.atOnce.ofProcess);

  /** Null: there are as many as are allowed. Otherwise what was returned must be called once. */
  enter({ network, site }: { readonly network: string; readonly site: string }): (() => void) | null {
    const bounds = [
      [this.ofNetwork, network],
      [this.ofSite, site],
      [this.ofProcess, ''],
    ] as const;
    const at = bounds.findIndex(([bound, key]) => !bound.enter(key));
    const entered = at < 0 ? bounds : bounds.slice(0, at);
    const leave = (): void => entered.forEach(([bound, key]) => bound.leave(key));
    if (at < 0) return leave;
    leave();
    return null;
  }
}
