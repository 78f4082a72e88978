import { MESSAGE_FILES } from '#core/limits/limits.js';
import { networkOf } from '#platform/limits/mailbox.js';

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

/** A form with files that is arriving, or being judged. `leave` must be called once. */
export interface UploadPlace {
  /** Aborted where the place was given to another network: no further file is kept. */
  readonly lost: AbortSignal;
  /** The form is whole, so that its place is not given away any more. */
  readonly arrived: () => void;
  readonly leave: () => void;
}

interface Held {
  readonly network: string;
  readonly site: string;
  readonly taken: AbortController;
  isArriving: boolean;
}

/**
 * Forms with files that are arriving: from one address, for one site, and altogether. Where the last two are full,
 * every network keeps one before any keeps two: the oldest of the network that has the most makes room for another.
 */
export class Uploads {
  private readonly ofAddress = new AtOnce(MESSAGE_FILES.atOnce.ofAddress);
  /** Oldest first. */
  private readonly held = new Set<Held>();

  /** `address`: as `addressKey` of a context. Null: there are as many as are allowed. */
  enter({ address, site }: { readonly address: string; readonly site: string }): UploadPlace | null {
    const network = networkOf(address);
    const { ofSite, ofProcess } = MESSAGE_FILES.atOnce;
    const bounds = [
      [(other: Held) => other.site === site, ofSite],
      [() => true, ofProcess],
    ] as const;
    if (!this.ofAddress.enter(address)) return null;
    const hasRoom = bounds.every(([isOf, most]) => this.makeRoom([...this.held].filter(isOf), most, network));
    if (!hasRoom) {
      this.ofAddress.leave(address);
      return null;
    }
    const place: Held = { network, site, taken: new AbortController(), isArriving: true };
    this.held.add(place);
    return {
      lost: place.taken.signal,
      arrived: () => void (place.isArriving = false),
      leave: () => {
        this.held.delete(place);
        this.ofAddress.leave(address);
      },
    };
  }

  /** Whether one more of this network fits, after one of another network has made room where it must. */
  private makeRoom(among: readonly Held[], most: number, network: string): boolean {
    if (among.length < most) return true;
    const countOf = (one: string) => among.filter((held) => held.network === one).length;
    const larger = among.filter((held) => held.isArriving && countOf(held.network) > countOf(network) + 1);
    const [oldest] = larger.toSorted((one, other) => countOf(other.network) - countOf(one.network));
    if (!oldest) return false;
    this.held.delete(oldest);
    oldest.taken.abort();
    return true;
  }
}
