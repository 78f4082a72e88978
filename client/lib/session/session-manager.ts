/**
 * The session of specification 1 §4 as one state machine, without React and without the network: its dependencies are
 * ports, so that tests pass a clock and a Map.
 *
 * Two sentences of the specification contradict each other: "reading an expired token clears all tokens and yields
 * none", and "if the token is expired and a refresh token exists it refreshes". We apply them in this order:
 * - an expired access token is never returned;
 * - with a refresh token it is refreshed first, and the tokens are cleared only when the server refuses;
 * - without a refresh token it cannot be renewed, so reading it clears everything at once. A server that cannot be
 *   reached refuses nothing: the refresh token is kept and the next check tries again, so that a tunnel or a restart of
 *   the server does not end the session.
 */
import { SESSION } from '#core/limits/limits.landing.js';
import type { ErrorCode } from '#core/errors/errors.js';
import type { SessionUserFragment } from '#client/gql/graphql.js';
import {
  accountOfJwt,
  clearTokens,
  expiryOfJwt,
  readTokens,
  readUserInfo,
  subjectOfJwt,
  writeTokens,
  writeUserInfo,
  type Stores,
  type TokenSet,
} from './token-store.js';

export type SessionUser = SessionUserFragment;

/** Why a session is over, where its person did not end it here: an error code, or that another tab ended it. */
export type SessionEnd =
  Extract<ErrorCode, 'TOKEN_REFRESH_FAILED' | 'SESSION_ENDED' | 'ACCOUNT_BANNED' | 'ACCOUNT_REMOVED'> | 'OTHER_TAB';

export type SessionSnapshot =
  /** There are tokens, but their owner is not known yet, or they are being refreshed. */
  | { readonly status: 'loading'; readonly user: null }
  | { readonly status: 'guest'; readonly user: null; readonly ended?: SessionEnd }
  | { readonly status: 'signed-in'; readonly user: SessionUser };

/** The result of the refresh call. Anything thrown counts as unreachable. */
export type RefreshOutcome =
  { readonly kind: 'renewed'; readonly tokens: TokenSet } | { readonly kind: 'refused'; readonly reason?: SessionEnd };

export interface SessionPorts {
  readonly stores: Stores;
  readonly refresh: (refreshToken: string) => Promise<RefreshOutcome>;
  /** Best effort; its failure only changes what `signOut` answers. */
  readonly signOut: (tokens: TokenSet) => Promise<void>;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** Calls back every `ms`; answers how to stop. */
  readonly every: (ms: number, tick: () => void) => () => void;
  /** Runs `work` while no other tab of this browser runs its own. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
}

export class SessionManager {
  private tokens: TokenSet;
  private user: SessionUser | null;
  private snapshot: SessionSnapshot = { status: 'guest', user: null };
  private account: string | null = null;
  private lastAccount: string | null = null;
  private ended: SessionEnd | null = null;
  private inFlight: Promise<string | null> | null = null;
  /** Counts sign-ins and sign-outs: an answer that belongs to an earlier session is dropped. */
  private era = 0;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly ports: SessionPorts) {
    this.tokens = readTokens(ports.stores);
    this.user = asUser(readUserInfo(ports.stores));
    this.settle();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): SessionSnapshot => this.snapshot;

  /**
   * The id of the session's account, known before its name is; null for a guest, and while the owner of the tokens is
   * unknown. The token has precedence over what the tab remembers, which may be of an earlier user.
   */
  readonly accountId = (): string | null => this.account;

  /** The owner of the session, or of the last one; null where this tab has had none. */
  readonly lastAccountId = (): string | null => this.lastAccount;

  /** Checks at once and then every 60 seconds. Answers how to stop. */
  start(): () => void {
    const check = () => void this.check();
    check();
    return this.ports.every(SESSION.checkEveryMs, check);
  }

  /** The usable token or null, without waiting. Clears everything where an expired one cannot be renewed (S-075). */
  currentToken(): string | null {
    if (this.isUsable(this.tokens)) return this.tokens.accessToken;
    if (this.tokens.accessToken !== null && this.tokens.refreshToken === null) this.clear('TOKEN_REFRESH_FAILED');
    return null;
  }

  /**
   * The token for a call. An expired one is renewed first. Where none is in memory and the call is protected, the
   * storage is read again now and once more after 250 ms, since another tab may be signing in (S-079).
   */
  async tokenForCall(isProtected: boolean): Promise<string | null> {
    const token = this.currentToken() ?? (await this.renewQuietly());
    if (token !== null || !isProtected) return token;
    this.reread();
    if (this.currentToken() === null) {
      await this.ports.wait(SESSION.storageRereadMs);
      this.reread();
    }
    return this.currentToken() ?? this.renewQuietly();
  }

  /**
   * Renews the tokens; callers at the same time share one call. `rejected` is the token the server just
   * refused: if another tab has stored a different, usable one meanwhile, that one is taken and no call is made.
   * Answers the new access token, or null where there is nothing to renew or the server refused. Throws what the
   * port throws where the server could not be reached.
   */
  refresh(rejected: string | null = null): Promise<string | null> {
    this.inFlight ??= this.ports
      .exclusively(() => this.renew(rejected))
      .finally(() => {
        this.inFlight = null;
        this.settle();
      });
    return this.inFlight;
  }

  signIn(tokens: TokenSet, user: SessionUser | null): void {
    this.era += 1;
    this.ended = null;
    this.store(tokens);
    if (user === null) this.settle();
    else this.setUser(user);
  }

  setUser(user: SessionUser): void {
    this.user = user;
    writeUserInfo(this.ports.stores, user);
    this.settle();
  }

  /** Always signs out: a failing call only makes the answer `success: false` (S-080). */
  async signOut(): Promise<{ success: boolean }> {
    const tokens = this.tokens;
    this.clear();
    try {
      await this.ports.signOut(tokens);
      return { success: true };
    } catch (error) {
      console.warn('session: the server could not be reached for the sign-out', error);
      return { success: false };
    }
  }

  /** Another tab signed in, renewed or signed out. */
  reread(): void {
    const stored = readTokens(this.ports.stores);
    if (stored.accessToken === this.tokens.accessToken && stored.refreshToken === this.tokens.refreshToken) return;
    const isSamePerson = subjectOfJwt(stored.accessToken) === subjectOfJwt(this.tokens.accessToken);
    const isGone = stored.accessToken === null && stored.refreshToken === null;
    this.ended = isGone ? 'OTHER_TAB' : null;
    this.tokens = stored;
    if (!isSamePerson) this.user = null;
    this.settle();
  }

  /**
   * The server does not accept the token: it is renewed, or the session ends with the reason that the server gives.
   * Returns the new token, null where there is none.
   */
  async renewUnknown(): Promise<string | null> {
    const token = await this.refresh(this.tokens.accessToken).catch(() => null);
    if (token === null && this.tokens.refreshToken === null && this.tokens.accessToken !== null)
      this.clear('TOKEN_REFRESH_FAILED');
    return token;
  }

  /**
   * Clears everything: after a refusal, or where the server says that the session has ended. `ended`: the reason to
   * show; none where the person ended it themselves.
   */
  clear(ended: SessionEnd | null = null): void {
    const wasHeld = this.tokens.accessToken !== null || this.tokens.refreshToken !== null;
    this.era += 1;
    this.ended = wasHeld ? ended : this.ended;
    clearTokens(this.ports.stores);
    this.tokens = { accessToken: null, refreshToken: null, expiresAt: null };
    this.user = null;
    this.settle();
  }

  private async check(): Promise<void> {
    if (this.currentToken() === null) await this.renewQuietly();
  }

  private async renewQuietly(): Promise<string | null> {
    if (this.tokens.refreshToken === null) return null;
    try {
      return await this.refresh(this.tokens.accessToken);
    } catch (error) {
      console.warn('session: the tokens could not be renewed yet', error);
      return null;
    }
  }

  private async renew(rejected: string | null): Promise<string | null> {
    const stored = readTokens(this.ports.stores);
    if (stored.accessToken !== null && stored.accessToken !== rejected && this.isUsable(stored)) {
      this.tokens = stored;
      return stored.accessToken;
    }
    const refreshToken = stored.refreshToken ?? this.tokens.refreshToken;
    if (refreshToken === null) return null;
    const era = this.era;
    const outcome = await this.ports.refresh(refreshToken);
    if (era !== this.era) return null;
    if (outcome.kind === 'refused') {
      this.clear(outcome.reason ?? 'TOKEN_REFRESH_FAILED');
      return null;
    }
    this.store({ ...outcome.tokens, refreshToken: outcome.tokens.refreshToken ?? refreshToken });
    return this.tokens.accessToken;
  }

  private store(tokens: TokenSet): void {
    const expiresAt = tokens.expiresAt ?? (tokens.accessToken === null ? null : expiryOfJwt(tokens.accessToken));
    this.tokens = { ...tokens, expiresAt };
    writeTokens(this.ports.stores, this.tokens);
  }

  /** Five minutes before the real expiry a token counts as expired (S-073); without a known expiry it never does. */
  private isUsable(tokens: TokenSet): boolean {
    if (tokens.accessToken === null) return false;
    return tokens.expiresAt === null || this.ports.now() < tokens.expiresAt - SESSION.earlyMs;
  }

  private settle(): void {
    const holdsTokens = this.isUsable(this.tokens) || this.tokens.refreshToken !== null;
    const next = snapshotOf(holdsTokens, this.user, this.ended);
    const account = holdsTokens ? (accountOfJwt(this.tokens.accessToken) ?? this.user?.id ?? null) : null;
    const isSame = next.status === this.snapshot.status && next.user === this.snapshot.user;
    if (isSame && account === this.account) return;
    if (!isSame) this.snapshot = next;
    this.account = account;
    this.lastAccount = account ?? this.lastAccount;
    for (const listener of this.listeners) listener();
  }
}

function snapshotOf(holdsTokens: boolean, user: SessionUser | null, ended: SessionEnd | null): SessionSnapshot {
  if (!holdsTokens) return { status: 'guest', user: null, ...(ended !== null && { ended }) };
  return user === null ? { status: 'loading', user: null } : { status: 'signed-in', user };
}

/**
 * Session storage can contain anything; only an object with the shape of our user is accepted, and the server is
 * queried anyway.
 */
function asUser(value: unknown): SessionUser | null {
  if (typeof value !== 'object' || value === null) return null;
  const hasText = (key: string) => key in value && typeof (value as Record<string, unknown>)[key] === 'string';
  return ['id', 'email', 'role'].every(hasText) ? (value as SessionUser) : null;
}
