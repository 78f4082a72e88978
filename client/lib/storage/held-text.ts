/** A text that is typed and not taken yet, kept with what its field belongs to: a reload loses nothing of it. */
export interface HeldText {
  /** The text as it was left; empty for none. */
  readonly text: string;
  /** At each keystroke; empty once it was taken or given up. */
  readonly hold: (text: string) => void;
}
