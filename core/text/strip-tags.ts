/** Takes markup out of a text in one pass, however it is nested. */

/** Elements whose contents are no words, either. */
const UNREADABLE = 'script|style|iframe|object|embed|template|noscript';
/** A sign like «کمتر < بیشتر» or `3 < 5` is no tag: one begins with a letter, a slash or an exclamation mark. */
const TAG_START = new RegExp(`^(?:[a-z!?/]|\\s{1,20}/?\\s{0,20}(?:${UNREADABLE})\\b)`, 'i');
const UNREADABLE_TAG = new RegExp(`^\\s{0,20}(/?)\\s{0,20}(${UNREADABLE})\\b`, 'i');
/** More than the longest start of a tag that means something. */
const HEAD_LENGTH = 60;

const LESS_THAN = '<'.charCodeAt(0);
const GREATER_THAN = '>'.charCodeAt(0);
const COMMENT_START = '<!--';
const COMMENT_END = '-->';

/** Code units for one call of `String.fromCharCode`, far below the number of arguments that engines accept. */
const CHUNK = 8192;

/** The text that is kept so far; each code unit is added once and taken away at most once. */
class Words {
  private readonly kept: Uint16Array;
  private length = 0;
  /** Where a `<` is kept that may still turn out to begin a tag. */
  private readonly opened: number[] = [];
  /** Where the contents of an unreadable element begin. */
  private unreadable: { readonly name: string; at: number } | null = null;

  /** @param longest code units that may be added altogether */
  constructor(longest: number) {
    this.kept = new Uint16Array(longest);
  }

  add(unit: number): void {
    if (unit === LESS_THAN) this.opened.push(this.length);
    if (unit === GREATER_THAN && this.endTag()) return;
    this.kept[this.length] = unit;
    this.length += 1;
  }

  end(): string {
    const unfinished = this.opened.find((at) => TAG_START.test(this.headAt(at)));
    if (unfinished !== undefined) this.cutAt(unfinished);
    if (this.unreadable) this.cutAt(this.unreadable.at);
    return this.textOf(0, this.length);
  }

  /** The letters that fall together once a tag is gone may be a tag themselves: `<scr<b>ipt>`. */
  private endTag(): boolean {
    for (let at = this.opened.pop(); at !== undefined; at = this.opened.pop()) {
      const head = this.headAt(at);
      // The text after this `<` stays as it is from here on: it never will begin a tag.
      if (!TAG_START.test(head)) continue;
      this.cutAt(at);
      this.follow(head);
      return true;
    }
    return false;
  }

  private follow(head: string): void {
    const [, slash, found] = UNREADABLE_TAG.exec(head) ?? [];
    const name = found?.toLowerCase();
    if (name === undefined) return;
    if (!slash) this.unreadable ??= { name, at: this.length };
    else if (this.unreadable?.name === name) {
      this.cutAt(this.unreadable.at);
      this.unreadable = null;
    }
  }

  private headAt(at: number): string {
    return this.textOf(at + 1, Math.min(at + 1 + HEAD_LENGTH, this.length));
  }

  private textOf(from: number, to: number): string {
    let text = '';
    for (let at = from; at < to; at += CHUNK)
      text += String.fromCharCode(...this.kept.subarray(at, Math.min(at + CHUNK, to)));
    return text;
  }

  private cutAt(at: number): void {
    this.length = at;
    while ((this.opened.at(-1) ?? -1) >= at) this.opened.pop();
    if (this.unreadable && this.unreadable.at > at) this.unreadable.at = at;
  }
}

/** The text without tags, comments and the contents of scripts. Its time grows with its length, not faster. */
export function withoutTags(text: string): string {
  if (!text.includes('<')) return text;
  const words = new Words(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === LESS_THAN && text.startsWith(COMMENT_START, at)) {
      const end = text.indexOf(COMMENT_END, at + COMMENT_START.length);
      if (end === -1) break;
      at = end + COMMENT_END.length - 1;
    } else words.add(unit);
  }
  return words.end();
}
