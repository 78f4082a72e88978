/**
 * The external services as interfaces. Each port has one real adapter in `server/adapters/`; in development the adapter
 * connects to `server/sandbox/`, which simulates the service. No port is called inside a database transaction.
 */
import type { ErrorCode } from '#core/errors/errors.js';
import type { Rial } from '#core/money.js';
import type { OAuthProviderName } from '#core/oauth-providers.js';
import type { IndexNowOutcome } from '#core/sites/index-now.js';
import type { WebhookFault } from '#core/sites/webhooks.js';

export interface GatewayRequest {
  readonly amountRials: Rial;
  /** 1 to 500 characters, shown to the payer. */
  readonly description: string;
  /** Absolute address the gateway sends the browser back to, with the name of the session and what became of it. */
  readonly callbackUrl: string;
  readonly orderId?: string;
  readonly email?: string;
  readonly mobile?: string;
}

/** The gateway's answer to verify. */
export type VerifyOutcome =
  | {
      readonly outcome: 'paid';
      /** The gateway had verified it before. */
      readonly repeated: boolean;
      /** Text: it can exceed 2^31. */
      readonly refId: string;
      readonly cardMask: string | null;
      readonly feeRials: Rial | null;
      /** The paid amount, where the gateway names it. */
      readonly amountRials: Rial | null;
      /** The answer as received, card number masked, for the record. */
      readonly raw: unknown;
    }
  | { readonly outcome: 'refused'; readonly gatewayCode: number; readonly errorCode: ErrorCode; readonly raw: unknown };

export type InquiryStatus = 'verified' | 'paid' | 'in_bank' | 'failed' | 'reversed' | 'unknown';

/** One account at one provider. */
export interface PaymentGateway {
  /** The name of the provider, as payments store it. */
  readonly name: string;
  /** Our account there: references are its own. */
  readonly merchantId: string;
  /**
   * Opens a payment. Never repeated blindly: each call makes another authority.
   * @throws AppError GATEWAY_LIMIT, GATEWAY_ERROR, NETWORK_ERROR, TIMEOUT_ERROR.
   */
  request(input: GatewayRequest): Promise<{ readonly authority: string; readonly raw: unknown }>;
  /** Where the browser goes to pay. */
  startUrl(authority: string): string;
  /** Safe to repeat. @throws AppError GATEWAY_ERROR, NETWORK_ERROR, TIMEOUT_ERROR when there is no clear answer. */
  verify(input: { readonly authority: string; readonly amountRials: Rial }): Promise<VerifyOutcome>;
  /** Never a proof of payment: `paid` only means that it is worth calling verify. */
  inquire(authority: string): Promise<InquiryStatus>;
  /**
   * Paid but not yet verified payments of this merchant; the list is cut by the gateway. Null where it has no such
   * list.
   */
  unverified(): Promise<readonly { readonly authority: string; readonly amountRials: Rial }[] | null>;
  /**
   * The amount that it holds for a session that is paid and not verified yet; null where it does not say.
   * @throws as verify.
   */
  amountHeld(authority: string): Promise<Rial | null>;
  /** A question that changes nothing. @throws as verify, where it does not answer. */
  probe(): Promise<void>;
  /** Whether money can go back to the card; without it refunds go to the wallet. */
  readonly canReverse: boolean;
  /**
   * Gives all of the money back within 30 minutes of payment. @throws AppError GATEWAY_ERROR with the gateway's code in
   * details.
   */
  reverse(input: { readonly authority: string; readonly amountRials: Rial }): Promise<void>;
}

/** The meaning of a provider's number for us. */
export interface GatewayCode {
  /** Persian, for the payer where it concerns them, otherwise for readers of the payment log. */
  readonly text: string;
  /**
   * The ways on for the payer besides writing to support. `ask`: the answer may be another one in a moment. `pay`: no
   * money was taken, so a new payment helps. `none`: neither helps; the reconciler or a person goes on.
   */
  readonly again: 'ask' | 'pay' | 'none';
  /** The provider has another amount than ours: a person must look. */
  readonly amountDiffers?: true;
}

/** The part that does not depend on an account: it is said of earlier payments, too. */
export interface GatewayProvider {
  /** Its documented numbers. */
  readonly codes: ReadonlyMap<number, GatewayCode>;
  /** Whether a text has the form of a session's name there: nothing else is looked up. */
  readonly isSessionName: (text: string) => boolean;
}

/** The configured gateways. New payments are opened at one of them; each finishes the payments that it has opened. */
export interface PaymentGateways {
  readonly default: PaymentGateway;
  /** The default first. No two have both name and account in common. */
  readonly all: readonly PaymentGateway[];
  /** Every known provider by name, configured or not. */
  readonly providers: ReadonlyMap<string, GatewayProvider>;
}

export type DomainUnknownReason = 'rate_limited' | 'timeout' | 'registry_error' | 'refused_by_registry' | 'unsupported';
export type DomainAnswer =
  { readonly status: 'available' | 'taken' } | { readonly status: 'unknown'; readonly reason: DomainUnknownReason };

export interface DomainRegistry {
  /**
   * `extension` with its dot; `visitor` is the caller: visitors take turns at a registry that answers slowly. Never
   * throws for a registry's fault: that is `unknown` with the reason.
   */
  check(label: string, extension: string, visitor?: string): Promise<DomainAnswer>;
  /** Whether there is a registry for this extension (with its dot). */
  supports(extension: string): boolean;
}

/** One act at a registry, for a name of a paid order. */
export interface RegistrarTask {
  /** Repeated with the same id, it acts once. */
  readonly id: string;
  readonly kind: 'register' | 'renew' | 'transfer_code';
  /** Whole, in lower case. */
  readonly name: string;
  /** The holder's handle at the registry of .ir, or null. */
  readonly nicHandle: string | null;
}

export type RegistrarAnswer =
  | {
      readonly outcome: 'done';
      /** By which it can be checked. */
      readonly proof: string;
      /** The end of the time that is paid for; null where the act does not change it. */
      readonly expiresAt: Date | null;
      /** For `transfer_code`: the code that the next registrar requires. */
      readonly code: string | null;
    }
  /** The name belongs to another holder. */
  | { readonly outcome: 'taken' }
  /** An administrator does it, and records it in the work list. */
  | { readonly outcome: 'by_hand' };

export interface DomainRegistrar {
  /** Acts for a year. Safe to repeat. @throws where the registrar is unreachable; the call is repeated later. */
  act(task: RegistrarTask): Promise<RegistrarAnswer>;
}

/** Where a host leads, as one server says. */
export interface DnsHost {
  /** IPv4 and IPv6; of the name that it is another name for, where it is one. */
  readonly addresses: readonly string[];
  /** The name that it is another name for, in lower case. */
  readonly cname: string | null;
}

/** The answer of one of the servers that are responsible for a domain; null where it did not answer that question. */
export interface DnsServerAnswer {
  readonly server: string;
  /** The texts of `_barpa.<name>`. */
  readonly proof: readonly string[] | null;
  readonly bare: DnsHost | null;
  /** The records of `www.<name>`. */
  readonly www: DnsHost | null;
}

/** A name at which a record is that belongs at another one. */
export interface StrayName {
  readonly host: string;
  /** The zone is in it twice: whoever manages it appends the zone to a name that was typed whole. */
  readonly isDoubled: boolean;
}

/** Which authorities may issue certificates (RFC 8659): one property of one record. */
export interface CaaProperty {
  /** `issue`, `issuewild`, `iodef` … */
  readonly tag: string;
  readonly value: string;
  /** Who does not know the tag may not issue. */
  readonly isCritical: boolean;
}

/** The further records that one of the servers that answered gives. */
export interface DnsBeside {
  /** Where the sought text is; null: nowhere, or at its place. */
  readonly strayProof: StrayName | null;
  /** Names that have addresses; none were sought where the domain leads anywhere. */
  readonly strayHosts: readonly (StrayName & DnsHost)[];
  /** The records of the name itself, or of the nearest name above it in its zone that has any. */
  readonly caa: readonly CaaProperty[];
}

export type DnsLook =
  | ({
      readonly outcome: 'answered';
      readonly answers: readonly DnsServerAnswer[];
      /** The zone in which the records of the domain are: the name itself, or one above it. */
      readonly zone: string;
    } & DnsBeside)
  /** No server is responsible for the name: it is not registered. */
  | { readonly outcome: 'unregistered' }
  /** No server answered in time, or none may be queried. */
  | { readonly outcome: 'silent' };

export interface DomainServers {
  /**
   * Queries the servers that are responsible for `name`, in bounded time. `token` is the text that is sought at
   * `_barpa.<name>`, and at other names where it is not there. Never throws for their faults.
   */
  look(name: string, token: string): Promise<DnsLook>;
}

/** `refused`: there is no valid certificate for the name yet. `silent`: the server did not answer in time. */
export type HandshakeOutcome = 'ready' | 'refused' | 'silent';

export interface TlsHandshakes {
  /**
   * A handshake for `host` with what ends TLS before us, in bounded time. The connection is made to our own address,
   * wherever the name leads. Never throws for its faults.
   */
  check(host: string): Promise<HandshakeOutcome>;
}

/** One request to an address of our own, as a visitor sends it. */
export interface ProbeRequest {
  /** Absolute, http or https. */
  readonly url: string;
  /** JSON; with it the request is a POST. */
  readonly body?: string;
  readonly timeoutMs: number;
  /** The bytes of the answer that are read; the rest is not. */
  readonly maxBytes: number;
}

export interface Probe {
  /** Redirects are answers like any other and never followed. @throws where no answer arrived in time. */
  request(given: ProbeRequest): Promise<{ readonly status: number; readonly text: string }>;
}

/** Addresses of one host whose content has changed. */
export interface UrlSubmission {
  /** With its port, where that is not the usual one. */
  readonly host: string;
  readonly key: string;
  /** Where the host serves the key. */
  readonly keyLocation: string;
  /** Absolute; at most INDEX_NOW.urls, all of this host. */
  readonly urls: readonly string[];
}

export interface IndexNow {
  /** One request, in bounded time. Never throws: that nobody answers is an outcome. */
  submit(given: UrlSubmission): Promise<IndexNowOutcome>;
}

export interface WebhookPost {
  /** The address that `accepts` has accepted. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body: string;
}

/** The status of the answer, whatever it is, or why there was none. */
export type WebhookAnswer = { readonly status: number } | { readonly fault: WebhookFault };

export interface WebhookSender {
  /** Whether an address may be posted to, judged without asking anybody. */
  accepts(url: string): boolean;
  /** One request to a public address, in bounded time; redirects are not followed. Never throws for its faults. */
  post(given: WebhookPost): Promise<WebhookAnswer>;
}

export interface Mail {
  readonly to: string;
  /** Where an answer goes; the sender's address, if left out. */
  readonly replyTo?: string;
  /** Where one POST of a mail program unsubscribes the reader (RFC 8058); absolute. */
  readonly unsubscribeUrl?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface Mailer {
  /** @throws when the mail server refuses or cannot be reached; the job that calls it tries again. */
  send(mail: Mail): Promise<{ readonly messageId: string }>;
}

export interface StoredFile {
  readonly bytes: Buffer;
  readonly mime: string;
}

/** Bytes as they lie in the store. */
export interface KeptBytes {
  readonly key: string;
  /** When they were last written. */
  readonly at: Date;
}

/** @throws FileStoreError from every call where the store hangs, is full, read-only, refuses, or is away. */
export interface FileStore {
  put(key: string, file: StoredFile): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Null when there is no such file. */
  get(key: string): Promise<StoredFile | null>;
  delete(key: string): Promise<void>;
  /** Everything below a folder (`uploads`), in no order; what comes or goes meanwhile may be among it or not. */
  list(folder: string): AsyncIterable<KeptBytes>;
  /** How many bytes may still be written; null where the store does not say. */
  freeBytes(): Promise<number | null>;
}

/** The secrets of one sign-in attempt; the provider sees only what is derived from them. */
export interface OAuthAttempt {
  readonly state: string;
  /** The verifier of PKCE (RFC 7636). */
  readonly codeVerifier: string;
  /** Comes back inside the id_token, where the provider writes one. */
  readonly nonce: string;
  /** Our address that is registered with the provider. */
  readonly redirectUri: string;
}

/** Who the provider says it is. */
export interface OAuthIdentity {
  /** Never changes, unlike the e-mail. */
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string | null;
}

export interface OAuthProvider {
  /**
   * The address where the browser signs in. @throws AppError OAUTH_PROVIDER_ERROR where the provider is unreachable.
   */
  authorizeUrl(attempt: OAuthAttempt): Promise<string>;
  /**
   * Exchanges what the browser brought back, once, for the identity. `answer` is the query of the return.
   * @throws AppError OAUTH_DENIED where the person said no, OAUTH_PROVIDER_ERROR for everything else.
   */
  identify(attempt: OAuthAttempt, answer: URLSearchParams): Promise<OAuthIdentity>;
}

export interface Ports {
  readonly gateways: PaymentGateways;
  readonly registry: DomainRegistry;
  readonly registrar: DomainRegistrar;
  readonly dns: DomainServers;
  /** Null: nothing ends TLS for customers' domains with certificates that browsers trust, or no browser finds them. */
  readonly tls: TlsHandshakes | null;
  readonly probe: Probe;
  /** Null: neither configured nor simulated by the sandbox. */
  readonly indexNow: IndexNow | null;
  readonly webhooks: WebhookSender;
  readonly mailer: Mailer;
  readonly files: FileStore;
  /** Null: neither configured nor simulated by the sandbox. */
  readonly oauth: Readonly<Record<OAuthProviderName, OAuthProvider | null>>;
}
