/**
 * The scenes that a run must have shown to prove anything. Counted and never timed: a slow machine shows the same in
 * more time. Each scene is what some bug needs to come out.
 */
const SCENES = {
  /** A browser says OK about an unpaid session, and the product has answered. */
  'callbacks without money': 4,
  /** Several callbacks of one session at the same time, and at least two were answered. */
  'callbacks at once': 8,
  /** Paid after the product has seen the session: it may hold it for refused or canceled. */
  'late money': 3,
  /** The same thing paid by several clicks at once, and at least one was taken. */
  'clicks at once': 8,
  /** One payment given back by several calls at once, and at least one was taken. */
  'refunds at once': 1,
} as const satisfies Readonly<Record<string, number>>;

export type Scene = keyof typeof SCENES;

const NAMES = Object.keys(SCENES) as Scene[];

export class Scenes {
  private readonly counts = new Map<Scene, number>();

  note(scene: Scene): void {
    this.counts.set(scene, this.count(scene) + 1);
  }

  count(scene: Scene): number {
    return this.counts.get(scene) ?? 0;
  }

  /** `callbacks at once 3 of 10`. */
  missing(): string[] {
    return NAMES.filter((scene) => this.count(scene) < SCENES[scene]).map(
      (scene) => `${scene} ${this.count(scene)} of ${SCENES[scene]}`,
    );
  }

  describe(): string {
    return NAMES.map((scene) => `${scene} ${this.count(scene)}`).join(', ');
  }
}
