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
