/** A text that is being typed and not taken yet, kept where its field stands: a reload or another step loses nothing. */
export interface HeldText {
  /** As it was left; empty for none. */
  readonly text: string;
  /** At each keystroke; empty once it was taken or given up. */
  readonly hold: (text: string) => void;
}
