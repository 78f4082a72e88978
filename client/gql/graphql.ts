/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Rial, Toman } from '../../core/money.js';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What has become of a request to change a balance. */
export type AdjustmentRequestStatus =
  /** The balance was changed. */
  | 'approved'
  /** It waited too long. */
  | 'expired'
  /** It waits for a second administrator. */
  | 'pending'
  /** A second administrator refused it. */
  | 'rejected';

/** A list of the administrators. */
export type AdminList =
  /** Everybody's API keys. */
  | 'api_keys'
  /** The audit log. */
  | 'audit'
  /** The discount codes. */
  | 'coupons'
  /** The extensions of domain names and their prices. */
  | 'domains'
  /** The log of e-mails. */
  | 'emails'
  /** Everybody's invoices. */
  | 'invoices'
  /** Everybody's orders. */
  | 'orders'
  /** The payment log. */
  | 'payments'
  /** Everybody's receipts. */
  | 'receipts'
  /** Reports of abuse of sites. */
  | 'site_reports'
  /** Everybody's sites. */
  | 'sites'
  /** The accounts. */
  | 'users'
  /** Everybody's wallets, and the requests to change a balance. */
  | 'wallets';

/** Whether a key works. */
export type ApiKeyStatus =
  /** It has neither expired nor been revoked. */
  | 'active'
  /** Its time is over. */
  | 'expired'
  /** Its owner or an administrator has ended it. */
  | 'revoked';

/** What a key may do, always on the records of its owner. REST writes a colon in place of the underscore. */
export type ApiScopeName =
  /** Read files and their signed addresses. */
  | 'read_files'
  /** Read invoices, credit notes and receipts, also as documents. */
  | 'read_invoices'
  /** Read notifications. */
  | 'read_notifications'
  /** Read orders, their designs, progress and history, also as they change. */
  | 'read_orders'
  /** Read payments and their steps. */
  | 'read_payments'
  /** Read the owner's account. */
  | 'read_profile'
  /** Read sites, their status and their releases. */
  | 'read_sites'
  /** Read tickets of support. */
  | 'read_tickets'
  /** Read balance, transactions, statement and analytics, also as they change. */
  | 'read_wallet'
  /** Upload, describe and delete files. */
  | 'write_files'
  /** Mark notifications as read, and delete them. */
  | 'write_notifications'
  /** Place drafts, edit and delete what is not paid, and design. */
  | 'write_orders'
  /** Open, verify and cancel payments, and refund to the wallet; moves money. */
  | 'write_payments'
  /** Change the owner's profile, not how one signs in. */
  | 'write_profile'
  /** Publish sites, and return to an earlier release. */
  | 'write_sites'
  /** Open tickets and write in them. */
  | 'write_tickets'
  /** Deposit into the wallet; moves money. */
  | 'write_wallet';

/** An act of an administrator. REST writes a dot after the subject, `user.ban`. */
export type AuditActionName =
  /** Made an API key. */
  | 'api_key_create'
  /** Revoked a user's API key. */
  | 'api_key_revoke'
  /** Made a coupon. */
  | 'coupon_create'
  /** Deleted a coupon. */
  | 'coupon_delete'
  /** Changed a coupon. */
  | 'coupon_update'
  /** Took a list as a file. */
  | 'data_export'
  /** Added an extension. */
  | 'domain_add'
  /** Offered an extension, or no longer. */
  | 'domain_offer'
  /** Changed the price of an extension. */
  | 'domain_price'
  /** Did manually what the registrar could not do automatically. */
  | 'domain_task_done'
  /** Refused what the registrar could not do by itself. */
  | 'domain_task_refuse'
  /** Noted that a domain name has moved to another registrar. */
  | 'domain_transferred'
  /** Had a failed mail tried again. */
  | 'email_retry'
  /** Sent a mail. */
  | 'email_send'
  /** Tested the sending of mails. */
  | 'email_test'
  /** Wrote an invoice. */
  | 'invoice_create'
  /** Changed the seller on invoices. */
  | 'invoice_seller'
  /** Changed the status of an invoice. */
  | 'invoice_status'
  /** Deleted an order. */
  | 'order_delete'
  /** Confirmed the domain name of an order. */
  | 'order_domain_confirm'
  /** Refused the domain name of an order. */
  | 'order_domain_refuse'
  /** Edited an order. */
  | 'order_edit'
  /** Gave the money of an order back within the guarantee. */
  | 'order_money_back'
  /** Refused to give the money of an order back. */
  | 'order_money_back_refuse'
  /** Discarded custom code of a customer's site. */
  | 'order_site_code_discard'
  /** Published custom code as a release of a customer's site. */
  | 'order_site_code_publish'
  /** Uploaded custom code for a customer's site. */
  | 'order_site_code_upload'
  /** Changed the domains of a customer's site. */
  | 'order_site_domain'
  /** Published a customer's site. */
  | 'order_site_publish'
  /** Built a customer's site again. */
  | 'order_site_rebuild'
  /** Decided about a report of a site. */
  | 'order_site_report'
  /** Restored a site that was taken down. */
  | 'order_site_restore'
  /** Opened a suspended site again. */
  | 'order_site_resume'
  /** Returned a customer's site to an earlier release. */
  | 'order_site_rollback'
  /** Suspended a customer's site. */
  | 'order_site_suspend'
  /** Took a customer's site down. */
  | 'order_site_take_down'
  /** Changed the status of an order. */
  | 'order_status'
  /** Gave a payment back. */
  | 'payment_refund'
  /** Put the platform into another mode. */
  | 'platform_mode'
  /** Planned a maintenance or called it off. */
  | 'platform_schedule'
  /** Changed settings of the platform. */
  | 'platform_settings'
  /** Wrote a receipt. */
  | 'receipt_create'
  /** Answered a ticket. */
  | 'ticket_message'
  /** Changed the status of a ticket. */
  | 'ticket_status'
  /** Banned an account. */
  | 'user_ban'
  /** Removed an account. */
  | 'user_delete'
  /** Made an account an administrator or a customer. */
  | 'user_role'
  /** Let a banned account in again. */
  | 'user_unban'
  /** Deleted a rate of VAT. */
  | 'vat_delete'
  /** Set a rate of VAT. */
  | 'vat_save'
  /** Changed a balance. */
  | 'wallet_adjust'
  /** Approved a change of a balance. */
  | 'wallet_adjust_approve'
  /** Refused a change of a balance. */
  | 'wallet_adjust_reject'
  /** Requested a second administrator’s approval of a change of a balance. */
  | 'wallet_adjust_request';

/** Which acts a list shows; without conditions all of them. */
export type AuditLogFilter = {
  /** Only acts of this name; see auditActions. */
  action?: AuditActionName | null | undefined;
  /** Only acts of this administrator. */
  actorId?: string | null | undefined;
  /** Only what was made at this instant or later. */
  from?: string | null | undefined;
  /** A name, a number, a reason, or what was done. */
  search?: string | null | undefined;
  /** Only acts on this record. */
  subjectId?: string | null | undefined;
  /** Only acts on this kind of record. */
  subjectType?: AuditSubject | null | undefined;
  /** Only what was made at this instant or earlier. */
  to?: string | null | undefined;
};

/** To what an act was done. */
export type AuditSubject =
  /** An API key. */
  | 'api_key'
  /** A coupon. */
  | 'coupon'
  /** An extension of domain names. */
  | 'domain'
  /** A mail. */
  | 'email'
  /** An invoice, its seller or a rate of VAT. */
  | 'invoice'
  /** A list of records. */
  | 'list'
  /** An order, or its site. */
  | 'order'
  /** A payment. */
  | 'payment'
  /** The platform itself. */
  | 'platform'
  /** A receipt. */
  | 'receipt'
  /** A ticket of support. */
  | 'ticket'
  /** An account. */
  | 'user'
  /** A wallet. */
  | 'wallet';

/** The period that a site is paid for. */
export type Billing =
  /** By the year, at a discount. */
  | 'annual'
  /** By the month. */
  | 'monthly';

/** Colours, typeface and logo. */
export type BrandingInput = {
  /** Further colours as #rrggbb. Bounded: at most 24. */
  customColors?: Array<string> | null | undefined;
  /** The typeface. */
  fontFamily?: Font | null | undefined;
  /** A data: address when it is sent, file:<id> once it is kept; null for none. A logo has a price. */
  logo?: string | null | undefined;
  /** As #rrggbb. */
  primaryColor?: string | null | undefined;
};

/** The size that a page is designed for, in pixels. */
export type CanvasDimensionsInput = {
  /** From 400 pixels. */
  height?: number | null | undefined;
  /** 300 to 2000 pixels. */
  width?: number | null | undefined;
};

/** A coupon as an administrator writes it. */
export type CouponInput = {
  /** Without it: yes. */
  active?: boolean | null | undefined;
  /** English letters, digits, - and _; cannot be changed later. */
  code: string;
  /** For administrators; up to 200 characters. */
  description?: string | null | undefined;
  /** The last instant at which it may be used; null: without end. */
  endsAt?: string | null | undefined;
  /** How the discount is reckoned. */
  kind: CouponKind;
  /** Without it: any price. */
  minimumToman?: Toman | null | undefined;
  /** How often one customer may use it; null: without bound. */
  perUserLimit?: number | null | undefined;
  /** From when it may be used; null: at once. */
  startsAt?: string | null | undefined;
  /** How often it may be used; null: without bound. */
  totalLimit?: number | null | undefined;
  /** Per cent (1 to 100) or toman, as `kind` says. */
  value: number;
};

/** How a discount is reckoned. */
export type CouponKind =
  /** An amount of toman. */
  | 'amount'
  /** Per cent of the price. */
  | 'percent';

/** Whether a coupon can be used now. */
export type CouponState =
  /** It can. */
  | 'active'
  /** Its last day is over. */
  | 'expired'
  /** An administrator has switched it off. */
  | 'inactive'
  /** Its first day has not come. */
  | 'scheduled'
  /** It has been used as often as it may be. */
  | 'used_up';

/** A new order. */
export type CreateOrderInput = {
  /** Up to 2000 characters. */
  comments?: string | null | undefined;
  /** Up to 2000 characters. */
  description?: string | null | undefined;
  /** The id of the draft. A draft makes one order: another try is refused with DRAFT_ORDERED. */
  draftId?: string | null | undefined;
  /** Whether to go on to the payment. */
  submitMode: SubmitMode;
  /** Up to 200 characters; without it made of the domain name. */
  title?: string | null | undefined;
  /** What the customer was shown; refused with PRICE_MISMATCH when the server computes another. Without wizardData what the customer means to spend, noted with the order. */
  totalToman?: Toman | null | undefined;
  /** What was chosen. Without it the order waits for its design and cannot be paid. */
  wizardData?: WizardDataInput | null | undefined;
};

/** What a customer has put into a section in place of its sample. */
export type CustomDataInput = {
  /** Pictures: file:<id>, or a data: address. By the names of the slots of its layout. Bounded by the size of a design. */
  images?: Array<KeyedTextInput> | null | undefined;
  /** Addresses, or page:<id>. By the names of the slots of its layout. Bounded by the size of a design. */
  links?: Array<KeyedTextInput> | null | undefined;
  /** Words. By the names of the slots of its layout. Bounded by the size of a design. */
  texts?: Array<KeyedTextInput> | null | undefined;
};

/** A top-up of the own wallet. */
export type DepositInput = {
  /** Whole toman, within the bounds of walletSettings. */
  amountRials: Rial;
  /** A note for the wallet’s list. */
  description?: string | null | undefined;
};

/** The pages of a site. */
export type DesignInput = {
  /** The page that was open last. */
  currentPageId?: string | null | undefined;
  /** Who a site is about and how to reach them; shown wherever nothing else was written. */
  facts?: SiteFactsInput | null | undefined;
  /** Required. Bounded: 1 to 30. */
  pages?: Array<DesignPageInput> | null | undefined;
};

/** What a design began from. */
export type DesignMethod =
  /** Sections chosen one by one. */
  | 'dynamic'
  /** A ready template. */
  | 'template';

/** One page of a site. */
export type DesignPageInput = {
  /** The size that a page is designed for, in pixels. */
  canvasDimensions?: CanvasDimensionsInput | null | undefined;
  /** Required. Free, unique in its design; main is the first one. */
  id?: string | null | undefined;
  /** Required. What menus call it; up to 80 characters. */
  name?: string | null | undefined;
  /** Required. Bounded: at most 40. */
  sections?: Array<DesignSectionInput> | null | undefined;
  /** What others show of it. */
  seo?: PageSeoInput | null | undefined;
};

/** One section of a page. */
export type DesignSectionInput = {
  /** Without it, the sample of the layout. */
  customData?: CustomDataInput | null | undefined;
  /** Required. Free, unique in its page. */
  id?: string | null | undefined;
  /** Required. Which layout of its type: hero-1. */
  layoutId?: string | null | undefined;
  /** Required. Its place in the page, from 0. */
  order?: number | null | undefined;
  /** Required. What it is. */
  sectionType?: SectionType | null | undefined;
};

/** What kind of device a browser says it runs on. */
export type DeviceKind =
  /** A desktop computer or a laptop. */
  | 'computer'
  /** A mobile phone. */
  | 'phone'
  /** A tablet. */
  | 'tablet'
  /** The browser does not send it, or it is not recognised. */
  | 'unknown';

/** A kind of record of a domain. */
export type DnsRecordKind =
  /** An IPv4 address. */
  | 'A'
  /** An IPv6 address. */
  | 'AAAA'
  /** Another name. */
  | 'CNAME'
  /** A text. */
  | 'TXT';

/** How a record stands at the servers of a domain. */
export type DnsRecordState =
  /** There is none. */
  | 'missing'
  /** There is another one in its place. */
  | 'other'
  /** Not at all of its servers, or beside records that lead elsewhere. */
  | 'partly'
  /** As it should be. */
  | 'set'
  /** The servers have not been asked, or did not answer. */
  | 'unknown';

/** Whether the money of a document has been paid, and whether it has been given back. */
export type DocumentState =
  /** Paid, and nothing has been given back. */
  | 'paid'
  /** Paid, and a part of it has been given back. */
  | 'partially_refunded'
  /** Paid, and all of it has been given back. */
  | 'refunded'
  /** Not yet paid. */
  | 'unpaid';

/** The group that an extension is sold in. */
export type DomainCategory =
  /** Of a country, such as .ir. */
  | 'country'
  /** For everybody, such as .com. */
  | 'generic'
  /** For a trade or purpose, such as .shop. */
  | 'specialized';

/** How the registration of a domain name stands. */
export type DomainRegistrationStatus =
  /** Its order ended before it was registered. */
  | 'cancelled'
  /** It has expired, and can still be renewed until `graceUntil`. */
  | 'grace'
  /** It was sent, and is being done. */
  | 'ordered'
  /** It is sent once the name can no longer be changed, or at once when its customer asks for it. */
  | 'planned'
  /** The registry would not register it; its customer chooses another name. */
  | 'refused'
  /** The name is registered, and paid until `expiresAt`. */
  | 'registered'
  /** It was not renewed and belongs to nobody any more. */
  | 'released'
  /** It has gone to another registrar. */
  | 'transferred';

/** What the registry says of a domain name. */
export type DomainStatus =
  /** The name is not registered. */
  | 'available'
  /** The name is registered, or another order has claimed it. */
  | 'taken'
  /** The registry could not be queried; the name may be ordered, and is checked again. */
  | 'unknown';

/** The state of the mail service. */
export type EmailServiceState =
  /** The last try failed. */
  | 'failing'
  /** Nothing has been tried yet. */
  | 'idle'
  /** No way to send mails is set. */
  | 'not_configured'
  /** The last try succeeded. */
  | 'ok';

/** What has become of a mail. */
export type EmailStatus =
  /** It could not be sent, and no further try is due; see retryEmail. */
  | 'failed'
  /** It waits to be sent, or to be tried again. */
  | 'queued'
  /** It was handed over to the mail server. */
  | 'sent';

/** Why something was refused or failed: `extensions.code` of an error, and the reasons of payments. */
export type ErrorCode =
  /** This account has been suspended. */
  | 'ACCOUNT_BANNED'
  /** This account has been deleted. */
  | 'ACCOUNT_REMOVED'
  /** This API key is unknown, revoked or expired. */
  | 'API_KEY_INVALID'
  /** There are too many API keys. Revoke one first. */
  | 'API_KEY_LIMIT'
  /** An amount this high, with what was changed within a day, takes the approval of a second administrator. */
  | 'APPROVAL_REQUIRED'
  /** The request could not be understood. */
  | 'BAD_REQUEST'
  /** The JSON of the request is nested too deeply or holds too many values. */
  | 'BODY_TOO_COMPLEX'
  /** The request body is too large. */
  | 'BODY_TOO_LARGE'
  /** Enough candidates of this site wait already */
  | 'CANDIDATES_WAITING'
  /** Open the preview of this candidate first */
  | 'CANDIDATE_NOT_SEEN'
  /** This has been changed meanwhile. Please reload and try again. */
  | 'CONFLICT'
  /** You have used this discount code already */
  | 'COUPON_ALREADY_USED'
  /** This discount code has expired */
  | 'COUPON_EXPIRED'
  /** This discount code has been used and cannot be deleted. Deactivate it instead. */
  | 'COUPON_IN_USE'
  /** The price does not reach the minimum of this discount code */
  | 'COUPON_MINIMUM'
  /** This discount code is not valid yet */
  | 'COUPON_NOT_STARTED'
  /** This discount code does not exist */
  | 'COUPON_UNKNOWN'
  /** This discount code has been used up */
  | 'COUPON_USED_UP'
  /** This code cannot become a release */
  | 'CUSTOM_CODE_REFUSED'
  /** Visitors see custom code; publishing the design has to be confirmed */
  | 'CUSTOM_RELEASE_LIVE'
  /** You have a pending payment. Continue or cancel it first. */
  | 'DEPOSIT_PENDING'
  /** The maximum top-up is 999,999,999 Tomans */
  | 'DEPOSIT_TOO_LARGE'
  /** Amount must be at least 1,000,000 Rials (100,000 Tomans) */
  | 'DEPOSIT_TOO_SMALL'
  /** The description takes 3 to 255 characters */
  | 'DESCRIPTION_LENGTH'
  /** The draft asks for more than its order has paid for */
  | 'DESIGN_NOT_PAID'
  /** The domain name can no longer be changed: the 24 hours after the order are over */
  | 'DOMAIN_CHANGE_CLOSED'
  /** There is no domain name of this order to decide about */
  | 'DOMAIN_NOT_WAITING'
  /** A paid order can only take a domain name of the same price */
  | 'DOMAIN_PRICE_DIFFERS'
  /** The registry does not accept this domain name. Please choose another one. */
  | 'DOMAIN_REFUSED'
  /** This domain name is not available. Please choose another one. */
  | 'DOMAIN_TAKEN'
  /** Failed to download receipt */
  | 'DOWNLOAD_FAILED'
  /** There are too many saved orders or designs. Finish or delete one first. */
  | 'DRAFT_LIMIT'
  /** This draft has been ordered already */
  | 'DRAFT_ORDERED'
  /** This payment has already been recorded */
  | 'DUPLICATE_PAYMENT'
  /** Please verify your email first, a verification mail was sent. */
  | 'EMAIL_NOT_VERIFIED'
  /** This file stands in the design of an order and cannot be deleted while it does. */
  | 'FILE_IN_USE'
  /** There is no room left for this file. Delete others first. */
  | 'FILE_QUOTA_EXCEEDED'
  /** The file must not be larger than 10 MB */
  | 'FILE_TOO_LARGE'
  /** This file type is not supported */
  | 'FILE_TYPE_UNSUPPORTED'
  /** You don't have permission to perform this action. */
  | 'FORBIDDEN'
  /** Payment gateway error */
  | 'GATEWAY_ERROR'
  /** One payment can be at most 100,000,000 Tomans. Please pay in parts. */
  | 'GATEWAY_LIMIT'
  /** This Idempotency-Key was used with another request. */
  | 'IDEMPOTENCY_CONFLICT'
  /** Insufficient balance */
  | 'INSUFFICIENT_FUNDS'
  /** Invalid payment code */
  | 'INVALID_AUTHORITY'
  /** Login failed */
  | 'INVALID_CREDENTIALS'
  /** The design is incomplete. Please finish the steps before it. */
  | 'INVALID_DESIGN'
  /** The name takes English letters, digits and hyphen, at least 2 characters */
  | 'INVALID_DOMAIN'
  /** Invalid verification link */
  | 'INVALID_LINK'
  /** Invalid order id */
  | 'INVALID_ORDER_ID'
  /** Invalid price, calculate price first */
  | 'INVALID_PRICE'
  /** Invalid profile response */
  | 'INVALID_PROFILE_RESPONSE'
  /** The password reset link is invalid */
  | 'INVALID_RESET_LINK'
  /** This change of status is not possible */
  | 'INVALID_TRANSITION'
  /** The last administrator must remain. */
  | 'LAST_ADMIN'
  /** This is the only way into your account. Set a password first. */
  | 'LAST_WAY_IN'
  /** Connection failed. Please check your internet connection and try again. */
  | 'NETWORK_ERROR'
  /** The requested resource was not found. */
  | 'NOT_FOUND'
  /** The sign-in was declined at the provider. */
  | 'OAUTH_DENIED'
  /** Your e-mail is not verified at this provider. Verify it there, or sign in with e-mail and password. */
  | 'OAUTH_EMAIL_UNVERIFIED'
  /** OAuth login failed */
  | 'OAUTH_FAILED'
  /** The sign-in provider did not answer properly. Please try again. */
  | 'OAUTH_PROVIDER_ERROR'
  /** This sign-in did not begin in this browser or took too long. Please start again. */
  | 'OAUTH_STATE_INVALID'
  /** Signing in with this provider is not offered here. */
  | 'OAUTH_UNAVAILABLE'
  /** Access denied, deleting the order is not possible */
  | 'ORDER_DELETE_DENIED'
  /** This order has no design yet */
  | 'ORDER_NOT_DESIGNED'
  /** Only pending orders can be edited */
  | 'ORDER_NOT_EDITABLE'
  /** This order can no longer be paid */
  | 'ORDER_NOT_PAYABLE'
  /** This order can no longer be refunded */
  | 'ORDER_NOT_REFUNDABLE'
  /** This cannot be done to your own account. */
  | 'OWN_ACCOUNT'
  /** Payment canceled */
  | 'PAYMENT_CANCELED'
  /** The time for this payment has ended */
  | 'PAYMENT_EXPIRED'
  /** Payment failed */
  | 'PAYMENT_FAILED'
  /** This payment can no longer be canceled */
  | 'PAYMENT_NOT_CANCELABLE'
  /** The service is temporarily unavailable. */
  | 'PLATFORM_UNAVAILABLE'
  /** The price has changed. Please review the new price. */
  | 'PRICE_MISMATCH'
  /** The query is too large. Ask for less at a time. */
  | 'QUERY_TOO_COMPLEX'
  /** Too many requests. Please wait a moment and try again. */
  | 'RATE_LIMITED'
  /** The refund is more than what is left of this payment */
  | 'REFUND_EXCEEDS_PAYMENT'
  /** This payment cannot be refunded */
  | 'REFUND_NOT_POSSIBLE'
  /** The names of this order cannot be registered yet: it is not paid, or a name is not confirmed */
  | 'REGISTRATION_NOT_READY'
  /** This is not possible as the registration stands now */
  | 'REGISTRATION_STATE'
  /** The paid time is over; this renewal cannot be stopped or resumed */
  | 'RENEWAL_ENDED'
  /** Many reports of this site wait for a decision; another one is not needed */
  | 'REPORT_LIMIT'
  /** Another administrator must decide on this. */
  | 'SECOND_ADMIN_REQUIRED'
  /** Server error. Please try again later. */
  | 'SERVER_ERROR'
  /** The service cannot answer right now. Please try again in a moment. */
  | 'SERVICE_UNAVAILABLE'
  /** Token refresh failed */
  | 'SESSION_ENDED'
  /** This site is closed and shows nothing new */
  | 'SITE_CLOSED'
  /** This site has this domain already */
  | 'SITE_DOMAIN_EXISTS'
  /** A site takes 10 domains of one's own, and an account 30 */
  | 'SITE_DOMAIN_LIMIT'
  /** Only a connected domain can be the primary one */
  | 'SITE_DOMAIN_NOT_CONNECTED'
  /** This domain belongs to the order; change it there */
  | 'SITE_DOMAIN_OF_ORDER'
  /** This name cannot be connected to a site */
  | 'SITE_DOMAIN_REFUSED'
  /** The file is too large */
  | 'SITE_FILE_TOO_LARGE'
  /** No site can be taken from this file */
  | 'SITE_FILE_UNREADABLE'
  /** The service is starting up. Please wait a moment. */
  | 'STARTING_UP'
  /** There are too many open tickets or messages. Close or finish one first. */
  | 'TICKET_LIMIT'
  /** Request timed out. Please try again. */
  | 'TIMEOUT_ERROR'
  /** Token refresh failed */
  | 'TOKEN_REFRESH_FAILED'
  /** This code is wrong or was used already. */
  | 'TWO_FACTOR_CODE_INVALID'
  /** This sign-in took too long. Please start again. */
  | 'TWO_FACTOR_EXPIRED'
  /** Enter the code of your authenticator app to go on. */
  | 'TWO_FACTOR_REQUIRED'
  /** Administrators must turn on two-factor sign-in first. */
  | 'TWO_FACTOR_SETUP_REQUIRED'
  /** Please log in to continue. */
  | 'UNAUTHORIZED'
  /** Unexpected HTML response from API */
  | 'UNEXPECTED_HTML'
  /** An unexpected error occurred. Please try again. */
  | 'UNKNOWN_ERROR'
  /** This extension is not offered */
  | 'UNKNOWN_EXTENSION'
  /** This asks for nothing beyond what is paid for */
  | 'UPGRADE_EMPTY'
  /** Please check your input and try again. */
  | 'VALIDATION_ERROR'
  /** Paid but not verified. Contact support if you were charged. */
  | 'VERIFICATION_FAILED'
  /** Choose a password of at least 8 characters that is not a common one. */
  | 'WEAK_PASSWORD'
  /** The current password is wrong. */
  | 'WRONG_PASSWORD';

/** A further domain name of the same site. */
export type ExtraDomainInput = {
  /** What the client was shown; the server looks itself. */
  available?: boolean | null | undefined;
  /** Required. The name without its extension. */
  domain?: string | null | undefined;
  /** Required. With its dot. */
  extension?: string | null | undefined;
  /** What the client was shown, in toman; the server uses its own. */
  price?: number | null | undefined;
};

/** What a file is for. */
export type FileCategory =
  /** Texts for the pages of a site. */
  | 'content'
  /** A document. */
  | 'documents'
  /** Nothing in particular. */
  | 'general'
  /** A picture for the pages of a site. */
  | 'images'
  /** A logo. */
  | 'logos';

/** The typeface of a site. */
export type Font =
  /** The typeface composite. */
  | 'composite'
  /** The typeface iransans. */
  | 'iransans'
  /** The typeface nazanin. */
  | 'nazanin'
  /** The typeface titra. */
  | 'titra'
  /** The typeface vazir. */
  | 'vazir'
  /** The typeface yekan. */
  | 'yekan';

/** What an invoice was issued for. */
export type InvoiceKind =
  /** Written by an administrator. */
  | 'manual'
  /** Issued with an order. */
  | 'order'
  /** The next month or year of an order. */
  | 'renewal'
  /** What a site has beyond what was bought; it lapses at its due date. */
  | 'upgrade';

/** Who sells; what is left out becomes empty. */
export type InvoiceSellerInput = {
  /** Street and number; up to 500 characters, or nothing. */
  address?: string;
  /** Of the address; up to 100 characters, or nothing. */
  city?: string;
  /** Of the address; up to 100 characters, or nothing. */
  county?: string;
  /** Given by the tax administration; up to 40 characters, or nothing. */
  economicCode?: string;
  /** Of what is sold, in the tax administration’s list of goods and services: thirteen digits, or nothing. */
  goodsCode?: string;
  /** As it stands on invoices; 1 to 200 characters. */
  name: string;
  /** Eleven digits, or nothing. */
  nationalId?: string;
  /** Up to 40 characters, or nothing. */
  phone?: string;
  /** Ten digits, or nothing. */
  postalCode?: string;
  /** Of the address; up to 100 characters, or nothing. */
  province?: string;
  /** In the register of companies; up to 40 characters, or nothing. */
  registrationNumber?: string;
};

/** How far an invoice is. */
export type InvoiceStatus =
  /** Not to be paid any more. */
  | 'cancelled'
  /** The due date has come. Customers see overdue invoices as due. */
  | 'due'
  /** The days of grace after the due date are over. */
  | 'overdue'
  /** Paid, and nothing has been taken back. */
  | 'paid'
  /** Paid, and credit notes have taken a part of it back; never set by hand. */
  | 'partially_refunded'
  /** Issued, not yet due. */
  | 'pending'
  /** Paid, and credit notes have taken all of it back; never set by hand. */
  | 'refunded';

/** A text and its free name. */
export type KeyedTextInput = {
  /** The name; up to 60 characters. */
  key: string;
  /** The text of this name. */
  value: string;
};

/** The transport of mails. */
export type MailService =
  /** A mailbox of the sandbox, which only keeps them. */
  | 'mailbox'
  /** Nothing: no way to send mails is set. */
  | 'none'
  /** A mail server. */
  | 'smtp';

/** A time for which the platform is closed: it closes and opens by itself. Two of them cannot overlap. */
export type MaintenanceInput = {
  /** When it begins; at once where that is past. */
  from: string;
  /** Shown to visitors meanwhile, up to 500 characters. */
  message?: string | null | undefined;
  /** temporarily_unavailable, the default, or update_mode. */
  mode?: PlatformModeKind | null | undefined;
  /** For the other administrators, up to 500 characters. */
  reason?: string | null | undefined;
  /** When it ends: in the future, at most seven days after `from`. */
  to: string;
};

/** The state of a planned maintenance. */
export type MaintenanceState =
  /** It is going on. */
  | 'active'
  /** It was called off. */
  | 'cancelled'
  /** It is over. */
  | 'ended'
  /** It has not begun. */
  | 'planned';

/** What has become of a request for money back. */
export type MoneyBackStatus =
  /** The money is in the wallet, and the site is offline. */
  | 'approved'
  /** The order was given back or dropped in another way. */
  | 'closed'
  /** It waits for an administrator. */
  | 'pending'
  /** An administrator refused it, with a reason. */
  | 'refused'
  /** The customer took it back. */
  | 'withdrawn';

/** A key that is to be made. */
export type NewApiKeyInput = {
  /** 1 to 365, 90 where not said. */
  expiresInDays?: number | null | undefined;
  /** The owner’s name for it. */
  name: string;
  /** Needed where the account has one. */
  password?: string | null | undefined;
  /** What it may do, at least one; see apiScopes. */
  scopes: Array<ApiScopeName>;
};

/** An invoice that an administrator writes. */
export type NewInvoiceInput = {
  /** VAT included; whole toman. */
  amountRials: Rial;
  /** Until when it is to be paid; without it 3 days from now. */
  dueDate?: string | null | undefined;
  /** What it is for, Persian; 1 to 200 characters. */
  serviceName: string;
  /** Of the customer. */
  userId: string;
};

/** A receipt for money that came outside the product. */
export type NewReceiptInput = {
  /** Whole toman; without it the invoice's. */
  amountRials?: Rial | null | undefined;
  /** When the money came; not in the future. */
  createdAt?: string | null | undefined;
  /** A paid invoice of that customer. */
  invoiceId?: string | null | undefined;
  /** The tracking code of the payment, 1 to 100 characters; each counts once for a customer. */
  refId: string;
  /** What was paid for, Persian, up to 200 characters; without it the invoice's, or a general word. */
  service?: string | null | undefined;
  /** Of the customer who paid. */
  userId: string;
};

/** What a notification is about. */
export type NotificationKind =
  /** A domain name. */
  | 'domain'
  /** A payment, an invoice or the wallet; cannot be switched off. */
  | 'money'
  /** Everything else. */
  | 'news'
  /** An order or a site. */
  | 'order'
  /** The account and who signs in; cannot be switched off. */
  | 'security'
  /** A ticket. */
  | 'support';

/** Whose account signs one in here. */
export type OAuthProvider =
  /** GitHub. */
  | 'github'
  /** Google. */
  | 'google';

/** One line of opening hours, in words. */
export type OpeningHoursInput = {
  /** The days; up to 40 characters. */
  days?: string | null | undefined;
  /** The times; up to 40 characters. */
  times?: string | null | undefined;
};

/** What is known of the domain names of an order. */
export type OrderDomainStatus =
  /** One could not be had; the customer is to choose another. */
  | 'awaiting_choice'
  /** Nobody could say yet; they are asked again. */
  | 'awaiting_confirmation'
  /** The registries have said that they are free. */
  | 'confirmed';

/** Whether an order is paid. */
export type OrderPaymentStatus =
  /** The last try to pay it failed; it can be tried again. */
  | 'failed'
  /** Paid. */
  | 'paid'
  /** Not yet paid. */
  | 'pending'
  /** All that was paid has been given back. */
  | 'refunded';

/** How far an order has come. */
export type OrderStatus =
  /** Taken back or given up. */
  | 'cancelled'
  /** Delivered. */
  | 'completed'
  /** Paid; the site is being built. */
  | 'in_progress'
  /** Placed and not yet paid; it can be edited. */
  | 'pending';

/** A station on the way of an order. */
export type OrderStepKey =
  /** The site is being built. */
  | 'building'
  /** The order was cancelled. */
  | 'cancelled'
  /** A domain of the customer leads to the site; only where there is one to be connected. */
  | 'connected'
  /** The site was delivered. */
  | 'delivered'
  /** The site could first be seen at its preview address. */
  | 'online'
  /** It was paid. */
  | 'paid'
  /** The order was placed. */
  | 'placed'
  /** What was paid has been given back. */
  | 'refunded';

/** What search engines and shared links show of a page; what is left out comes from its name and its words. */
export type PageSeoInput = {
  /** The sentences under the title. */
  description?: string | null | undefined;
  /** The picture of shared links, file:<id>. */
  image?: string | null | undefined;
  /** Its name in the address; the first page has none. */
  slug?: string | null | undefined;
  /** The title. */
  title?: string | null | undefined;
};

/** How many pages a site has. */
export type PageStructure =
  /** Several. */
  | 'multi'
  /** One. */
  | 'single';

/** Where the money of a payment comes from. */
export type PayMethod =
  /** All of it by card, at the gateway. */
  | 'gateway'
  /** What the wallet has, and the rest at the gateway. */
  | 'split'
  /** All of it from the wallet. */
  | 'wallet';

/** Which of everybody's payments a list shows. */
export type PaymentLogFilter = {
  /** Only what was made at this instant or later. */
  from?: string | null | undefined;
  /** The gateway by name, or wallet. */
  method?: string | null | undefined;
  /** Reference id, or name or address of the payer. */
  search?: string | null | undefined;
  /** Only those with this status. */
  status?: PaymentStatus | null | undefined;
  /** Only what was made at this instant or earlier. */
  to?: string | null | undefined;
  /** Only those of this customer. */
  userId?: string | null | undefined;
};

/** What a payment pays for. */
export type PaymentPurpose =
  /** A top-up of the wallet. */
  | 'deposit'
  /** A separate invoice: a renewal, or one written by an administrator. */
  | 'invoice'
  /** An order, with its first invoice. */
  | 'order';

/** The state of the gateway, from the platform's own payments. */
export type PaymentServiceState =
  /** The last one failed at the gateway. */
  | 'failing'
  /** There are no payments yet. */
  | 'idle'
  /** The last payment went through. */
  | 'ok';

/** What has become of a payment. */
export type PaymentStatus =
  /** Given up by the payer. Money that arrives later is still settled, once. */
  | 'cancelled'
  /** Settled, and nothing has been given back. */
  | 'completed'
  /** Refused by the gateway. Money that arrives later is still settled, once. */
  | 'failed'
  /** The gateway holds money that it will not confirm for this amount; a person looks at it. */
  | 'needs_review'
  /** Settled, and a part of it has been given back. */
  | 'partially_refunded'
  /** Opened, and its money has not come yet. */
  | 'pending'
  /** Settled, and all of it has been given back. */
  | 'refunded';

/** What happens to money on its way. */
export type PaymentStepKind =
  /** It was given up. */
  | 'cancelled'
  /** The money went to the wallet instead: what it was for could not be paid any more. */
  | 'credited'
  /** Its time was over. */
  | 'expired'
  /** The gateway refused it. */
  | 'failed'
  /** Of a split payment, the part from the wallet was set aside. */
  | 'held'
  /** What was set aside of the wallet is free again. */
  | 'hold_released'
  /** The gateway holds money that it will not confirm for this amount. */
  | 'needs_review'
  /** The payer was sent to the gateway. */
  | 'redirected'
  /** Nothing could be given back. */
  | 'refund_failed'
  /** Money is to be given back. */
  | 'refund_requested'
  /** Money was given back to the wallet. */
  | 'refunded'
  /** The payment was opened. */
  | 'requested'
  /** The payer came back from the gateway. */
  | 'returned'
  /** Money was given back to the card. */
  | 'reversed'
  /** It paid what it was for. */
  | 'settled'
  /** The gateway confirmed the money. */
  | 'verified';

/** What a change was about. */
export type PlatformChangeKind =
  /** The mode: open or closed. */
  | 'mode'
  /** Name, contact, texts and promises. */
  | 'settings';

/** What the public pages promise. What is left out stays as it is. */
export type PlatformClaimsInput = {
  /** How many customers there are, 0 to 1,000,000,000. */
  customers?: number | null | undefined;
  /** How soon a site can be online, up to 60 characters. */
  fastDelivery?: string | null | undefined;
  /** What the price includes of a domain name, up to 60 characters; empty: no promise. */
  freeDomain?: string | null | undefined;
  /** How soon every site is online, up to 60 characters. */
  fullDelivery?: string | null | undefined;
  /** How many projects there are, 0 to 1,000,000,000. */
  projects?: number | null | undefined;
  /** When a site is ready, up to 60 characters; empty: no promise. */
  siteReady?: string | null | undefined;
  /** Promised uptime in percent, 90 to 100. */
  uptimePercent?: number | null | undefined;
};

/** The new mode of the platform, and its notice to visitors. */
export type PlatformModeInput = {
  /** Shown to visitors. */
  message?: string | null | undefined;
  /** The mode from now on. */
  mode: PlatformModeKind;
  /** For the history. */
  reason?: string | null | undefined;
  /** The announced end, in the future; nothing opens by itself then. Null: none is announced. */
  until?: string | null | undefined;
};

/** Whether the platform is open. */
export type PlatformModeKind =
  /** Open, with a warning above every page that something may not work. */
  | 'development_mode'
  /** Open to everybody. */
  | 'normal'
  /** Closed for maintenance; administrators work on. */
  | 'temporarily_unavailable'
  /** Closed for an update; administrators work on. */
  | 'update_mode';

/** What is left out stays as it is. */
export type PlatformSettingsInput = {
  /** What the public pages promise. */
  claims?: PlatformClaimsInput | null | undefined;
  /** What search engines and shared links say, up to 400 characters; null: `description`. */
  defaultDescription?: string | null | undefined;
  /** Picture of shared links, 1200 × 630 pixels, absolute or a path; null: the built-in one. */
  defaultImage?: string | null | undefined;
  /** Title of the first page, up to 120 characters. */
  defaultTitle?: string | null | undefined;
  /** What the product is, up to 400 characters. */
  description?: string | null | undefined;
  /** Address that visitors write to, up to 254 characters. */
  email?: string | null | undefined;
  /** Address of the page there; null: none is shown. */
  github?: string | null | undefined;
  /** Address of the page there; null: none is shown. */
  instagram?: string | null | undefined;
  /** For search engines, in place of those before: at most 30, of up to 60 characters each. */
  keywords?: Array<string> | null | undefined;
  /** Address of the page there; null: none is shown. */
  linkedin?: string | null | undefined;
  /** Address of a picture, absolute or a path of the platform; null: the built-in mark. */
  logo?: string | null | undefined;
  /** The name of the product, up to 60 characters. */
  name?: string | null | undefined;
  /** Number that visitors call: 4 to 15 digits, with or without +. */
  phone?: string | null | undefined;
  /** Up to 120 characters. */
  slogan?: string | null | undefined;
  /** Between the title of a page and the name: 1 to 3 characters. */
  titleSeparator?: string | null | undefined;
  /** Name on X: @ and up to 15 letters, digits or _; null: none. */
  twitter?: string | null | undefined;
  /** Address of the platform, http or https; null: the address in the server’s configuration. */
  url?: string | null | undefined;
};

/** What a line of a price is for. */
export type QuoteLineKind =
  /** The site itself. */
  | 'base'
  /** What a discount code takes off; negative. */
  | 'coupon'
  /** A domain name for a year. */
  | 'domain'
  /** The design of a logo. */
  | 'logo'
  /** Of a yearly price: takes back that one-time items were multiplied by twelve; negative. */
  | 'one_time_adjustment'
  /** Pages beyond the included ones. */
  | 'pages'
  /** Sections beyond the included ones. */
  | 'sections'
  /** A further service. */
  | 'service';

/** How the money of a receipt came. */
export type ReceiptMethod =
  /** By card, at the gateway. */
  | 'gateway'
  /** Outside the product; an administrator has written the receipt. */
  | 'manual'
  /** From the wallet. */
  | 'wallet';

/** How often a price is paid. */
export type Recurrence =
  /** Once. */
  | 'one_off'
  /** With every period. */
  | 'recurring';

/** Where money goes back to. */
export type RefundMethod =
  /** To the card, while the gateway can still reverse. */
  | 'gateway'
  /** To the wallet. */
  | 'wallet';

/** What has become of a refund. */
export type RefundStatus =
  /** Given back. */
  | 'completed'
  /** Nothing was given back. */
  | 'failed'
  /** Reserved; the gateway has not answered yet. */
  | 'pending';

/** What is to be done at a registry. */
export type RegistrationTaskKind =
  /** Register the name for a year. */
  | 'register'
  /** Register it for another year, which is paid. */
  | 'renew'
  /** Get the code with which another registrar takes it over. */
  | 'transfer_code';

/** How a task at a registry stands. */
export type RegistrationTaskStatus =
  /** It is no longer wanted. */
  | 'cancelled'
  /** It was done, and recorded with its proof. */
  | 'done'
  /** It waits to be done. */
  | 'open'
  /** It could not be done; the customer was told why. */
  | 'refused';

/** Who asked for a release. */
export type ReleaseMaker =
  /** Whose site it is. */
  | 'owner'
  /** Nobody: it followed the payment. */
  | 'payment'
  /** An administrator. */
  | 'team';

/** What one renewal pays for. */
export type RenewalPeriod =
  /** A Jalali month. */
  | 'month'
  /** Twelve Jalali months. */
  | 'year';

/** Which registration: by e-mail and password, or by the id of its account. */
export type RequestVerificationInput = {
  /** Needed together with the password, where no id is given. */
  email?: string | null | undefined;
  /** As it was typed at the registration. */
  password?: string | null | undefined;
  /** From checkVerification; by the id alone a link to choose a new password is mailed. */
  userId?: string | null | undefined;
};

/** What a person may do. */
export type Role =
  /** An administrator: everybody's records, and the running of the platform. */
  | 'admin'
  /** A customer: their own records. */
  | 'user';

/** A draft as it is to be kept. */
export type SaveSiteDraftInput = {
  /** The version that the work began from; CONFLICT where somebody has saved since. */
  baseVersion: number;
  /** siteType, websiteFramework and branding of it count, each as before where left out; nothing else. */
  design: WizardDataInput;
};

/** Whose records a list shows. */
export type Scope =
  /** Everybody's; for administrators. */
  | 'all'
  /** The signed-in person's own. */
  | 'mine';

/** What a section of a page is. */
export type SectionType =
  /** The sections about-1, about-2 and so on. */
  | 'about'
  /** The sections accordion-1, accordion-2 and so on. */
  | 'accordion'
  /** The sections blog_posts-1, blog_posts-2 and so on. */
  | 'blog_posts'
  /** The sections call_to_actions-1, call_to_actions-2 and so on. */
  | 'call_to_actions'
  /** The sections contact-1, contact-2 and so on. */
  | 'contact'
  /** The sections content-1, content-2 and so on. */
  | 'content'
  /** The sections faqs-1, faqs-2 and so on. */
  | 'faqs'
  /** The sections features-1, features-2 and so on. */
  | 'features'
  /** The sections footer-1, footer-2 and so on. */
  | 'footer'
  /** The sections forms-1, forms-2 and so on. */
  | 'forms'
  /** The sections full_page-1, full_page-2 and so on. */
  | 'full_page'
  /** The sections gallery-1, gallery-2 and so on. */
  | 'gallery'
  /** The sections headers-1, headers-2 and so on. */
  | 'headers'
  /** The sections hero-1, hero-2 and so on. */
  | 'hero'
  /** The sections left_right_sections-1, left_right_sections-2 and so on. */
  | 'left_right_sections'
  /** The sections logos-1, logos-2 and so on. */
  | 'logos'
  /** The sections newsletter-1, newsletter-2 and so on. */
  | 'newsletter'
  /** The sections pricing-1, pricing-2 and so on. */
  | 'pricing'
  /** The sections services-1, services-2 and so on. */
  | 'services'
  /** The sections socials-1, socials-2 and so on. */
  | 'socials'
  /** The sections stats-1, stats-2 and so on. */
  | 'stats'
  /** The sections tables-1, tables-2 and so on. */
  | 'tables'
  /** The sections team-1, team-2 and so on. */
  | 'team'
  /** The sections testimonials-1, testimonials-2 and so on. */
  | 'testimonials';

/** To an address or a user; a template with its values, or a free text. */
export type SendEmailInput = {
  /** Only for a free text, and needed there: up to 10,000 characters. */
  body?: string | null | undefined;
  /** What the template names. */
  data?: unknown;
  /** Up to 150 characters. Needed for a free text; replaces the subject of a template. */
  subject?: string | null | undefined;
  /** A key of emailTemplates that is sendable; null: a free text. */
  template?: string | null | undefined;
  /** An address; needed where no account is named. */
  to?: string | null | undefined;
  /** An account; the mail goes to its address, not to `to`. */
  userId?: string | null | undefined;
};

/** Further services; true for those that are chosen. */
export type ServiceFlagsInput = {
  /** Counting of visitors. */
  analyticsSetup?: boolean | null | undefined;
  /** Backups. */
  backupService?: boolean | null | undefined;
  /** Maintenance. */
  maintenancePlan?: boolean | null | undefined;
  /** Delivery before others. */
  rushDelivery?: boolean | null | undefined;
  /** Work on how search engines find the site. */
  seoOptimization?: boolean | null | undefined;
  /** Links with social networks. */
  socialMediaIntegration?: boolean | null | undefined;
};

/** Who registers. */
export type SignUpInput = {
  /** The own address, up to 254 characters; letter case does not matter. */
  email: string;
  /** Up to 120 characters; may be left out. */
  fullName?: string | null | undefined;
  /** 8 to 256 characters; neither common nor the e-mail address. */
  password: string;
};

/** Who brought a domain. */
export type SiteDomainOrigin =
  /** It was ordered with the site. */
  | 'order'
  /** The customer connected it afterwards. */
  | 'own';

/** What keeps a domain from being connected. */
export type SiteDomainReason =
  /** It leads to servers of others. */
  | 'address_elsewhere'
  /** It leads nowhere. */
  | 'address_missing'
  /** It leads here and to servers of others. */
  | 'address_mixed'
  /** It is connected to another site, whose record is there, too. */
  | 'held_elsewhere'
  /** Its servers did not answer. */
  | 'no_answer'
  /** Its servers have not been asked yet. */
  | 'not_asked'
  /** Nobody has registered it, or it has no servers. */
  | 'not_registered'
  /** The record that proves it is missing. */
  | 'proof_missing'
  /** The record that proves it holds another text. */
  | 'proof_other'
  /** Not all of its servers have the record that proves it yet. */
  | 'proof_partly';

/** How far a domain is on its way to a site. */
export type SiteDomainState =
  /** Visitors of it see the site. */
  | 'connected'
  /** It is still served, but its records are missing; it is disconnected when the grace is over. */
  | 'lost'
  /** It belongs to the customer, and does not lead to the site yet. */
  | 'proven'
  /** It is not yet proven that it belongs to the customer; nothing is served at it. */
  | 'waiting';

/** Who a site is about and how to reach them; shown wherever nothing else was written. */
export type SiteFactsInput = {
  /** The postal address; up to 200 characters. */
  address?: string | null | undefined;
  /** A sentence or two; up to 200 characters. */
  description?: string | null | undefined;
  /** An e-mail address. */
  email?: string | null | undefined;
  /** Opening hours. Bounded: at most 3 lines. */
  hours?: Array<OpeningHoursInput> | null | undefined;
  /** The address of the place on a map, with https. */
  mapLink?: string | null | undefined;
  /** A mobile telephone. */
  mobile?: string | null | undefined;
  /** The name of the site; up to 80 characters. */
  name?: string | null | undefined;
  /** A telephone with its area code. */
  phone?: string | null | undefined;
  /** Handles on social networks, or addresses of the profiles. */
  profiles?: SiteProfilesInput | null | undefined;
  /** What it is about. */
  trade?: Trade | null | undefined;
};

/** Handles on social networks, or addresses of the profiles. */
export type SiteProfilesInput = {
  /** On Aparat. */
  aparat?: string | null | undefined;
  /** On Instagram. */
  instagram?: string | null | undefined;
  /** Of a person on LinkedIn. */
  linkedin?: string | null | undefined;
  /** On Telegram. */
  telegram?: string | null | undefined;
  /** A telephone number on WhatsApp. */
  whatsapp?: string | null | undefined;
  /** On YouTube. */
  youtube?: string | null | undefined;
};

/** What was done with the site of an upheld report. */
export type SiteReportAct =
  /** Nothing, as where its owner has mended it. */
  | 'none'
  /** It was closed for a while. */
  | 'suspend'
  /** It was closed for good. */
  | 'take_down';

/** What an administrator decides about a report. */
export type SiteReportDecision = {
  /** What is done with the site, where the report is upheld; its other open reports are decided alike. */
  act?: SiteReportAct;
  /** Why. The owner of a site that is closed and the visitor who left an e-mail read it. */
  reason: string;
  /** upheld or rejected. */
  status: SiteReportStatus;
};

/** What a visitor holds against a site. */
export type SiteReportInput = {
  /** Of the site or of a page of it; at most 300 characters. */
  address: string;
  /** Where the decision is sent. It is forgotten then. */
  email?: string | null | undefined;
  /** What is held against it. */
  kind: SiteReportKind;
  /** What is wrong and where, 10 to 2000 characters. */
  message: string;
};

/** What a visitor holds against a site. */
export type SiteReportKind =
  /** It shows the work of others without their leave. */
  | 'copyright'
  /** It takes money or data under false pretences. */
  | 'fraud'
  /** It insults, threatens, or exposes somebody. */
  | 'harm'
  /** What it shows or sells is against the law. */
  | 'illegal'
  /** It passes for somebody else. */
  | 'impersonation'
  /** Something else. */
  | 'other';

/** How a report stands. */
export type SiteReportStatus =
  /** It waits for a decision. */
  | 'open'
  /** Nothing had to be done. */
  | 'rejected'
  /** It was right. */
  | 'upheld';

/** How a site stands. */
export type SiteStatus =
  /** Its first release is being made; visitors are asked to come again. */
  | 'building'
  /** Its first release could not be made. */
  | 'failed'
  /** Closed, as after a refund. */
  | 'offline'
  /** Visitors see its live release. */
  | 'online'
  /** Closed for a while. */
  | 'suspended';

/** Why a site is closed to visitors. */
export type SiteStop =
  /** The account of its owner was removed. */
  | 'account_removed'
  /** Its order was cancelled. */
  | 'cancelled'
  /** Its order was deleted. */
  | 'deleted'
  /** Its owner stopped the renewal, and the paid time is over. */
  | 'not_renewed'
  /** A renewal is unpaid; paying opens it. */
  | 'overdue'
  /** The money of its order was given back whole. */
  | 'refunded'
  /** An administrator has closed it for a while. */
  | 'suspended'
  /** An administrator has closed it for good. */
  | 'taken_down';

/** What a site is for. */
export type SiteType =
  /** A business. */
  | 'business'
  /** A person. */
  | 'personal';

/** What happens with a new order. */
export type SubmitMode =
  /** It is placed and waits to be paid. */
  | 'draft'
  /** It is placed, and a payment is opened at the gateway. */
  | 'payment';

/** What a ticket is about. */
export type TicketCategory =
  /** The account. */
  | 'account'
  /** A domain name. */
  | 'domain'
  /** Nothing of the others. */
  | 'general'
  /** An order. */
  | 'order'
  /** A payment. */
  | 'payment'
  /** Something that does not work. */
  | 'technical'
  /** The wallet. */
  | 'wallet';

/** A new ticket. */
export type TicketInput = {
  /** Files uploaded to the bucket uploads. */
  attachments?: Array<string> | null | undefined;
  /** Default: by the linked record, else general. */
  category?: TicketCategory | null | undefined;
  /** Up to 5000 characters. */
  message: string;
  /** An own order that it is about. */
  orderId?: string | null | undefined;
  /** An own payment that it is about. */
  paymentId?: string | null | undefined;
  /** Left out: normal. */
  priority?: TicketPriority | null | undefined;
  /** Left out: the first line of the message. */
  subject?: string | null | undefined;
};

/** How much a ticket presses. */
export type TicketPriority =
  /** Before others. */
  | 'high'
  /** It can wait. */
  | 'low'
  /** As most do. */
  | 'normal'
  /** At once. */
  | 'urgent';

/** The status of a ticket. */
export type TicketStatus =
  /** It waits for the customer. */
  | 'answered'
  /** It is done; it can be opened again. */
  | 'closed'
  /** The team works on it. */
  | 'in_progress'
  /** It waits for the team. */
  | 'open';

/** Which tickets a list shows; without conditions all of one's own. */
export type TicketsFilter = {
  /** For the team: me, none, or the id of an administrator. */
  assignee?: string | null | undefined;
  /** Only those about this. */
  category?: TicketCategory | null | undefined;
  /** Only those that press so much. */
  priority?: TicketPriority | null | undefined;
  /** all: everybody's; for administrators. */
  scope?: Scope | null | undefined;
  /** In number, subject, order and payment; the team also by customer. */
  search?: string | null | undefined;
  /** Only those with this status. */
  status?: TicketStatus | null | undefined;
};

/** What a site is about; its samples fit. */
export type Trade =
  /** Medicine and care. */
  | 'clinic'
  /** A company. */
  | 'company'
  /** Any business. */
  | 'general'
  /** The work of a person. */
  | 'portfolio'
  /** A restaurant or café. */
  | 'restaurant'
  /** A school or course. */
  | 'school'
  /** A shop. */
  | 'shop';

/** What is left out stays as it is. */
export type UpdateOrderInput = {
  /** The version of the design that the edit began from. A newer one answers CONFLICT, with its number. */
  baseVersion?: number | null | undefined;
  /** Up to 2000 characters; null removes it. */
  comments?: string | null | undefined;
  /** Up to 2000 characters; null removes it. */
  description?: string | null | undefined;
  /** Up to 200 characters. */
  title?: string | null | undefined;
  /** What the customer was shown for the new design. */
  totalToman?: Toman | null | undefined;
  /** A new design; the order is priced anew. */
  wizardData?: WizardDataInput | null | undefined;
};

/** What is left out stays as it is; null or an empty text clears it. */
export type UpdateProfileInput = {
  /** Postal address, up to 2000 characters. */
  address?: string | null | undefined;
  /** What one says of oneself, up to 2000 characters. */
  bio?: string | null | undefined;
  /** For the address on formal invoices, up to 120 characters. */
  city?: string | null | undefined;
  /** Name of the company, up to 200 characters. */
  company?: string | null | undefined;
  /** For the address on formal invoices, up to 120 characters. */
  county?: string | null | undefined;
  /** For formal invoices: 11, 12 or 14 digits. */
  economicCode?: string | null | undefined;
  /** Always needed, up to 120 characters; first and last name are made from it. */
  fullName: string;
  /** For formal invoices: ten digits of a person, eleven of a company. */
  nationalId?: string | null | undefined;
  /** An Iranian mobile or landline number, or a foreign one that begins with +. */
  phone?: string | null | undefined;
  /** For formal invoices: ten digits, the first neither 0 nor 2. */
  postalCode?: string | null | undefined;
  /** Persian; with county and city the address on formal invoices. */
  province?: string | null | undefined;
  /** Of a company, for formal invoices. */
  registrationNumber?: string | null | undefined;
};

/** Whether an account may be used. */
export type UserStatus =
  /** It may be used, once its e-mail address is verified. */
  | 'active'
  /** It cannot sign in. Removed accounts have this status, too. */
  | 'banned';

/** The direction of a manual change of a balance. */
export type WalletAdjustmentType =
  /** The amount becomes the balance. */
  | 'correction'
  /** The amount is added. */
  | 'credit'
  /** The amount is taken away. */
  | 'debit';

/** The status of a movement. All but completed are top-ups whose money has not arrived. */
export type WalletTransactionStatus =
  /** A top-up that was given up. */
  | 'cancelled'
  /** It has happened. */
  | 'completed'
  /** A top-up that the gateway refused. */
  | 'failed'
  /** A top-up that waits for its money. */
  | 'pending';

/** How money moved. */
export type WalletTransactionType =
  /** In: written by an administrator. */
  | 'credit'
  /** Out: written by an administrator. */
  | 'debit'
  /** In: a top-up at the gateway. */
  | 'deposit'
  /** In: given back of a payment. */
  | 'refund'
  /** Out: paid from the wallet. */
  | 'withdrawal';

/** The pages, and how they came about. */
export type WebsiteFrameworkInput = {
  /** Of each page without its own. */
  canvasDimensions?: CanvasDimensionsInput | null | undefined;
  /** Names of pages that are not yet designed. Bounded: at most 30. */
  customPages?: Array<string> | null | undefined;
  /** The pages. Without sections, those of selectedLayouts. */
  dynamicDesign?: DesignInput | null | undefined;
  /** What the design began from. */
  method?: DesignMethod | null | undefined;
  /** How many pages the site has. */
  pageStructure?: PageStructure | null | undefined;
  /** Section types and the layouts chosen for them. Bounded by the number of types. */
  selectedLayouts?: Array<KeyedTextInput> | null | undefined;
  /** The template that it began from. */
  templateId?: string | null | undefined;
  /** Names and ids of uploaded pictures. Bounded: at most 200. */
  uploadedImages?: Array<KeyedTextInput> | null | undefined;
};

/** Everything that is chosen in the wizard. An order needs websiteFramework, a price nothing. */
export type WizardDataInput = {
  /** Further services; true for those that are chosen. */
  additionalServices?: ServiceFlagsInput | null | undefined;
  /** Names of services, such as seoOptimization; counts like the flags. Bounded: at most 30. */
  additionalServicesList?: Array<string> | null | undefined;
  /** Colours, typeface and logo. */
  branding?: BrandingInput | null | undefined;
  /** What the site shall be able to do. Bounded: at most 50. */
  modules?: Array<string> | null | undefined;
  /** The id of its order; set by the server. */
  orderId?: string | null | undefined;
  /** As the client names its mode; not read by the server. */
  pageMode?: string | null | undefined;
  /** What the price depends on besides. */
  pricing?: WizardPricingInput | null | undefined;
  /** Of the wizard that it came from. */
  sessionId?: string | null | undefined;
  /** What the site is for; personal where left out. */
  siteType?: SiteType | null | undefined;
  /** The domain names. */
  userInfo?: WizardDomainsInput | null | undefined;
  /** The pages, and how they came about. */
  websiteFramework?: WebsiteFrameworkInput | null | undefined;
};

/** The domain names of a site. */
export type WizardDomainsInput = {
  /** Further names. Bounded: at most 20. */
  additionalDomains?: Array<ExtraDomainInput> | null | undefined;
  /** The main name; empty where none is chosen yet. */
  domain?: string | null | undefined;
  /** With its dot; .ir where left out. */
  domainExtension?: string | null | undefined;
  /** What the client was shown, in toman; the server uses its own. */
  domainPrice?: number | null | undefined;
};

/** What the price depends on besides. */
export type WizardPricingInput = {
  /** Names of services, such as seoOptimization; counts like the flags. Bounded: at most 30. */
  additionalServices?: Array<string> | null | undefined;
  /** The period that is paid for; monthly where left out. */
  billing?: Billing | null | undefined;
  /** A discount code. */
  couponCode?: string | null | undefined;
  /** How much shall be made to measure. Bounded: at most five. */
  customizationLevel?: Array<number> | null | undefined;
  /** Counts like the service of that name. */
  rushDelivery?: boolean | null | undefined;
  /** What the client was shown, in toman; the server uses its own. */
  totalPrice?: number | null | undefined;
};

/** A DNS record to be added. */
export type ZoneRecordInput = {
  /** Below the registered name; @ is the name itself. */
  host?: string;
  /** Of MX, from 0 to 65535; lower ones are tried first. */
  priority?: number | null | undefined;
  /** What it tells. */
  type: ZoneRecordKind;
  /** An address, a host name or a text of printable ASCII. */
  value: string;
};

/** What a DNS record tells. */
export type ZoneRecordKind =
  /** An IPv4 address. */
  | 'A'
  /** Another name that this one stands for. */
  | 'CNAME'
  /** Which server takes mails. */
  | 'MX'
  /** A text, as proofs and the rules of mails are. */
  | 'TXT';

export type StatsFieldsFragment = { totalOrders: number, pendingOrders: number, totalUsers: number, activeUsers: number, totalRevenueRials: Rial, averageOrderRials: Rial, emailsToday: number, pendingInvoices: number, overdueInvoices: number, totalTransactions: number, overdueRatio: number, averageTransactionRials: Rial };

export type DashboardStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardStatsQuery = { dashboardStats: { totalOrders: number, pendingOrders: number, totalUsers: number, activeUsers: number, totalRevenueRials: Rial, averageOrderRials: Rial, emailsToday: number, pendingInvoices: number, overdueInvoices: number, totalTransactions: number, overdueRatio: number, averageTransactionRials: Rial } };

export type DashboardStatsSampledSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type DashboardStatsSampledSubscription = { dashboardStatsSampled: { totalOrders: number, pendingOrders: number, totalUsers: number, activeUsers: number, totalRevenueRials: Rial, averageOrderRials: Rial, emailsToday: number, pendingInvoices: number, overdueInvoices: number, totalTransactions: number, overdueRatio: number, averageTransactionRials: Rial } };

export type AdminApiKeysQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: ApiKeyStatus | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  page: number;
  limit: number;
}>;


export type AdminApiKeysQuery = { adminApiKeys: { items: Array<{ apiKey: { id: string, name: string, prefix: string, scopes: Array<ApiScopeName>, status: ApiKeyStatus, createdAt: string, expiresAt: string, lastUsedAt: string | null, lastIp: string | null, revokedAt: string | null, revokedByOperator: boolean }, owner: { id: string, fullName: string | null, email: string } }>, pagination: { page: number, pages: number, total: number } } };

export type AuditLogQueryVariables = Exact<{
  filter?: AuditLogFilter | null | undefined;
  page: number;
  limit: number;
}>;


export type AuditLogQuery = { auditLog: { items: Array<{ id: string, at: string, action: AuditActionName | null, actionTitle: string, subjectType: AuditSubject | null, subjectId: string, subjectLabel: string | null, before: unknown, after: unknown, reason: string | null, actor: { id: string, fullName: string | null, email: string } }>, pagination: { page: number, pages: number, total: number, capped: boolean } } };

export type AuditActionsQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditActionsQuery = { auditActions: Array<{ key: string, title: string }> };

export type CouponRowFragment = { id: string, code: string, description: string | null, kind: CouponKind, value: number, minimumToman: Toman, startsAt: string | null, endsAt: string | null, totalLimit: number | null, perUserLimit: number | null, active: boolean, state: CouponState, used: number, discountedRials: Rial };

export type AdminCouponsQueryVariables = Exact<{
  search?: string | null | undefined;
  state?: CouponState | null | undefined;
  page: number;
  limit: number;
}>;


export type AdminCouponsQuery = { coupons: { items: Array<{ id: string, code: string, description: string | null, kind: CouponKind, value: number, minimumToman: Toman, startsAt: string | null, endsAt: string | null, totalLimit: number | null, perUserLimit: number | null, active: boolean, state: CouponState, used: number, discountedRials: Rial }>, pagination: { page: number, pages: number, total: number } } };

export type AdminCouponUsesQueryVariables = Exact<{
  couponId: string;
  page: number;
}>;


export type AdminCouponUsesQuery = { couponUses: { items: Array<{ id: string, orderNumber: string, discountRials: Rial, createdAt: string, releasedAt: string | null, customer: { id: string, fullName: string | null, email: string } | null }>, pagination: { page: number, pages: number, total: number } } };

export type CreateCouponMutationVariables = Exact<{
  input: CouponInput;
}>;


export type CreateCouponMutation = { createCoupon: { id: string, code: string, description: string | null, kind: CouponKind, value: number, minimumToman: Toman, startsAt: string | null, endsAt: string | null, totalLimit: number | null, perUserLimit: number | null, active: boolean, state: CouponState, used: number, discountedRials: Rial } };

export type UpdateCouponMutationVariables = Exact<{
  id: string;
  input: CouponInput;
}>;


export type UpdateCouponMutation = { updateCoupon: { id: string, code: string, description: string | null, kind: CouponKind, value: number, minimumToman: Toman, startsAt: string | null, endsAt: string | null, totalLimit: number | null, perUserLimit: number | null, active: boolean, state: CouponState, used: number, discountedRials: Rial } };

export type SetCouponActiveMutationVariables = Exact<{
  id: string;
  active: boolean;
}>;


export type SetCouponActiveMutation = { setCouponActive: { id: string, code: string, description: string | null, kind: CouponKind, value: number, minimumToman: Toman, startsAt: string | null, endsAt: string | null, totalLimit: number | null, perUserLimit: number | null, active: boolean, state: CouponState, used: number, discountedRials: Rial } };

export type DeleteCouponMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCouponMutation = { deleteCoupon: { success: boolean } };

export type AdminInvoiceFragment = { id: string, number: string, kind: InvoiceKind, serviceName: string, status: InvoiceStatus, amountToman: Toman, dueDate: string, paidAt: string | null, createdAt: string, creditNotes: Array<{ id: string, number: string, amountToman: Toman, createdAt: string }>, customer: { id: string, fullName: string | null, email: string } | null };

export type AdminInvoicesQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: InvoiceStatus | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  page: number;
  limit: number;
}>;


export type AdminInvoicesQuery = { adminInvoices: { items: Array<{ id: string, number: string, kind: InvoiceKind, serviceName: string, status: InvoiceStatus, amountToman: Toman, dueDate: string, paidAt: string | null, createdAt: string, creditNotes: Array<{ id: string, number: string, amountToman: Toman, createdAt: string }>, customer: { id: string, fullName: string | null, email: string } | null }>, pagination: { page: number, pages: number, total: number, capped: boolean } } };

export type SetInvoiceStatusMutationVariables = Exact<{
  id: string;
  status: InvoiceStatus;
}>;


export type SetInvoiceStatusMutation = { updateInvoiceStatus: { id: string, number: string, kind: InvoiceKind, serviceName: string, status: InvoiceStatus, amountToman: Toman, dueDate: string, paidAt: string | null, createdAt: string, creditNotes: Array<{ id: string, number: string, amountToman: Toman, createdAt: string }>, customer: { id: string, fullName: string | null, email: string } | null } };

export type CancelInvoiceMutationVariables = Exact<{
  id: string;
}>;


export type CancelInvoiceMutation = { cancelInvoice: { id: string, number: string, kind: InvoiceKind, serviceName: string, status: InvoiceStatus, amountToman: Toman, dueDate: string, paidAt: string | null, createdAt: string, creditNotes: Array<{ id: string, number: string, amountToman: Toman, createdAt: string }>, customer: { id: string, fullName: string | null, email: string } | null } };

export type CreateInvoiceMutationVariables = Exact<{
  input: NewInvoiceInput;
}>;


export type CreateInvoiceMutation = { createInvoice: { id: string, number: string, kind: InvoiceKind, serviceName: string, status: InvoiceStatus, amountToman: Toman, dueDate: string, paidAt: string | null, createdAt: string, creditNotes: Array<{ id: string, number: string, amountToman: Toman, createdAt: string }>, customer: { id: string, fullName: string | null, email: string } | null } };

export type AdminReceiptFragment = { id: string, number: string, refId: string, service: string, method: ReceiptMethod, amountToman: Toman, orderNumber: string | null, invoiceId: string | null, refundedRials: Rial, createdAt: string, customer: { id: string, fullName: string | null, email: string } | null };

export type AdminReceiptsQueryVariables = Exact<{
  search?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  page: number;
  limit: number;
}>;


export type AdminReceiptsQuery = { adminReceipts: { items: Array<{ id: string, number: string, refId: string, service: string, method: ReceiptMethod, amountToman: Toman, orderNumber: string | null, invoiceId: string | null, refundedRials: Rial, createdAt: string, customer: { id: string, fullName: string | null, email: string } | null }>, pagination: { page: number, pages: number, total: number, capped: boolean } } };

export type CreateReceiptMutationVariables = Exact<{
  input: NewReceiptInput;
}>;


export type CreateReceiptMutation = { createReceipt: { id: string, number: string, refId: string, service: string, method: ReceiptMethod, amountToman: Toman, orderNumber: string | null, invoiceId: string | null, refundedRials: Rial, createdAt: string, customer: { id: string, fullName: string | null, email: string } | null } };

export type PaidInvoicesOfQueryVariables = Exact<{
  userId: string;
}>;


export type PaidInvoicesOfQuery = { adminInvoices: { items: Array<{ id: string, number: string, serviceName: string, amountToman: Toman }> } };

export type ExtensionRowFragment = { id: string, extension: string, priceToman: Toman, renewalPriceToman: Toman, description: string, category: DomainCategory, available: boolean, checkable: boolean };

export type AdminExtensionsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminExtensionsQuery = { domainExtensions: Array<{ id: string, extension: string, priceToman: Toman, renewalPriceToman: Toman, description: string, category: DomainCategory, available: boolean, checkable: boolean }> };

export type SetDomainPriceMutationVariables = Exact<{
  id: string;
  priceToman: Toman;
  renewalPriceToman?: Toman | null | undefined;
}>;


export type SetDomainPriceMutation = { setDomainPrice: { id: string, extension: string, priceToman: Toman, renewalPriceToman: Toman, description: string, category: DomainCategory, available: boolean, checkable: boolean } };

export type SetDomainOfferedMutationVariables = Exact<{
  id: string;
  available: boolean;
}>;


export type SetDomainOfferedMutation = { setDomainOffered: { id: string, extension: string, priceToman: Toman, renewalPriceToman: Toman, description: string, category: DomainCategory, available: boolean, checkable: boolean } };

export type AddDomainExtensionMutationVariables = Exact<{
  extension: string;
  priceToman: Toman;
  description: string;
  category: DomainCategory;
}>;


export type AddDomainExtensionMutation = { addDomainExtension: { id: string, extension: string, priceToman: Toman, renewalPriceToman: Toman, description: string, category: DomainCategory, available: boolean, checkable: boolean } };

export type AdminAvailabilityQueryVariables = Exact<{
  domain: string;
  extension: string;
}>;


export type AdminAvailabilityQuery = { domainAvailability: { domain: string, extension: string, status: DomainStatus, message: string } };

export type EmailRowFragment = { id: string, to: string, subject: string, status: EmailStatus, error: string | null, attempts: number, service: MailService, templateType: string, sentAt: string | null, createdAt: string, history: Array<{ at: string, error: string | null, service: MailService }> };

export type EmailLogsQueryVariables = Exact<{
  search: string;
  from?: string | null | undefined;
  to?: string | null | undefined;
  limit: number;
}>;


export type EmailLogsQuery = { emailLogs: { configured: boolean, items: Array<{ id: string, to: string, subject: string, status: EmailStatus, error: string | null, attempts: number, service: MailService, templateType: string, sentAt: string | null, createdAt: string, history: Array<{ at: string, error: string | null, service: MailService }> }> } };

export type EmailTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type EmailTemplatesQuery = { emailTemplates: Array<{ key: string, title: string, subject: string, sendable: boolean, vars: Array<string> }> };

export type EmailTemplatePreviewQueryVariables = Exact<{
  key: string;
}>;


export type EmailTemplatePreviewQuery = { emailTemplate: { key: string, preview: { subject: string, html: string } } };

export type TestEmailServiceMutationVariables = Exact<{
  to?: string | null | undefined;
  template?: string | null | undefined;
}>;


export type TestEmailServiceMutation = { testEmailService: { success: boolean, message: string } };

export type SendEmailMutationVariables = Exact<{
  input: SendEmailInput;
}>;


export type SendEmailMutation = { sendEmail: { id: string, to: string, subject: string, status: EmailStatus, error: string | null, attempts: number, service: MailService, templateType: string, sentAt: string | null, createdAt: string, history: Array<{ at: string, error: string | null, service: MailService }> } };

export type RetryEmailMutationVariables = Exact<{
  id: string;
}>;


export type RetryEmailMutation = { retryEmail: { id: string, to: string, subject: string, status: EmailStatus, error: string | null, attempts: number, service: MailService, templateType: string, sentAt: string | null, createdAt: string, history: Array<{ at: string, error: string | null, service: MailService }> } };

export type AdminListChangedSubscriptionVariables = Exact<{
  list: AdminList;
}>;


export type AdminListChangedSubscription = { adminListChanged: AdminList };

export type UnreadTicketsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadTicketsQuery = { unreadTicketCount: number };

export type PaymentsToReviewQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentsToReviewQuery = { paymentLog: { pagination: { page: number, pages: number, total: number, capped: boolean } } };

export type AnyTicketNewsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type AnyTicketNewsSubscription = { ticketChanged: { id: string } };

export type PaymentRowFragment = { userId: string, payerName: string | null, payerEmail: string, payment: { id: string, refId: string | null, status: PaymentStatus, purpose: PaymentPurpose, gateway: string, amountRials: Rial, walletRials: Rial, refundedRials: Rial, refundingRials: Rial, description: string, cardMask: string | null, createdAt: string } };

export type PaymentLogQueryVariables = Exact<{
  filter?: PaymentLogFilter | null | undefined;
  page: number;
  limit: number;
}>;


export type PaymentLogQuery = { paymentLog: { duplicateRefIds: Array<string>, items: Array<{ userId: string, payerName: string | null, payerEmail: string, payment: { id: string, refId: string | null, status: PaymentStatus, purpose: PaymentPurpose, gateway: string, amountRials: Rial, walletRials: Rial, refundedRials: Rial, refundingRials: Rial, description: string, cardMask: string | null, createdAt: string } }>, pagination: { page: number, pages: number, total: number, capped: boolean } } };

export type PaymentTimelineQueryVariables = Exact<{
  id: string;
}>;


export type PaymentTimelineQuery = { payment: { id: string, authority: string | null, failureCode: ErrorCode | null, timeline: Array<{ id: string, title: string, note: string | null, amountRials: Rial | null, at: string }> } };

export type RefundPaymentMutationVariables = Exact<{
  id: string;
  amountRials?: Rial | null | undefined;
  reason?: string | null | undefined;
  key?: string | null | undefined;
}>;


export type RefundPaymentMutation = { refundPayment: { id: string, amountRials: Rial, method: RefundMethod, status: RefundStatus } };

export type WalletRowFragment = { id: string, userId: string, ownerName: string | null, ownerEmail: string, balanceRials: Rial, createdAt: string };

export type AdminWalletsQueryVariables = Exact<{
  search?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  page: number;
  limit: number;
}>;


export type AdminWalletsQuery = { wallets: { items: Array<{ id: string, userId: string, ownerName: string | null, ownerEmail: string, balanceRials: Rial, createdAt: string }>, pagination: { page: number, pages: number, total: number, capped: boolean } } };

export type AdjustmentRowFragment = { id: string, type: WalletAdjustmentType, amountRials: Rial, balanceBeforeRials: Rial, balanceAfterRials: Rial, reason: string, notes: string | null, adminName: string, createdAt: string };

export type WalletHistoryQueryVariables = Exact<{
  walletId: string;
  limit: number;
}>;


export type WalletHistoryQuery = { walletAdjustments: { items: Array<{ id: string, type: WalletAdjustmentType, amountRials: Rial, balanceBeforeRials: Rial, balanceAfterRials: Rial, reason: string, notes: string | null, adminName: string, createdAt: string }> } };

export type AdjustWalletMutationVariables = Exact<{
  walletId: string;
  type: WalletAdjustmentType;
  amountToman: Toman;
  reason: string;
  notes?: string | null | undefined;
  key?: string | null | undefined;
}>;


export type AdjustWalletMutation = { adjustWallet: { id: string, type: WalletAdjustmentType, amountRials: Rial, balanceBeforeRials: Rial, balanceAfterRials: Rial, reason: string, notes: string | null, adminName: string, createdAt: string } };

export type RequestRowFragment = { id: string, type: WalletAdjustmentType, amountRials: Rial, balanceRials: Rial, reason: string, notes: string | null, status: AdjustmentRequestStatus, mayDecide: boolean, createdAt: string, expiresAt: string, owner: { id: string, fullName: string | null, email: string }, requestedBy: { id: string, fullName: string | null, email: string } };

export type AdjustmentRequestsQueryVariables = Exact<{
  limit: number;
}>;


export type AdjustmentRequestsQuery = { adjustmentRequests: { items: Array<{ id: string, type: WalletAdjustmentType, amountRials: Rial, balanceRials: Rial, reason: string, notes: string | null, status: AdjustmentRequestStatus, mayDecide: boolean, createdAt: string, expiresAt: string, owner: { id: string, fullName: string | null, email: string }, requestedBy: { id: string, fullName: string | null, email: string } }> } };

export type RequestWalletAdjustmentMutationVariables = Exact<{
  walletId: string;
  type: WalletAdjustmentType;
  amountToman: Toman;
  reason: string;
  notes?: string | null | undefined;
  key?: string | null | undefined;
}>;


export type RequestWalletAdjustmentMutation = { requestWalletAdjustment: { id: string, type: WalletAdjustmentType, amountRials: Rial, balanceRials: Rial, reason: string, notes: string | null, status: AdjustmentRequestStatus, mayDecide: boolean, createdAt: string, expiresAt: string, owner: { id: string, fullName: string | null, email: string }, requestedBy: { id: string, fullName: string | null, email: string } } };

export type ApproveWalletAdjustmentMutationVariables = Exact<{
  id: string;
}>;


export type ApproveWalletAdjustmentMutation = { approveWalletAdjustment: { id: string, type: WalletAdjustmentType, amountRials: Rial, balanceRials: Rial, reason: string, notes: string | null, status: AdjustmentRequestStatus, mayDecide: boolean, createdAt: string, expiresAt: string, owner: { id: string, fullName: string | null, email: string }, requestedBy: { id: string, fullName: string | null, email: string } } };

export type RejectWalletAdjustmentMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type RejectWalletAdjustmentMutation = { rejectWalletAdjustment: { id: string, type: WalletAdjustmentType, amountRials: Rial, balanceRials: Rial, reason: string, notes: string | null, status: AdjustmentRequestStatus, mayDecide: boolean, createdAt: string, expiresAt: string, owner: { id: string, fullName: string | null, email: string }, requestedBy: { id: string, fullName: string | null, email: string } } };

export type MoneyBackRowFragment = { id: string, orderNumber: string, orderTitle: string, refundableRials: Rial, reason: string, createdAt: string, customer: { id: string, fullName: string | null, email: string } | null };

export type MoneyBackRequestsQueryVariables = Exact<{
  limit: number;
}>;


export type MoneyBackRequestsQuery = { moneyBackRequests: { items: Array<{ id: string, orderNumber: string, orderTitle: string, refundableRials: Rial, reason: string, createdAt: string, customer: { id: string, fullName: string | null, email: string } | null }> } };

export type ApproveMoneyBackMutationVariables = Exact<{
  id: string;
}>;


export type ApproveMoneyBackMutation = { approveMoneyBack: { id: string, status: MoneyBackStatus } };

export type RefuseMoneyBackMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type RefuseMoneyBackMutation = { refuseMoneyBack: { id: string, status: MoneyBackStatus } };

export type DashboardSeriesQueryVariables = Exact<{
  days: number;
}>;


export type DashboardSeriesQuery = { dashboardSeries: Array<{ day: string, orders: number, users: number, payments: number, revenueRials: Rial, emails: number }> };

export type MetricsFieldsFragment = { sampledAt: string, uptimeSeconds: number, memoryPercent: number, cpuPercent: number, databaseMs: number, emailStatus: EmailServiceState, paymentStatus: PaymentServiceState, sockets: number, version: string, jobs: { waiting: number, running: number, failed: number, oldestWaitSeconds: number } };

export type SystemMetricsQueryVariables = Exact<{ [key: string]: never; }>;


export type SystemMetricsQuery = { systemMetrics: { sampledAt: string, uptimeSeconds: number, memoryPercent: number, cpuPercent: number, databaseMs: number, emailStatus: EmailServiceState, paymentStatus: PaymentServiceState, sockets: number, version: string, jobs: { waiting: number, running: number, failed: number, oldestWaitSeconds: number } } };

export type SystemMetricsSampledSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type SystemMetricsSampledSubscription = { systemMetricsSampled: { sampledAt: string, uptimeSeconds: number, memoryPercent: number, cpuPercent: number, databaseMs: number, emailStatus: EmailServiceState, paymentStatus: PaymentServiceState, sockets: number, version: string, jobs: { waiting: number, running: number, failed: number, oldestWaitSeconds: number } } };

export type AdminOrderFragment = { id: string, orderNumber: string, title: string, description: string | null, status: OrderStatus, paymentStatus: OrderPaymentStatus, priceToman: Toman, refundedRials: Rial, domain: string, domainStatus: OrderDomainStatus, domainRefused: string | null, domainRefusal: string | null, createdAt: string, designPreviewUrl: string, customer: { id: string, fullName: string | null, email: string } };

export type AdminOrdersQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: OrderStatus | null | undefined;
  domainStatus?: OrderDomainStatus | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  page: number;
  limit: number;
}>;


export type AdminOrdersQuery = { orders: { items: Array<{ id: string, orderNumber: string, title: string, description: string | null, status: OrderStatus, paymentStatus: OrderPaymentStatus, priceToman: Toman, refundedRials: Rial, domain: string, domainStatus: OrderDomainStatus, domainRefused: string | null, domainRefusal: string | null, createdAt: string, designPreviewUrl: string, customer: { id: string, fullName: string | null, email: string } }>, pagination: { page: number, pages: number, total: number, capped: boolean } } };

export type AdminOrderDesignQueryVariables = Exact<{
  id: string;
}>;


export type AdminOrderDesignQuery = { order: { id: string, orderNumber: string, title: string, description: string | null, comments: string | null, status: OrderStatus, paymentStatus: OrderPaymentStatus, priceToman: Toman, refundedRials: Rial, siteType: SiteType, totalPages: number, totalSections: number, isDesigned: boolean, previewPageId: string | null, domain: string, domainStatus: OrderDomainStatus, domainChangeUntil: string | null, domainRefused: string | null, domainRefusal: string | null, primaryColor: string, createdAt: string, logoUrl: string | null, wizardData: { siteType: SiteType | null, additionalServicesList: Array<string> | null, websiteFramework: { method: DesignMethod | null, templateId: string | null, dynamicDesign: { currentPageId: string | null, facts: { name: string | null, trade: Trade | null, description: string | null, phone: string | null, mobile: string | null, email: string | null, address: string | null, mapLink: string | null, hours: Array<{ days: string | null, times: string | null }> | null, profiles: { instagram: string | null, telegram: string | null, whatsapp: string | null, youtube: string | null, aparat: string | null, linkedin: string | null } | null } | null, pages: Array<{ id: string | null, name: string | null, seo: { title: string | null, description: string | null, slug: string | null, image: string | null } | null, sections: Array<{ id: string | null, sectionType: SectionType | null, layoutId: string | null, order: number | null, customData: { texts: Array<{ key: string, value: string }> | null, images: Array<{ key: string, value: string }> | null, links: Array<{ key: string, value: string }> | null } | null }> | null, canvasDimensions: { width: number | null, height: number | null } | null }> | null } | null, selectedLayouts: Array<{ key: string, value: string }> | null } | null, branding: { primaryColor: string | null, fontFamily: Font | null, customColors: Array<string> | null, logo: string | null } | null, userInfo: { domain: string | null, domainExtension: string | null, additionalDomains: Array<{ domain: string | null, extension: string | null, price: number | null, available: boolean | null }> | null } | null, additionalServices: { seoOptimization: boolean | null, socialMediaIntegration: boolean | null, analyticsSetup: boolean | null, backupService: boolean | null, maintenancePlan: boolean | null, rushDelivery: boolean | null } | null, pricing: { additionalServices: Array<string> | null, customizationLevel: Array<number> | null, rushDelivery: boolean | null, billing: Billing | null, couponCode: string | null } | null }, invoice: { id: string, status: InvoiceStatus } | null, progress: { percent: number, steps: Array<{ key: OrderStepKey, title: string, done: boolean, at: string | null }> }, site: { id: string, orderId: string, title: string, url: string, status: SiteStatus, isBuilding: boolean, stopReason: string | null, failureReason: string | null, failureDetail: string | null, liveReleaseId: string | null } | null } };

export type SetOrderStatusMutationVariables = Exact<{
  id: string;
  status: OrderStatus;
  reason?: string | null | undefined;
}>;


export type SetOrderStatusMutation = { updateOrderStatus: { id: string, status: OrderStatus, paymentStatus: OrderPaymentStatus } };

export type ConfirmOrderDomainMutationVariables = Exact<{
  id: string;
  domain: string;
}>;


export type ConfirmOrderDomainMutation = { confirmOrderDomain: { id: string, domain: string, domainStatus: OrderDomainStatus, domainRefused: string | null, domainRefusal: string | null } };

export type RefuseOrderDomainMutationVariables = Exact<{
  id: string;
  domain: string;
  reason: string;
}>;


export type RefuseOrderDomainMutation = { refuseOrderDomain: { id: string, domain: string, domainStatus: OrderDomainStatus, domainRefused: string | null, domainRefusal: string | null } };

export type AdminSiteFragment = { id: string, orderId: string, orderNumber: string, title: string, url: string, status: SiteStatus, isBuilding: boolean, stopReason: string | null, stoppedAt: string | null, failureReason: string | null, failureDetail: string | null, liveReleaseId: string | null, createdAt: string, stop: SiteStop | null, customer: { id: string, fullName: string | null, email: string } | null };

export type AdminSitesQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: SiteStatus | null | undefined;
  isFailing?: boolean | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  page: number;
  limit: number;
}>;


export type AdminSitesQuery = { sites: { items: Array<{ id: string, orderId: string, orderNumber: string, title: string, url: string, status: SiteStatus, isBuilding: boolean, stopReason: string | null, stoppedAt: string | null, failureReason: string | null, failureDetail: string | null, liveReleaseId: string | null, createdAt: string, stop: SiteStop | null, customer: { id: string, fullName: string | null, email: string } | null }>, pagination: { page: number, pages: number, total: number, capped: boolean } } };

export type RebuildSiteMutationVariables = Exact<{
  id: string;
}>;


export type RebuildSiteMutation = { rebuildSite: { id: string, orderId: string, orderNumber: string, title: string, url: string, status: SiteStatus, isBuilding: boolean, stopReason: string | null, stoppedAt: string | null, failureReason: string | null, failureDetail: string | null, liveReleaseId: string | null, createdAt: string, stop: SiteStop | null, customer: { id: string, fullName: string | null, email: string } | null } };

export type SuspendSiteMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type SuspendSiteMutation = { suspendSite: { id: string, orderId: string, orderNumber: string, title: string, url: string, status: SiteStatus, isBuilding: boolean, stopReason: string | null, stoppedAt: string | null, failureReason: string | null, failureDetail: string | null, liveReleaseId: string | null, createdAt: string, stop: SiteStop | null, customer: { id: string, fullName: string | null, email: string } | null } };

export type ResumeSiteMutationVariables = Exact<{
  id: string;
}>;


export type ResumeSiteMutation = { resumeSite: { id: string, orderId: string, orderNumber: string, title: string, url: string, status: SiteStatus, isBuilding: boolean, stopReason: string | null, stoppedAt: string | null, failureReason: string | null, failureDetail: string | null, liveReleaseId: string | null, createdAt: string, stop: SiteStop | null, customer: { id: string, fullName: string | null, email: string } | null } };

export type TakeDownSiteMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type TakeDownSiteMutation = { takeDownSite: { id: string, orderId: string, orderNumber: string, title: string, url: string, status: SiteStatus, isBuilding: boolean, stopReason: string | null, stoppedAt: string | null, failureReason: string | null, failureDetail: string | null, liveReleaseId: string | null, createdAt: string, stop: SiteStop | null, customer: { id: string, fullName: string | null, email: string } | null } };

export type RestoreSiteMutationVariables = Exact<{
  id: string;
}>;


export type RestoreSiteMutation = { restoreSite: { id: string, orderId: string, orderNumber: string, title: string, url: string, status: SiteStatus, isBuilding: boolean, stopReason: string | null, stoppedAt: string | null, failureReason: string | null, failureDetail: string | null, liveReleaseId: string | null, createdAt: string, stop: SiteStop | null, customer: { id: string, fullName: string | null, email: string } | null } };

export type TaskRowFragment = { id: string, registrationId: string, kind: RegistrationTaskKind, status: RegistrationTaskStatus, name: string, dueAt: string, nicHandle: string | null, holderName: string | null, holderEmail: string, holderPhone: string | null, orderNumber: string, expiresAt: string | null, proof: string | null, reason: string | null, endedAt: string | null };

export type AdminRegistrationTasksQueryVariables = Exact<{
  status: RegistrationTaskStatus;
  kind?: RegistrationTaskKind | null | undefined;
  page: number;
  limit: number;
}>;


export type AdminRegistrationTasksQuery = { registrationTasks: { items: Array<{ id: string, registrationId: string, kind: RegistrationTaskKind, status: RegistrationTaskStatus, name: string, dueAt: string, nicHandle: string | null, holderName: string | null, holderEmail: string, holderPhone: string | null, orderNumber: string, expiresAt: string | null, proof: string | null, reason: string | null, endedAt: string | null }>, pagination: { page: number, pages: number, total: number, capped: boolean } } };

export type CompleteRegistrationTaskMutationVariables = Exact<{
  id: string;
  proof: string;
  expiresOn?: string | null | undefined;
  code?: string | null | undefined;
}>;


export type CompleteRegistrationTaskMutation = { completeRegistrationTask: { id: string, registrationId: string, kind: RegistrationTaskKind, status: RegistrationTaskStatus, name: string, dueAt: string, nicHandle: string | null, holderName: string | null, holderEmail: string, holderPhone: string | null, orderNumber: string, expiresAt: string | null, proof: string | null, reason: string | null, endedAt: string | null } };

export type RefuseRegistrationTaskMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type RefuseRegistrationTaskMutation = { refuseRegistrationTask: { id: string, registrationId: string, kind: RegistrationTaskKind, status: RegistrationTaskStatus, name: string, dueAt: string, nicHandle: string | null, holderName: string | null, holderEmail: string, holderPhone: string | null, orderNumber: string, expiresAt: string | null, proof: string | null, reason: string | null, endedAt: string | null } };

export type AdminReportFragment = { id: string, kind: SiteReportKind, message: string, address: string, isAnswered: boolean, status: SiteReportStatus, act: SiteReportAct | null, decision: string | null, decidedAt: string | null, createdAt: string, site: { id: string, title: string, url: string, status: SiteStatus, stop: SiteStop | null } | null };

export type AdminSiteReportsQueryVariables = Exact<{
  status?: SiteReportStatus | null | undefined;
  page: number;
  limit: number;
}>;


export type AdminSiteReportsQuery = { siteReports: { items: Array<{ id: string, kind: SiteReportKind, message: string, address: string, isAnswered: boolean, status: SiteReportStatus, act: SiteReportAct | null, decision: string | null, decidedAt: string | null, createdAt: string, site: { id: string, title: string, url: string, status: SiteStatus, stop: SiteStop | null } | null }>, pagination: { page: number, pages: number, total: number, capped: boolean } } };

export type DecideSiteReportMutationVariables = Exact<{
  id: string;
  decision: SiteReportDecision;
}>;


export type DecideSiteReportMutation = { decideSiteReport: { id: string, kind: SiteReportKind, message: string, address: string, isAnswered: boolean, status: SiteReportStatus, act: SiteReportAct | null, decision: string | null, decidedAt: string | null, createdAt: string, site: { id: string, title: string, url: string, status: SiteStatus, stop: SiteStop | null } | null } };

export type VatRulePartsFragment = { startsAt: string, percent: number };

export type VatRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type VatRulesQuery = { vatRules: Array<{ startsAt: string, percent: number }> };

export type SaveVatRuleMutationVariables = Exact<{
  startsAt: string;
  percent: number;
}>;


export type SaveVatRuleMutation = { saveVatRule: Array<{ startsAt: string, percent: number }> };

export type DeleteVatRuleMutationVariables = Exact<{
  startsAt: string;
}>;


export type DeleteVatRuleMutation = { deleteVatRule: Array<{ startsAt: string, percent: number }> };

export type SellerPartsFragment = { name: string, economicCode: string, registrationNumber: string, nationalId: string, province: string, city: string, postalCode: string, address: string, phone: string, county: string, goodsCode: string };

export type InvoiceSellerQueryVariables = Exact<{ [key: string]: never; }>;


export type InvoiceSellerQuery = { invoiceSeller: { name: string, economicCode: string, registrationNumber: string, nationalId: string, province: string, city: string, postalCode: string, address: string, phone: string, county: string, goodsCode: string } };

export type SaveInvoiceSellerMutationVariables = Exact<{
  input: InvoiceSellerInput;
}>;


export type SaveInvoiceSellerMutation = { saveInvoiceSeller: { name: string, economicCode: string, registrationNumber: string, nationalId: string, province: string, city: string, postalCode: string, address: string, phone: string, county: string, goodsCode: string } };

export type AdminUserRowFragment = { id: string, email: string, fullName: string | null, role: Role, status: UserStatus, phone: string | null, avatarUrl: string | null, emailConfirmedAt: string | null, createdAt: string, lastLoginAt: string | null };

export type AdminUsersQueryVariables = Exact<{
  search?: string | null | undefined;
  role?: Role | null | undefined;
  status?: UserStatus | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  page: number;
  limit: number;
}>;


export type AdminUsersQuery = { users: { items: Array<{ id: string, email: string, fullName: string | null, role: Role, status: UserStatus, phone: string | null, avatarUrl: string | null, emailConfirmedAt: string | null, createdAt: string, lastLoginAt: string | null }>, pagination: { page: number, pages: number, total: number, capped: boolean } } };

export type AdminUserActivityQueryVariables = Exact<{
  id: string;
}>;


export type AdminUserActivityQuery = { user: { id: string, activity: { orders: number, openOrders: number, orderedRials: Rial, balanceRials: Rial, openSessions: number } | null } };

export type BanUserMutationVariables = Exact<{
  id: string;
}>;


export type BanUserMutation = { banUser: { id: string, email: string, fullName: string | null, role: Role, status: UserStatus, phone: string | null, avatarUrl: string | null, emailConfirmedAt: string | null, createdAt: string, lastLoginAt: string | null } };

export type UnbanUserMutationVariables = Exact<{
  id: string;
}>;


export type UnbanUserMutation = { unbanUser: { id: string, email: string, fullName: string | null, role: Role, status: UserStatus, phone: string | null, avatarUrl: string | null, emailConfirmedAt: string | null, createdAt: string, lastLoginAt: string | null } };

export type SetUserRoleMutationVariables = Exact<{
  id: string;
  role: Role;
}>;


export type SetUserRoleMutation = { setUserRole: { id: string, email: string, fullName: string | null, role: Role, status: UserStatus, phone: string | null, avatarUrl: string | null, emailConfirmedAt: string | null, createdAt: string, lastLoginAt: string | null } };

export type DeleteUserMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type DeleteUserMutation = { deleteUser: { success: boolean, message: string } };

export type OwnApiKeyFragment = { id: string, name: string, prefix: string, scopes: Array<ApiScopeName>, status: ApiKeyStatus, createdAt: string, expiresAt: string, lastUsedAt: string | null, lastIp: string | null, revokedAt: string | null, revokedByOperator: boolean };

export type ApiKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiKeysQuery = { apiKeys: Array<{ id: string, name: string, prefix: string, scopes: Array<ApiScopeName>, status: ApiKeyStatus, createdAt: string, expiresAt: string, lastUsedAt: string | null, lastIp: string | null, revokedAt: string | null, revokedByOperator: boolean }>, me: { id: string, hasPassword: boolean } | null };

export type CreateApiKeyMutationVariables = Exact<{
  input: NewApiKeyInput;
}>;


export type CreateApiKeyMutation = { createApiKey: { key: string, apiKey: { id: string, name: string, prefix: string, scopes: Array<ApiScopeName>, status: ApiKeyStatus, createdAt: string, expiresAt: string, lastUsedAt: string | null, lastIp: string | null, revokedAt: string | null, revokedByOperator: boolean } } };

export type RevokeApiKeyMutationVariables = Exact<{
  id: string;
  reason?: string | null | undefined;
}>;


export type RevokeApiKeyMutation = { revokeApiKey: { id: string, name: string, prefix: string, scopes: Array<ApiScopeName>, status: ApiKeyStatus, createdAt: string, expiresAt: string, lastUsedAt: string | null, lastIp: string | null, revokedAt: string | null, revokedByOperator: boolean } };

export type RevokeAllApiKeysMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeAllApiKeysMutation = { revokeAllApiKeys: { success: boolean } };

export type OrderFileFieldsFragment = { id: string, fileName: string, filePath: string, mimeType: string, sizeBytes: number, category: FileCategory, description: string | null, createdAt: string };

export type OrderFilesQueryVariables = Exact<{
  orderId: string;
}>;


export type OrderFilesQuery = { orderFiles: Array<{ id: string, fileName: string, filePath: string, mimeType: string, sizeBytes: number, category: FileCategory, description: string | null, createdAt: string }> };

export type FileUrlQueryVariables = Exact<{
  id: string;
}>;


export type FileUrlQuery = { fileUrl: string };

export type DeleteOrderFileMutationVariables = Exact<{
  id: string;
  orderId?: string | null | undefined;
}>;


export type DeleteOrderFileMutation = { deleteFile: { success: boolean } };

export type SignedInFragment = { message: string, tokens: { accessToken: string, refreshToken: string, expiresAt: number }, user: { id: string, email: string, role: Role, status: UserStatus, fullName: string | null, avatarUrl: string | null, emailConfirmedAt: string | null, mustSetUpTwoFactor: boolean }, redirect: { url: string, message: string } | null };

export type SignInMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type SignInMutation = { signIn: { message: string, tokens: { accessToken: string, refreshToken: string, expiresAt: number }, user: { id: string, email: string, role: Role, status: UserStatus, fullName: string | null, avatarUrl: string | null, emailConfirmedAt: string | null, mustSetUpTwoFactor: boolean }, redirect: { url: string, message: string } | null } };

export type SignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SignUpMutation = { signUp: { success: boolean, message: string } };

export type VerifyEmailMutationVariables = Exact<{
  token: string;
  userId: string;
}>;


export type VerifyEmailMutation = { verifyEmail: { success: boolean, message: string } };

export type RequestVerificationMutationVariables = Exact<{
  input: RequestVerificationInput;
}>;


export type RequestVerificationMutation = { requestVerification: { success: boolean, message: string } };

export type CheckVerificationQueryVariables = Exact<{
  email: string;
}>;


export type CheckVerificationQuery = { checkVerification: { email: string, emailVerified: boolean, userId: string | null } };

export type OfferedOAuthQueryVariables = Exact<{ [key: string]: never; }>;


export type OfferedOAuthQuery = { oauthProviders: Array<OAuthProvider> };

export type StartOAuthMutationVariables = Exact<{
  provider: OAuthProvider;
  successUrl: string;
  failureUrl: string;
}>;


export type StartOAuthMutation = { startOAuth: { redirectUrl: string } };

export type CompleteOAuthMutationVariables = Exact<{
  provider: OAuthProvider;
  userId?: string | null | undefined;
  secret?: string | null | undefined;
  code?: string | null | undefined;
  state?: string | null | undefined;
  iss?: string | null | undefined;
}>;


export type CompleteOAuthMutation = { completeOAuth: { message: string, tokens: { accessToken: string, refreshToken: string, expiresAt: number }, user: { id: string, email: string, role: Role, status: UserStatus, fullName: string | null, avatarUrl: string | null, emailConfirmedAt: string | null, mustSetUpTwoFactor: boolean }, redirect: { url: string, message: string } | null } };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { success: boolean, message: string } };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  newPassword: string;
  email?: string | null | undefined;
}>;


export type ResetPasswordMutation = { resetPassword: { success: boolean, message: string } };

export type RequestMagicLinkMutationVariables = Exact<{
  email: string;
  redirectUrl?: string | null | undefined;
}>;


export type RequestMagicLinkMutation = { requestMagicLink: { success: boolean, message: string } };

export type SignInByMagicLinkMutationVariables = Exact<{
  token: string;
  userId: string;
}>;


export type SignInByMagicLinkMutation = { signInByMagicLink: { message: string, tokens: { accessToken: string, refreshToken: string, expiresAt: number }, user: { id: string, email: string, role: Role, status: UserStatus, fullName: string | null, avatarUrl: string | null, emailConfirmedAt: string | null, mustSetUpTwoFactor: boolean }, redirect: { url: string, message: string } | null } };

export type CompleteSignInMutationVariables = Exact<{
  challenge: string;
  code: string;
}>;


export type CompleteSignInMutation = { completeSignIn: { message: string, tokens: { accessToken: string, refreshToken: string, expiresAt: number }, user: { id: string, email: string, role: Role, status: UserStatus, fullName: string | null, avatarUrl: string | null, emailConfirmedAt: string | null, mustSetUpTwoFactor: boolean }, redirect: { url: string, message: string } | null } };

export type InvoiceCardFragment = { id: string, number: string, kind: InvoiceKind, serviceName: string, status: InvoiceStatus, amountToman: Toman, orderId: string | null, dueDate: string, paidAt: string | null, createdAt: string, creditNotes: Array<{ id: string, number: string, amountToman: Toman, createdAt: string }> };

export type DashboardInvoicesQueryVariables = Exact<{
  status?: InvoiceStatus | null | undefined;
  search?: string | null | undefined;
  page: number;
  limit: number;
}>;


export type DashboardInvoicesQuery = { invoices: { items: Array<{ id: string, number: string, kind: InvoiceKind, serviceName: string, status: InvoiceStatus, amountToman: Toman, orderId: string | null, dueDate: string, paidAt: string | null, createdAt: string, creditNotes: Array<{ id: string, number: string, amountToman: Toman, createdAt: string }> }>, pagination: { page: number, pages: number, total: number } }, count: { pagination: { total: number } }, wallet: { id: string, balanceToman: Toman } };

export type PayInvoiceMutationVariables = Exact<{
  id: string;
  method: PayMethod;
  idempotencyKey?: string | null | undefined;
}>;


export type PayInvoiceMutation = { payInvoice: { success: boolean, paymentUrl: string | null, invoice: { id: string, number: string, kind: InvoiceKind, serviceName: string, status: InvoiceStatus, amountToman: Toman, orderId: string | null, dueDate: string, paidAt: string | null, createdAt: string, creditNotes: Array<{ id: string, number: string, amountToman: Toman, createdAt: string }> } } };

export type VerifyInvoiceQueryVariables = Exact<{
  code: string;
}>;


export type VerifyInvoiceQuery = { verifyInvoice: { genuine: boolean, number: string | null, issuedAt: string | null, amountRials: Rial | null, state: DocumentState | null, refundedRials: Rial, invoiceNumber: string | null, refunds: Array<{ amountRials: Rial, at: string, creditNoteNumber: string | null }> } };

export type VerifyCreditNoteQueryVariables = Exact<{
  code: string;
}>;


export type VerifyCreditNoteQuery = { verifyCreditNote: { genuine: boolean, number: string | null, issuedAt: string | null, amountRials: Rial | null, state: DocumentState | null, refundedRials: Rial, invoiceNumber: string | null, refunds: Array<{ amountRials: Rial, at: string, creditNoteNumber: string | null }> } };

export type NotificationItemFragment = { id: string, type: string, title: string, message: string, link: string | null, isRead: boolean, createdAt: string };

export type ListedNotificationsQueryVariables = Exact<{
  limit: number;
}>;


export type ListedNotificationsQuery = { unreadNotificationCount: number, notifications: { items: Array<{ id: string, type: string, title: string, message: string, link: string | null, isRead: boolean, createdAt: string }> } };

export type MarkNotificationReadMutationVariables = Exact<{
  id: string;
}>;


export type MarkNotificationReadMutation = { markNotificationRead: { id: string, isRead: boolean } };

export type MarkAllNotificationsReadMutationVariables = Exact<{ [key: string]: never; }>;


export type MarkAllNotificationsReadMutation = { markAllNotificationsRead: number };

export type NotificationAddedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NotificationAddedSubscription = { notificationAdded: { id: string, type: string, title: string, message: string, link: string | null, isRead: boolean, createdAt: string } };

export type NotificationPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationPreferencesQuery = { notificationPreferences: Array<{ kind: NotificationKind, bell: boolean, email: boolean, locked: boolean }> };

export type SetNotificationPreferenceMutationVariables = Exact<{
  kind: NotificationKind;
  bell?: boolean | null | undefined;
  email?: boolean | null | undefined;
}>;


export type SetNotificationPreferenceMutation = { setNotificationPreference: { kind: NotificationKind, bell: boolean, email: boolean, locked: boolean } };

export type OrderCardFragment = { id: string, orderNumber: string, title: string, description: string | null, comments: string | null, status: OrderStatus, paymentStatus: OrderPaymentStatus, priceToman: Toman, refundedRials: Rial, siteType: SiteType, totalPages: number, totalSections: number, isDesigned: boolean, previewPageId: string | null, domain: string, domainStatus: OrderDomainStatus, domainChangeUntil: string | null, domainRefused: string | null, domainRefusal: string | null, primaryColor: string, createdAt: string, logoUrl: string | null, wizardData: { siteType: SiteType | null, additionalServicesList: Array<string> | null, websiteFramework: { method: DesignMethod | null, templateId: string | null, dynamicDesign: { currentPageId: string | null, facts: { name: string | null, trade: Trade | null, description: string | null, phone: string | null, mobile: string | null, email: string | null, address: string | null, mapLink: string | null, hours: Array<{ days: string | null, times: string | null }> | null, profiles: { instagram: string | null, telegram: string | null, whatsapp: string | null, youtube: string | null, aparat: string | null, linkedin: string | null } | null } | null, pages: Array<{ id: string | null, name: string | null, seo: { title: string | null, description: string | null, slug: string | null, image: string | null } | null, sections: Array<{ id: string | null, sectionType: SectionType | null, layoutId: string | null, order: number | null, customData: { texts: Array<{ key: string, value: string }> | null, images: Array<{ key: string, value: string }> | null, links: Array<{ key: string, value: string }> | null } | null }> | null, canvasDimensions: { width: number | null, height: number | null } | null }> | null } | null, selectedLayouts: Array<{ key: string, value: string }> | null } | null, branding: { primaryColor: string | null, fontFamily: Font | null, customColors: Array<string> | null, logo: string | null } | null, userInfo: { domain: string | null, domainExtension: string | null, additionalDomains: Array<{ domain: string | null, extension: string | null, price: number | null, available: boolean | null }> | null } | null, additionalServices: { seoOptimization: boolean | null, socialMediaIntegration: boolean | null, analyticsSetup: boolean | null, backupService: boolean | null, maintenancePlan: boolean | null, rushDelivery: boolean | null } | null, pricing: { additionalServices: Array<string> | null, customizationLevel: Array<number> | null, rushDelivery: boolean | null, billing: Billing | null, couponCode: string | null } | null }, invoice: { id: string, status: InvoiceStatus } | null, progress: { percent: number, steps: Array<{ key: OrderStepKey, title: string, done: boolean, at: string | null }> }, site: { id: string, orderId: string, title: string, url: string, status: SiteStatus, isBuilding: boolean, stopReason: string | null, failureReason: string | null, failureDetail: string | null, liveReleaseId: string | null } | null };

export type OrderProgressFieldsFragment = { percent: number, steps: Array<{ key: OrderStepKey, title: string, done: boolean, at: string | null }> };

export type DashboardOrdersQueryVariables = Exact<{
  search?: string | null | undefined;
  page: number;
  limit: number;
}>;


export type DashboardOrdersQuery = { orders: { items: Array<{ id: string, orderNumber: string, title: string, description: string | null, comments: string | null, status: OrderStatus, paymentStatus: OrderPaymentStatus, priceToman: Toman, refundedRials: Rial, siteType: SiteType, totalPages: number, totalSections: number, isDesigned: boolean, previewPageId: string | null, domain: string, domainStatus: OrderDomainStatus, domainChangeUntil: string | null, domainRefused: string | null, domainRefusal: string | null, primaryColor: string, createdAt: string, logoUrl: string | null, wizardData: { siteType: SiteType | null, additionalServicesList: Array<string> | null, websiteFramework: { method: DesignMethod | null, templateId: string | null, dynamicDesign: { currentPageId: string | null, facts: { name: string | null, trade: Trade | null, description: string | null, phone: string | null, mobile: string | null, email: string | null, address: string | null, mapLink: string | null, hours: Array<{ days: string | null, times: string | null }> | null, profiles: { instagram: string | null, telegram: string | null, whatsapp: string | null, youtube: string | null, aparat: string | null, linkedin: string | null } | null } | null, pages: Array<{ id: string | null, name: string | null, seo: { title: string | null, description: string | null, slug: string | null, image: string | null } | null, sections: Array<{ id: string | null, sectionType: SectionType | null, layoutId: string | null, order: number | null, customData: { texts: Array<{ key: string, value: string }> | null, images: Array<{ key: string, value: string }> | null, links: Array<{ key: string, value: string }> | null } | null }> | null, canvasDimensions: { width: number | null, height: number | null } | null }> | null } | null, selectedLayouts: Array<{ key: string, value: string }> | null } | null, branding: { primaryColor: string | null, fontFamily: Font | null, customColors: Array<string> | null, logo: string | null } | null, userInfo: { domain: string | null, domainExtension: string | null, additionalDomains: Array<{ domain: string | null, extension: string | null, price: number | null, available: boolean | null }> | null } | null, additionalServices: { seoOptimization: boolean | null, socialMediaIntegration: boolean | null, analyticsSetup: boolean | null, backupService: boolean | null, maintenancePlan: boolean | null, rushDelivery: boolean | null } | null, pricing: { additionalServices: Array<string> | null, customizationLevel: Array<number> | null, rushDelivery: boolean | null, billing: Billing | null, couponCode: string | null } | null }, invoice: { id: string, status: InvoiceStatus } | null, progress: { percent: number, steps: Array<{ key: OrderStepKey, title: string, done: boolean, at: string | null }> }, site: { id: string, orderId: string, title: string, url: string, status: SiteStatus, isBuilding: boolean, stopReason: string | null, failureReason: string | null, failureDetail: string | null, liveReleaseId: string | null } | null }>, pagination: { page: number, pages: number, total: number } }, wallet: { id: string, balanceToman: Toman } };

export type DashboardNumbersQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardNumbersQuery = { orderStats: { totalOrders: number, activeOrders: number, totalCostToman: Toman }, invoices: { pagination: { total: number } }, receipts: { pagination: { total: number } } };

export type OrderDetailsQueryVariables = Exact<{
  id: string;
}>;


export type OrderDetailsQuery = { order: { id: string, quote: { billing: Billing, totalToman: Toman, annualDiscountToman: Toman, payableToman: Toman, lines: Array<{ kind: QuoteLineKind, key: string, label: string, quantity: number, unitToman: Toman, amountToman: Toman, recurrence: Recurrence }> }, invoice: { id: string, number: string, status: InvoiceStatus, dueDate: string } | null, payments: Array<{ id: string, status: PaymentStatus, gateway: string, amountRials: Rial, walletRials: Rial, refundedRials: Rial, refundingRials: Rial, refId: string | null, cardMask: string | null, createdAt: string, timeline: Array<{ id: string, kind: PaymentStepKind, title: string, note: string | null, amountRials: Rial | null, at: string }> }>, progress: { percent: number, steps: Array<{ key: OrderStepKey, title: string, done: boolean, at: string | null }> }, history: Array<{ id: string, fromStatus: OrderStatus | null, toStatus: OrderStatus, fromDomain: string | null, toDomain: string | null, actorName: string | null, viaKey: string | null, at: string }> } };

export type OrderPaymentFragment = { id: string, status: PaymentStatus, gateway: string, amountRials: Rial, walletRials: Rial, refundedRials: Rial, refundingRials: Rial, refId: string | null, cardMask: string | null, createdAt: string, timeline: Array<{ id: string, kind: PaymentStepKind, title: string, note: string | null, amountRials: Rial | null, at: string }> };

export type DomainChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type DomainChoicesQuery = { domainExtensions: Array<{ id: string, extension: string, priceToman: Toman, available: boolean }> };

export type ChangeOrderDomainMutationVariables = Exact<{
  id: string;
  domain: string;
  extension?: string | null | undefined;
  replaces?: string | null | undefined;
}>;


export type ChangeOrderDomainMutation = { changeOrderDomain: { id: string, domain: string, domainStatus: OrderDomainStatus, domainRefused: string | null, domainRefusal: string | null, priceToman: Toman } };

export type OrderToNameQueryVariables = Exact<{
  id: string;
}>;


export type OrderToNameQuery = { order: { id: string, orderNumber: string, title: string, description: string | null, comments: string | null, status: OrderStatus, paymentStatus: OrderPaymentStatus, priceToman: Toman, refundedRials: Rial, siteType: SiteType, totalPages: number, totalSections: number, isDesigned: boolean, previewPageId: string | null, domain: string, domainStatus: OrderDomainStatus, domainChangeUntil: string | null, domainRefused: string | null, domainRefusal: string | null, primaryColor: string, createdAt: string, logoUrl: string | null, wizardData: { siteType: SiteType | null, additionalServicesList: Array<string> | null, websiteFramework: { method: DesignMethod | null, templateId: string | null, dynamicDesign: { currentPageId: string | null, facts: { name: string | null, trade: Trade | null, description: string | null, phone: string | null, mobile: string | null, email: string | null, address: string | null, mapLink: string | null, hours: Array<{ days: string | null, times: string | null }> | null, profiles: { instagram: string | null, telegram: string | null, whatsapp: string | null, youtube: string | null, aparat: string | null, linkedin: string | null } | null } | null, pages: Array<{ id: string | null, name: string | null, seo: { title: string | null, description: string | null, slug: string | null, image: string | null } | null, sections: Array<{ id: string | null, sectionType: SectionType | null, layoutId: string | null, order: number | null, customData: { texts: Array<{ key: string, value: string }> | null, images: Array<{ key: string, value: string }> | null, links: Array<{ key: string, value: string }> | null } | null }> | null, canvasDimensions: { width: number | null, height: number | null } | null }> | null } | null, selectedLayouts: Array<{ key: string, value: string }> | null } | null, branding: { primaryColor: string | null, fontFamily: Font | null, customColors: Array<string> | null, logo: string | null } | null, userInfo: { domain: string | null, domainExtension: string | null, additionalDomains: Array<{ domain: string | null, extension: string | null, price: number | null, available: boolean | null }> | null } | null, additionalServices: { seoOptimization: boolean | null, socialMediaIntegration: boolean | null, analyticsSetup: boolean | null, backupService: boolean | null, maintenancePlan: boolean | null, rushDelivery: boolean | null } | null, pricing: { additionalServices: Array<string> | null, customizationLevel: Array<number> | null, rushDelivery: boolean | null, billing: Billing | null, couponCode: string | null } | null }, invoice: { id: string, status: InvoiceStatus } | null, progress: { percent: number, steps: Array<{ key: OrderStepKey, title: string, done: boolean, at: string | null }> }, site: { id: string, orderId: string, title: string, url: string, status: SiteStatus, isBuilding: boolean, stopReason: string | null, failureReason: string | null, failureDetail: string | null, liveReleaseId: string | null } | null } };

export type NoteOrderMutationVariables = Exact<{
  input: CreateOrderInput;
  idempotencyKey?: string | null | undefined;
}>;


export type NoteOrderMutation = { createOrder: { order: { id: string, orderNumber: string } } };

export type DeleteOrderMutationVariables = Exact<{
  id: string;
  idempotencyKey?: string | null | undefined;
}>;


export type DeleteOrderMutation = { deleteOrder: { success: boolean, message: string } };

export type OrderChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type OrderChangedSubscription = { orderChanged: { id: string, status: OrderStatus, paymentStatus: OrderPaymentStatus, title: string, priceToman: Toman, refundedRials: Rial, domain: string, domainStatus: OrderDomainStatus, domainChangeUntil: string | null, domainRefused: string | null, domainRefusal: string | null } };

export type SiteStateFragment = { id: string, orderId: string, title: string, url: string, status: SiteStatus, isBuilding: boolean, stopReason: string | null, failureReason: string | null, failureDetail: string | null, liveReleaseId: string | null };

export type DashboardSitesQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardSitesQuery = { sites: { items: Array<{ id: string, orderId: string, title: string, url: string, status: SiteStatus, isBuilding: boolean, stopReason: string | null, failureReason: string | null, failureDetail: string | null, liveReleaseId: string | null }> } };

export type PublishSiteMutationVariables = Exact<{
  id: string;
}>;


export type PublishSiteMutation = { publishSite: { id: string, orderId: string, title: string, url: string, status: SiteStatus, isBuilding: boolean, stopReason: string | null, failureReason: string | null, failureDetail: string | null, liveReleaseId: string | null } };

export type SiteOfOrderQueryVariables = Exact<{
  orderId: string;
}>;


export type SiteOfOrderQuery = { order: { id: string, site: { id: string, orderId: string, title: string, url: string, status: SiteStatus, isBuilding: boolean, stopReason: string | null, failureReason: string | null, failureDetail: string | null, liveReleaseId: string | null } | null } };

export type WizardFieldsFragment = { siteType: SiteType | null, additionalServicesList: Array<string> | null, websiteFramework: { method: DesignMethod | null, templateId: string | null, dynamicDesign: { currentPageId: string | null, facts: { name: string | null, trade: Trade | null, description: string | null, phone: string | null, mobile: string | null, email: string | null, address: string | null, mapLink: string | null, hours: Array<{ days: string | null, times: string | null }> | null, profiles: { instagram: string | null, telegram: string | null, whatsapp: string | null, youtube: string | null, aparat: string | null, linkedin: string | null } | null } | null, pages: Array<{ id: string | null, name: string | null, seo: { title: string | null, description: string | null, slug: string | null, image: string | null } | null, sections: Array<{ id: string | null, sectionType: SectionType | null, layoutId: string | null, order: number | null, customData: { texts: Array<{ key: string, value: string }> | null, images: Array<{ key: string, value: string }> | null, links: Array<{ key: string, value: string }> | null } | null }> | null, canvasDimensions: { width: number | null, height: number | null } | null }> | null } | null, selectedLayouts: Array<{ key: string, value: string }> | null } | null, branding: { primaryColor: string | null, fontFamily: Font | null, customColors: Array<string> | null, logo: string | null } | null, userInfo: { domain: string | null, domainExtension: string | null, additionalDomains: Array<{ domain: string | null, extension: string | null, price: number | null, available: boolean | null }> | null } | null, additionalServices: { seoOptimization: boolean | null, socialMediaIntegration: boolean | null, analyticsSetup: boolean | null, backupService: boolean | null, maintenancePlan: boolean | null, rushDelivery: boolean | null } | null, pricing: { additionalServices: Array<string> | null, customizationLevel: Array<number> | null, rushDelivery: boolean | null, billing: Billing | null, couponCode: string | null } | null };

export type WizardFactsFragment = { name: string | null, trade: Trade | null, description: string | null, phone: string | null, mobile: string | null, email: string | null, address: string | null, mapLink: string | null, hours: Array<{ days: string | null, times: string | null }> | null, profiles: { instagram: string | null, telegram: string | null, whatsapp: string | null, youtube: string | null, aparat: string | null, linkedin: string | null } | null };

export type WizardPageFragment = { id: string | null, name: string | null, seo: { title: string | null, description: string | null, slug: string | null, image: string | null } | null, sections: Array<{ id: string | null, sectionType: SectionType | null, layoutId: string | null, order: number | null, customData: { texts: Array<{ key: string, value: string }> | null, images: Array<{ key: string, value: string }> | null, links: Array<{ key: string, value: string }> | null } | null }> | null, canvasDimensions: { width: number | null, height: number | null } | null };

export type RequestPaymentMutationVariables = Exact<{
  orderId: string;
  idempotencyKey?: string | null | undefined;
}>;


export type RequestPaymentMutation = { requestPayment: { paymentUrl: string, payment: { id: string } } };

export type RequestSplitPaymentMutationVariables = Exact<{
  orderId: string;
  idempotencyKey?: string | null | undefined;
}>;


export type RequestSplitPaymentMutation = { requestSplitPayment: { paymentUrl: string | null, payment: { id: string } } };

export type VerifyPaymentMutationVariables = Exact<{
  authority: string;
  orderId?: string | null | undefined;
  status?: string | null | undefined;
}>;


export type VerifyPaymentMutation = { verifyPayment: { success: boolean, refId: string | null, orderId: string | null, orderNumber: string | null, amountRials: Rial | null, description: string | null, error: string | null, errorCode: ErrorCode | null, errorDetails: string | null, retryable: boolean, supportRequired: boolean } };

export type VerifyDepositMutationVariables = Exact<{
  authority: string;
  paymentId?: string | null | undefined;
  status?: string | null | undefined;
}>;


export type VerifyDepositMutation = { verifyDeposit: { success: boolean, refId: string | null, newBalanceRials: Rial | null, amountRials: Rial | null, error: string | null, errorCode: ErrorCode | null, errorDetails: string | null, retryable: boolean, supportRequired: boolean } };

export type CancelPaymentMutationVariables = Exact<{
  id: string;
  idempotencyKey?: string | null | undefined;
}>;


export type CancelPaymentMutation = { cancelPayment: { id: string, status: PaymentStatus } };

export type PlatformModePartsFragment = { mode: PlatformModeKind, message: string | null, until: string | null };

export type PlatformSettingsPartsFragment = { name: string, slogan: string, description: string, url: string | null, logo: string | null, keywords: Array<string>, email: string, phone: string, instagram: string | null, linkedin: string | null, github: string | null, titleSeparator: string, defaultTitle: string, defaultDescription: string | null, defaultImage: string | null, twitter: string | null, locale: string, type: string, claims: { fastDelivery: string, fullDelivery: string, siteReady: string, freeDomain: string, customers: number, projects: number, uptimePercent: number } };

export type MaintenancePartsFragment = { id: string, from: string, to: string, mode: PlatformModeKind, message: string | null, reason: string | null, state: MaintenanceState };

export type CurrentPlatformQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentPlatformQuery = { platformMode: { mode: PlatformModeKind, message: string | null, until: string | null }, platformSettings: { name: string, slogan: string, description: string, url: string | null, logo: string | null, keywords: Array<string>, email: string, phone: string, instagram: string | null, linkedin: string | null, github: string | null, titleSeparator: string, defaultTitle: string, defaultDescription: string | null, defaultImage: string | null, twitter: string | null, locale: string, type: string, claims: { fastDelivery: string, fullDelivery: string, siteReady: string, freeDomain: string, customers: number, projects: number, uptimePercent: number } } };

export type PlatformModeChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type PlatformModeChangedSubscription = { platformModeChanged: { mode: PlatformModeKind, message: string | null, until: string | null } };

export type SetPlatformModeMutationVariables = Exact<{
  input: PlatformModeInput;
}>;


export type SetPlatformModeMutation = { setPlatformMode: { mode: PlatformModeKind, message: string | null, until: string | null } };

export type UpdatePlatformSettingsMutationVariables = Exact<{
  input: PlatformSettingsInput;
}>;


export type UpdatePlatformSettingsMutation = { updatePlatformSettings: { name: string, slogan: string, description: string, url: string | null, logo: string | null, keywords: Array<string>, email: string, phone: string, instagram: string | null, linkedin: string | null, github: string | null, titleSeparator: string, defaultTitle: string, defaultDescription: string | null, defaultImage: string | null, twitter: string | null, locale: string, type: string, claims: { fastDelivery: string, fullDelivery: string, siteReady: string, freeDomain: string, customers: number, projects: number, uptimePercent: number } } };

export type MaintenanceScheduleQueryVariables = Exact<{ [key: string]: never; }>;


export type MaintenanceScheduleQuery = { maintenanceSchedule: Array<{ id: string, from: string, to: string, mode: PlatformModeKind, message: string | null, reason: string | null, state: MaintenanceState }> };

export type PlanMaintenanceMutationVariables = Exact<{
  input: MaintenanceInput;
}>;


export type PlanMaintenanceMutation = { planMaintenance: { id: string, from: string, to: string, mode: PlatformModeKind, message: string | null, reason: string | null, state: MaintenanceState } };

export type CancelMaintenanceMutationVariables = Exact<{
  id: string;
}>;


export type CancelMaintenanceMutation = { cancelMaintenance: { id: string, from: string, to: string, mode: PlatformModeKind, message: string | null, reason: string | null, state: MaintenanceState } };

export type PlatformHistoryQueryVariables = Exact<{
  page: number;
  kind?: PlatformChangeKind | null | undefined;
}>;


export type PlatformHistoryQuery = { platformHistory: { items: Array<{ id: string, kind: PlatformChangeKind, mode: PlatformModeKind, previousMode: PlatformModeKind, reason: string | null, changes: unknown, by: string, at: string }>, pagination: { page: number, pages: number, total: number, limit: number } } };

export type ProfileFragment = { id: string, email: string, role: Role, status: UserStatus, fullName: string | null, phone: string | null, address: string | null, company: string | null, nationalId: string | null, economicCode: string | null, postalCode: string | null, registrationNumber: string | null, province: string | null, county: string | null, city: string | null, bio: string | null, avatarUrl: string | null, emailConfirmedAt: string | null, lastLoginAt: string | null, createdAt: string };

export type MyProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type MyProfileQuery = { me: { id: string, email: string, role: Role, status: UserStatus, fullName: string | null, phone: string | null, address: string | null, company: string | null, nationalId: string | null, economicCode: string | null, postalCode: string | null, registrationNumber: string | null, province: string | null, county: string | null, city: string | null, bio: string | null, avatarUrl: string | null, emailConfirmedAt: string | null, lastLoginAt: string | null, createdAt: string } | null };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { id: string, email: string, role: Role, status: UserStatus, fullName: string | null, phone: string | null, address: string | null, company: string | null, nationalId: string | null, economicCode: string | null, postalCode: string | null, registrationNumber: string | null, province: string | null, county: string | null, city: string | null, bio: string | null, avatarUrl: string | null, emailConfirmedAt: string | null, lastLoginAt: string | null, createdAt: string } };

export type SecurityQueryVariables = Exact<{ [key: string]: never; }>;


export type SecurityQuery = { twoFactor: { enabledAt: string | null, recoveryCodesLeft: number, isRequired: boolean, hasPassword: boolean }, oauthIdentities: Array<{ provider: OAuthProvider, providerUserId: string, email: string | null, lastUsedAt: string }> };

export type ChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type ChangePasswordMutation = { changePassword: { success: boolean, message: string } };

export type UnlinkOAuthMutationVariables = Exact<{
  provider: OAuthProvider;
}>;


export type UnlinkOAuthMutation = { unlinkOAuth: { success: boolean, message: string } };

export type StartTwoFactorMutationVariables = Exact<{
  password?: string | null | undefined;
}>;


export type StartTwoFactorMutation = { startTwoFactor: { secret: string, otpauthUri: string } };

export type ConfirmTwoFactorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmTwoFactorMutation = { confirmTwoFactor: { codes: Array<string> } };

export type DisableTwoFactorMutationVariables = Exact<{
  code: string;
  password?: string | null | undefined;
}>;


export type DisableTwoFactorMutation = { disableTwoFactor: { success: boolean, message: string } };

export type RenewRecoveryCodesMutationVariables = Exact<{
  code: string;
  password?: string | null | undefined;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { codes: Array<string> } };

export type OwnSessionFragment = { id: string, device: DeviceKind, browser: string | null, os: string | null, ip: string | null, createdAt: string, lastUsedAt: string, isCurrent: boolean };

export type MySessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySessionsQuery = { mySessions: Array<{ id: string, device: DeviceKind, browser: string | null, os: string | null, ip: string | null, createdAt: string, lastUsedAt: string, isCurrent: boolean }> };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { endSession: { success: boolean, message: string } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: { success: boolean, message: string } };

export type DashboardReceiptsQueryVariables = Exact<{
  search?: string | null | undefined;
  page: number;
  limit: number;
}>;


export type DashboardReceiptsQuery = { receipts: { items: Array<{ id: string, number: string, refId: string, service: string, amountToman: Toman, walletRials: Rial, method: ReceiptMethod, cardMask: string | null, createdAt: string, refunds: Array<{ amountRials: Rial, cardRials: Rial, at: string, creditNoteNumber: string | null }> }>, pagination: { page: number, pages: number, total: number } } };

export type VerifiedDocumentFragment = { genuine: boolean, number: string | null, issuedAt: string | null, amountRials: Rial | null, state: DocumentState | null, refundedRials: Rial, invoiceNumber: string | null, refunds: Array<{ amountRials: Rial, at: string, creditNoteNumber: string | null }> };

export type VerifyReceiptQueryVariables = Exact<{
  code: string;
}>;


export type VerifyReceiptQuery = { verifyReceipt: { genuine: boolean, number: string | null, issuedAt: string | null, amountRials: Rial | null, state: DocumentState | null, refundedRials: Rial, invoiceNumber: string | null, refunds: Array<{ amountRials: Rial, at: string, creditNoteNumber: string | null }> } };

export type ReportSiteMutationVariables = Exact<{
  input: SiteReportInput;
}>;


export type ReportSiteMutation = { reportSite: { success: boolean, message: string } };

export type SiteBillingFieldsFragment = { id: string, orderId: string, renewal: { period: RenewalPeriod, amountToman: Toman, paidUntil: string, nextInvoiceAt: string | null, stoppedAt: string | null, endsAt: string | null, endedAt: string | null, suspendsAt: string | null, openInvoice: { id: string, number: string, amountToman: Toman, dueDate: string } | null } | null, moneyBack: { until: string, mayRequest: boolean } | null, moneyBackRequest: { id: string, reason: string, status: MoneyBackStatus, amountRials: Rial | null, decision: string | null, createdAt: string, endedAt: string | null } | null };

export type SiteBillingQueryVariables = Exact<{
  id: string;
}>;


export type SiteBillingQuery = { site: { id: string, orderId: string, renewal: { period: RenewalPeriod, amountToman: Toman, paidUntil: string, nextInvoiceAt: string | null, stoppedAt: string | null, endsAt: string | null, endedAt: string | null, suspendsAt: string | null, openInvoice: { id: string, number: string, amountToman: Toman, dueDate: string } | null } | null, moneyBack: { until: string, mayRequest: boolean } | null, moneyBackRequest: { id: string, reason: string, status: MoneyBackStatus, amountRials: Rial | null, decision: string | null, createdAt: string, endedAt: string | null } | null } };

export type StopSiteRenewalMutationVariables = Exact<{
  id: string;
}>;


export type StopSiteRenewalMutation = { stopSiteRenewal: { label: string, orderNumber: string, onlineAt: string | null, keptUntil: string | null, createdAt: string, id: string, orderId: string, title: string, url: string, status: SiteStatus, isBuilding: boolean, stopReason: string | null, failureReason: string | null, failureDetail: string | null, liveReleaseId: string | null, releases: Array<{ id: string, number: number, totalFiles: number, totalBytes: number, isLive: boolean, changes: Array<string>, madeBy: ReleaseMaker, createdAt: string }>, domains: Array<{ id: string, url: string | null, isPrimary: boolean, connectedAt: string | null }>, renewal: { period: RenewalPeriod, amountToman: Toman, paidUntil: string, nextInvoiceAt: string | null, stoppedAt: string | null, endsAt: string | null, endedAt: string | null, suspendsAt: string | null, openInvoice: { id: string, number: string, amountToman: Toman, dueDate: string } | null } | null, moneyBack: { until: string, mayRequest: boolean } | null, moneyBackRequest: { id: string, reason: string, status: MoneyBackStatus, amountRials: Rial | null, decision: string | null, createdAt: string, endedAt: string | null } | null } };

export type ResumeSiteRenewalMutationVariables = Exact<{
  id: string;
}>;


export type ResumeSiteRenewalMutation = { resumeSiteRenewal: { label: string, orderNumber: string, onlineAt: string | null, keptUntil: string | null, createdAt: string, id: string, orderId: string, title: string, url: string, status: SiteStatus, isBuilding: boolean, stopReason: string | null, failureReason: string | null, failureDetail: string | null, liveReleaseId: string | null, releases: Array<{ id: string, number: number, totalFiles: number, totalBytes: number, isLive: boolean, changes: Array<string>, madeBy: ReleaseMaker, createdAt: string }>, domains: Array<{ id: string, url: string | null, isPrimary: boolean, connectedAt: string | null }>, renewal: { period: RenewalPeriod, amountToman: Toman, paidUntil: string, nextInvoiceAt: string | null, stoppedAt: string | null, endsAt: string | null, endedAt: string | null, suspendsAt: string | null, openInvoice: { id: string, number: string, amountToman: Toman, dueDate: string } | null } | null, moneyBack: { until: string, mayRequest: boolean } | null, moneyBackRequest: { id: string, reason: string, status: MoneyBackStatus, amountRials: Rial | null, decision: string | null, createdAt: string, endedAt: string | null } | null } };

export type RequestMoneyBackMutationVariables = Exact<{
  orderId: string;
  reason: string;
}>;


export type RequestMoneyBackMutation = { requestMoneyBack: { id: string } };

export type WithdrawMoneyBackMutationVariables = Exact<{
  orderId: string;
}>;


export type WithdrawMoneyBackMutation = { withdrawMoneyBack: { id: string, status: MoneyBackStatus, endedAt: string | null } };

export type SiteDomainFieldsFragment = { id: string, name: string, displayName: string, origin: SiteDomainOrigin, isRegistered: boolean, state: SiteDomainState, isPrimary: boolean, withWww: boolean, isWwwConnected: boolean, url: string | null, reason: SiteDomainReason | null, reasonText: string | null, checkedAt: string | null, nextCheckAt: string | null, disconnectsAt: string | null, servers: Array<string>, records: Array<{ kind: DnsRecordKind, host: string, value: string, isRequired: boolean, state: DnsRecordState, found: Array<string> }> };

export type SiteDomainsQueryVariables = Exact<{
  id: string;
}>;


export type SiteDomainsQuery = { site: { id: string, domains: Array<{ id: string, name: string, displayName: string, origin: SiteDomainOrigin, isRegistered: boolean, state: SiteDomainState, isPrimary: boolean, withWww: boolean, isWwwConnected: boolean, url: string | null, reason: SiteDomainReason | null, reasonText: string | null, checkedAt: string | null, nextCheckAt: string | null, disconnectsAt: string | null, servers: Array<string>, records: Array<{ kind: DnsRecordKind, host: string, value: string, isRequired: boolean, state: DnsRecordState, found: Array<string> }> }> } };

export type AddSiteDomainMutationVariables = Exact<{
  siteId: string;
  name: string;
}>;


export type AddSiteDomainMutation = { addSiteDomain: { id: string, name: string, displayName: string, origin: SiteDomainOrigin, isRegistered: boolean, state: SiteDomainState, isPrimary: boolean, withWww: boolean, isWwwConnected: boolean, url: string | null, reason: SiteDomainReason | null, reasonText: string | null, checkedAt: string | null, nextCheckAt: string | null, disconnectsAt: string | null, servers: Array<string>, records: Array<{ kind: DnsRecordKind, host: string, value: string, isRequired: boolean, state: DnsRecordState, found: Array<string> }> } };

export type RemoveSiteDomainMutationVariables = Exact<{
  siteId: string;
  id: string;
}>;


export type RemoveSiteDomainMutation = { removeSiteDomain: Array<{ id: string, name: string, displayName: string, origin: SiteDomainOrigin, isRegistered: boolean, state: SiteDomainState, isPrimary: boolean, withWww: boolean, isWwwConnected: boolean, url: string | null, reason: SiteDomainReason | null, reasonText: string | null, checkedAt: string | null, nextCheckAt: string | null, disconnectsAt: string | null, servers: Array<string>, records: Array<{ kind: DnsRecordKind, host: string, value: string, isRequired: boolean, state: DnsRecordState, found: Array<string> }> }> };

export type MakeSiteDomainPrimaryMutationVariables = Exact<{
  siteId: string;
  id: string;
  withWww?: boolean | null | undefined;
}>;


export type MakeSiteDomainPrimaryMutation = { makeSiteDomainPrimary: { id: string, name: string, displayName: string, origin: SiteDomainOrigin, isRegistered: boolean, state: SiteDomainState, isPrimary: boolean, withWww: boolean, isWwwConnected: boolean, url: string | null, reason: SiteDomainReason | null, reasonText: string | null, checkedAt: string | null, nextCheckAt: string | null, disconnectsAt: string | null, servers: Array<string>, records: Array<{ kind: DnsRecordKind, host: string, value: string, isRequired: boolean, state: DnsRecordState, found: Array<string> }> } };

export type CheckSiteDomainMutationVariables = Exact<{
  siteId: string;
  id: string;
}>;


export type CheckSiteDomainMutation = { checkSiteDomain: { id: string, name: string, displayName: string, origin: SiteDomainOrigin, isRegistered: boolean, state: SiteDomainState, isPrimary: boolean, withWww: boolean, isWwwConnected: boolean, url: string | null, reason: SiteDomainReason | null, reasonText: string | null, checkedAt: string | null, nextCheckAt: string | null, disconnectsAt: string | null, servers: Array<string>, records: Array<{ kind: DnsRecordKind, host: string, value: string, isRequired: boolean, state: DnsRecordState, found: Array<string> }> } };

export type RegistrationRecordFragment = { id: string, type: ZoneRecordKind, host: string, value: string, priority: number | null };

export type RegistrationFieldsFragment = { id: string, orderId: string, name: string, status: DomainRegistrationStatus, nicHandle: string | null, needsNicHandle: boolean, sendAt: string | null, dueAt: string | null, registeredAt: string | null, expiresAt: string | null, renewableFrom: string | null, graceUntil: string | null, renewalPriceToman: Toman | null, renewalInvoiceId: string | null, isRenewing: boolean, transferAskedAt: string | null, transferCode: string | null, nameservers: Array<string>, records: Array<{ id: string, type: ZoneRecordKind, host: string, value: string, priority: number | null }> };

export type SiteRegistrationsQueryVariables = Exact<{
  orderId: string;
}>;


export type SiteRegistrationsQuery = { domainRegistrations: { items: Array<{ id: string, orderId: string, name: string, status: DomainRegistrationStatus, nicHandle: string | null, needsNicHandle: boolean, sendAt: string | null, dueAt: string | null, registeredAt: string | null, expiresAt: string | null, renewableFrom: string | null, graceUntil: string | null, renewalPriceToman: Toman | null, renewalInvoiceId: string | null, isRenewing: boolean, transferAskedAt: string | null, transferCode: string | null, nameservers: Array<string>, records: Array<{ id: string, type: ZoneRecordKind, host: string, value: string, priority: number | null }> }> } };

export type RegisterDomainsNowMutationVariables = Exact<{
  orderId: string;
}>;


export type RegisterDomainsNowMutation = { registerDomainsNow: Array<{ id: string, orderId: string, name: string, status: DomainRegistrationStatus, nicHandle: string | null, needsNicHandle: boolean, sendAt: string | null, dueAt: string | null, registeredAt: string | null, expiresAt: string | null, renewableFrom: string | null, graceUntil: string | null, renewalPriceToman: Toman | null, renewalInvoiceId: string | null, isRenewing: boolean, transferAskedAt: string | null, transferCode: string | null, nameservers: Array<string>, records: Array<{ id: string, type: ZoneRecordKind, host: string, value: string, priority: number | null }> }> };

export type SetDomainNicHandleMutationVariables = Exact<{
  id: string;
  nicHandle: string;
}>;


export type SetDomainNicHandleMutation = { setDomainNicHandle: { id: string, orderId: string, name: string, status: DomainRegistrationStatus, nicHandle: string | null, needsNicHandle: boolean, sendAt: string | null, dueAt: string | null, registeredAt: string | null, expiresAt: string | null, renewableFrom: string | null, graceUntil: string | null, renewalPriceToman: Toman | null, renewalInvoiceId: string | null, isRenewing: boolean, transferAskedAt: string | null, transferCode: string | null, nameservers: Array<string>, records: Array<{ id: string, type: ZoneRecordKind, host: string, value: string, priority: number | null }> } };

export type RenewDomainMutationVariables = Exact<{
  id: string;
}>;


export type RenewDomainMutation = { renewDomain: { invoiceId: string | null, registration: { id: string, orderId: string, name: string, status: DomainRegistrationStatus, nicHandle: string | null, needsNicHandle: boolean, sendAt: string | null, dueAt: string | null, registeredAt: string | null, expiresAt: string | null, renewableFrom: string | null, graceUntil: string | null, renewalPriceToman: Toman | null, renewalInvoiceId: string | null, isRenewing: boolean, transferAskedAt: string | null, transferCode: string | null, nameservers: Array<string>, records: Array<{ id: string, type: ZoneRecordKind, host: string, value: string, priority: number | null }> } } };

export type AskForDomainTransferMutationVariables = Exact<{
  id: string;
}>;


export type AskForDomainTransferMutation = { askForDomainTransfer: { id: string, orderId: string, name: string, status: DomainRegistrationStatus, nicHandle: string | null, needsNicHandle: boolean, sendAt: string | null, dueAt: string | null, registeredAt: string | null, expiresAt: string | null, renewableFrom: string | null, graceUntil: string | null, renewalPriceToman: Toman | null, renewalInvoiceId: string | null, isRenewing: boolean, transferAskedAt: string | null, transferCode: string | null, nameservers: Array<string>, records: Array<{ id: string, type: ZoneRecordKind, host: string, value: string, priority: number | null }> } };

export type AddZoneRecordMutationVariables = Exact<{
  registrationId: string;
  record: ZoneRecordInput;
}>;


export type AddZoneRecordMutation = { addZoneRecord: { id: string, type: ZoneRecordKind, host: string, value: string, priority: number | null } };

export type RemoveZoneRecordMutationVariables = Exact<{
  registrationId: string;
  id: string;
}>;


export type RemoveZoneRecordMutation = { removeZoneRecord: { success: boolean } };

export type SitePageFieldsFragment = { label: string, orderNumber: string, onlineAt: string | null, keptUntil: string | null, createdAt: string, id: string, orderId: string, title: string, url: string, status: SiteStatus, isBuilding: boolean, stopReason: string | null, failureReason: string | null, failureDetail: string | null, liveReleaseId: string | null, releases: Array<{ id: string, number: number, totalFiles: number, totalBytes: number, isLive: boolean, changes: Array<string>, madeBy: ReleaseMaker, createdAt: string }>, domains: Array<{ id: string, url: string | null, isPrimary: boolean, connectedAt: string | null }> };

export type ReleaseRowFragment = { id: string, number: number, totalFiles: number, totalBytes: number, isLive: boolean, changes: Array<string>, madeBy: ReleaseMaker, createdAt: string };

export type SitePageQueryVariables = Exact<{
  id: string;
}>;


export type SitePageQuery = { site: { label: string, orderNumber: string, onlineAt: string | null, keptUntil: string | null, createdAt: string, id: string, orderId: string, title: string, url: string, status: SiteStatus, isBuilding: boolean, stopReason: string | null, failureReason: string | null, failureDetail: string | null, liveReleaseId: string | null, releases: Array<{ id: string, number: number, totalFiles: number, totalBytes: number, isLive: boolean, changes: Array<string>, madeBy: ReleaseMaker, createdAt: string }>, domains: Array<{ id: string, url: string | null, isPrimary: boolean, connectedAt: string | null }> } };

export type SiteDesignQueryVariables = Exact<{
  id: string;
}>;


export type SiteDesignQuery = { site: { id: string, liveReleaseId: string | null, logoUrl: string | null, design: { siteType: SiteType | null, additionalServicesList: Array<string> | null, websiteFramework: { method: DesignMethod | null, templateId: string | null, dynamicDesign: { currentPageId: string | null, facts: { name: string | null, trade: Trade | null, description: string | null, phone: string | null, mobile: string | null, email: string | null, address: string | null, mapLink: string | null, hours: Array<{ days: string | null, times: string | null }> | null, profiles: { instagram: string | null, telegram: string | null, whatsapp: string | null, youtube: string | null, aparat: string | null, linkedin: string | null } | null } | null, pages: Array<{ id: string | null, name: string | null, seo: { title: string | null, description: string | null, slug: string | null, image: string | null } | null, sections: Array<{ id: string | null, sectionType: SectionType | null, layoutId: string | null, order: number | null, customData: { texts: Array<{ key: string, value: string }> | null, images: Array<{ key: string, value: string }> | null, links: Array<{ key: string, value: string }> | null } | null }> | null, canvasDimensions: { width: number | null, height: number | null } | null }> | null } | null, selectedLayouts: Array<{ key: string, value: string }> | null } | null, branding: { primaryColor: string | null, fontFamily: Font | null, customColors: Array<string> | null, logo: string | null } | null, userInfo: { domain: string | null, domainExtension: string | null, additionalDomains: Array<{ domain: string | null, extension: string | null, price: number | null, available: boolean | null }> | null } | null, additionalServices: { seoOptimization: boolean | null, socialMediaIntegration: boolean | null, analyticsSetup: boolean | null, backupService: boolean | null, maintenancePlan: boolean | null, rushDelivery: boolean | null } | null, pricing: { additionalServices: Array<string> | null, customizationLevel: Array<number> | null, rushDelivery: boolean | null, billing: Billing | null, couponCode: string | null } | null } } };

export type RollbackSiteMutationVariables = Exact<{
  id: string;
  releaseId: string;
}>;


export type RollbackSiteMutation = { rollbackSite: { label: string, orderNumber: string, onlineAt: string | null, keptUntil: string | null, createdAt: string, id: string, orderId: string, title: string, url: string, status: SiteStatus, isBuilding: boolean, stopReason: string | null, failureReason: string | null, failureDetail: string | null, liveReleaseId: string | null, releases: Array<{ id: string, number: number, totalFiles: number, totalBytes: number, isLive: boolean, changes: Array<string>, madeBy: ReleaseMaker, createdAt: string }>, domains: Array<{ id: string, url: string | null, isPrimary: boolean, connectedAt: string | null }> } };

export type SiteChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type SiteChangedSubscription = { siteChanged: { label: string, orderNumber: string, onlineAt: string | null, keptUntil: string | null, createdAt: string, id: string, orderId: string, title: string, url: string, status: SiteStatus, isBuilding: boolean, stopReason: string | null, failureReason: string | null, failureDetail: string | null, liveReleaseId: string | null, domains: Array<{ id: string, url: string | null, isPrimary: boolean, connectedAt: string | null, name: string, displayName: string, origin: SiteDomainOrigin, isRegistered: boolean, state: SiteDomainState, withWww: boolean, isWwwConnected: boolean, reason: SiteDomainReason | null, reasonText: string | null, checkedAt: string | null, nextCheckAt: string | null, disconnectsAt: string | null, servers: Array<string>, records: Array<{ kind: DnsRecordKind, host: string, value: string, isRequired: boolean, state: DnsRecordState, found: Array<string> }> }>, releases: Array<{ id: string, number: number, totalFiles: number, totalBytes: number, isLive: boolean, changes: Array<string>, madeBy: ReleaseMaker, createdAt: string }> } };

export type SiteDraftFieldsFragment = { id: string, version: number, hasChanges: boolean, updatedAt: string | null, changes: Array<string>, excess: { pages: number, sections: number, logo: boolean, services: Array<string> } | null };

export type SiteDraftStateQueryVariables = Exact<{
  id: string;
}>;


export type SiteDraftStateQuery = { siteDraft: { id: string, version: number, hasChanges: boolean, updatedAt: string | null, changes: Array<string>, excess: { pages: number, sections: number, logo: boolean, services: Array<string> } | null } };

export type DesignedDraftFragment = { id: string, version: number, logoUrl: string | null, design: { siteType: SiteType | null, additionalServicesList: Array<string> | null, websiteFramework: { method: DesignMethod | null, templateId: string | null, dynamicDesign: { currentPageId: string | null, facts: { name: string | null, trade: Trade | null, description: string | null, phone: string | null, mobile: string | null, email: string | null, address: string | null, mapLink: string | null, hours: Array<{ days: string | null, times: string | null }> | null, profiles: { instagram: string | null, telegram: string | null, whatsapp: string | null, youtube: string | null, aparat: string | null, linkedin: string | null } | null } | null, pages: Array<{ id: string | null, name: string | null, seo: { title: string | null, description: string | null, slug: string | null, image: string | null } | null, sections: Array<{ id: string | null, sectionType: SectionType | null, layoutId: string | null, order: number | null, customData: { texts: Array<{ key: string, value: string }> | null, images: Array<{ key: string, value: string }> | null, links: Array<{ key: string, value: string }> | null } | null }> | null, canvasDimensions: { width: number | null, height: number | null } | null }> | null } | null, selectedLayouts: Array<{ key: string, value: string }> | null } | null, branding: { primaryColor: string | null, fontFamily: Font | null, customColors: Array<string> | null, logo: string | null } | null, userInfo: { domain: string | null, domainExtension: string | null, additionalDomains: Array<{ domain: string | null, extension: string | null, price: number | null, available: boolean | null }> | null } | null, additionalServices: { seoOptimization: boolean | null, socialMediaIntegration: boolean | null, analyticsSetup: boolean | null, backupService: boolean | null, maintenancePlan: boolean | null, rushDelivery: boolean | null } | null, pricing: { additionalServices: Array<string> | null, customizationLevel: Array<number> | null, rushDelivery: boolean | null, billing: Billing | null, couponCode: string | null } | null } };

export type SiteToDesignQueryVariables = Exact<{
  id: string;
}>;


export type SiteToDesignQuery = { site: { id: string, title: string }, siteDraft: { id: string, version: number, logoUrl: string | null, design: { siteType: SiteType | null, additionalServicesList: Array<string> | null, websiteFramework: { method: DesignMethod | null, templateId: string | null, dynamicDesign: { currentPageId: string | null, facts: { name: string | null, trade: Trade | null, description: string | null, phone: string | null, mobile: string | null, email: string | null, address: string | null, mapLink: string | null, hours: Array<{ days: string | null, times: string | null }> | null, profiles: { instagram: string | null, telegram: string | null, whatsapp: string | null, youtube: string | null, aparat: string | null, linkedin: string | null } | null } | null, pages: Array<{ id: string | null, name: string | null, seo: { title: string | null, description: string | null, slug: string | null, image: string | null } | null, sections: Array<{ id: string | null, sectionType: SectionType | null, layoutId: string | null, order: number | null, customData: { texts: Array<{ key: string, value: string }> | null, images: Array<{ key: string, value: string }> | null, links: Array<{ key: string, value: string }> | null } | null }> | null, canvasDimensions: { width: number | null, height: number | null } | null }> | null } | null, selectedLayouts: Array<{ key: string, value: string }> | null } | null, branding: { primaryColor: string | null, fontFamily: Font | null, customColors: Array<string> | null, logo: string | null } | null, userInfo: { domain: string | null, domainExtension: string | null, additionalDomains: Array<{ domain: string | null, extension: string | null, price: number | null, available: boolean | null }> | null } | null, additionalServices: { seoOptimization: boolean | null, socialMediaIntegration: boolean | null, analyticsSetup: boolean | null, backupService: boolean | null, maintenancePlan: boolean | null, rushDelivery: boolean | null } | null, pricing: { additionalServices: Array<string> | null, customizationLevel: Array<number> | null, rushDelivery: boolean | null, billing: Billing | null, couponCode: string | null } | null } } };

export type SaveSiteDraftMutationVariables = Exact<{
  id: string;
  input: SaveSiteDraftInput;
}>;


export type SaveSiteDraftMutation = { saveSiteDraft: { id: string, version: number, logoUrl: string | null, design: { siteType: SiteType | null, additionalServicesList: Array<string> | null, websiteFramework: { method: DesignMethod | null, templateId: string | null, dynamicDesign: { currentPageId: string | null, facts: { name: string | null, trade: Trade | null, description: string | null, phone: string | null, mobile: string | null, email: string | null, address: string | null, mapLink: string | null, hours: Array<{ days: string | null, times: string | null }> | null, profiles: { instagram: string | null, telegram: string | null, whatsapp: string | null, youtube: string | null, aparat: string | null, linkedin: string | null } | null } | null, pages: Array<{ id: string | null, name: string | null, seo: { title: string | null, description: string | null, slug: string | null, image: string | null } | null, sections: Array<{ id: string | null, sectionType: SectionType | null, layoutId: string | null, order: number | null, customData: { texts: Array<{ key: string, value: string }> | null, images: Array<{ key: string, value: string }> | null, links: Array<{ key: string, value: string }> | null } | null }> | null, canvasDimensions: { width: number | null, height: number | null } | null }> | null } | null, selectedLayouts: Array<{ key: string, value: string }> | null } | null, branding: { primaryColor: string | null, fontFamily: Font | null, customColors: Array<string> | null, logo: string | null } | null, userInfo: { domain: string | null, domainExtension: string | null, additionalDomains: Array<{ domain: string | null, extension: string | null, price: number | null, available: boolean | null }> | null } | null, additionalServices: { seoOptimization: boolean | null, socialMediaIntegration: boolean | null, analyticsSetup: boolean | null, backupService: boolean | null, maintenancePlan: boolean | null, rushDelivery: boolean | null } | null, pricing: { additionalServices: Array<string> | null, customizationLevel: Array<number> | null, rushDelivery: boolean | null, billing: Billing | null, couponCode: string | null } | null } } };

export type PublishSiteDraftMutationVariables = Exact<{
  id: string;
  draftVersion?: number | null | undefined;
}>;


export type PublishSiteDraftMutation = { publishSite: { label: string, orderNumber: string, onlineAt: string | null, keptUntil: string | null, createdAt: string, id: string, orderId: string, title: string, url: string, status: SiteStatus, isBuilding: boolean, stopReason: string | null, failureReason: string | null, failureDetail: string | null, liveReleaseId: string | null, releases: Array<{ id: string, number: number, totalFiles: number, totalBytes: number, isLive: boolean, changes: Array<string>, madeBy: ReleaseMaker, createdAt: string }>, domains: Array<{ id: string, url: string | null, isPrimary: boolean, connectedAt: string | null }> } };

export type ResetSiteDraftMutationVariables = Exact<{
  id: string;
  baseVersion: number;
  releaseId?: string | null | undefined;
}>;


export type ResetSiteDraftMutation = { resetSiteDraft: { id: string, version: number, hasChanges: boolean, updatedAt: string | null, changes: Array<string>, excess: { pages: number, sections: number, logo: boolean, services: Array<string> } | null } };

export type TicketFieldsFragment = { id: string, number: number, subject: string, category: TicketCategory, priority: TicketPriority, status: TicketStatus, orderId: string | null, orderNumber: string | null, paymentId: string | null, paymentLabel: string | null, unreadCount: number, nextStatuses: Array<TicketStatus>, lastMessageAt: string, closedAt: string | null, createdAt: string };

export type TicketMessageFieldsFragment = { id: string, fromTeam: boolean, authorName: string | null, body: string, status: TicketStatus | null, createdAt: string, attachments: Array<{ id: string, name: string, mime: string, sizeBytes: number, url: string | null }> };

export type TeamTicketFieldsFragment = { id: string, number: number, subject: string, category: TicketCategory, priority: TicketPriority, status: TicketStatus, orderId: string | null, orderNumber: string | null, paymentId: string | null, paymentLabel: string | null, unreadCount: number, nextStatuses: Array<TicketStatus>, lastMessageAt: string, closedAt: string | null, createdAt: string, customer: { id: string, fullName: string | null, email: string } | null, assignee: { id: string, fullName: string | null, email: string } | null };

export type TicketsQueryVariables = Exact<{
  filter?: TicketsFilter | null | undefined;
  page: number;
  limit: number;
}>;


export type TicketsQuery = { tickets: { items: Array<{ id: string, number: number, subject: string, category: TicketCategory, priority: TicketPriority, status: TicketStatus, orderId: string | null, orderNumber: string | null, paymentId: string | null, paymentLabel: string | null, unreadCount: number, nextStatuses: Array<TicketStatus>, lastMessageAt: string, closedAt: string | null, createdAt: string }>, pagination: { page: number, pages: number, total: number } } };

export type TicketConversationQueryVariables = Exact<{
  id: string;
}>;


export type TicketConversationQuery = { ticket: { id: string, number: number, subject: string, category: TicketCategory, priority: TicketPriority, status: TicketStatus, orderId: string | null, orderNumber: string | null, paymentId: string | null, paymentLabel: string | null, unreadCount: number, nextStatuses: Array<TicketStatus>, lastMessageAt: string, closedAt: string | null, createdAt: string, messages: Array<{ id: string, fromTeam: boolean, authorName: string | null, body: string, status: TicketStatus | null, createdAt: string, attachments: Array<{ id: string, name: string, mime: string, sizeBytes: number, url: string | null }> }> } };

export type TicketOriginsQueryVariables = Exact<{
  orderId?: string | null | undefined;
  paymentId?: string | null | undefined;
}>;


export type TicketOriginsQuery = { ticketOrigins: { order: { id: string, label: string } | null, payment: { id: string, label: string } | null } };

export type TeamTicketsQueryVariables = Exact<{
  filter?: TicketsFilter | null | undefined;
  page: number;
  limit: number;
}>;


export type TeamTicketsQuery = { tickets: { items: Array<{ id: string, number: number, subject: string, category: TicketCategory, priority: TicketPriority, status: TicketStatus, orderId: string | null, orderNumber: string | null, paymentId: string | null, paymentLabel: string | null, unreadCount: number, nextStatuses: Array<TicketStatus>, lastMessageAt: string, closedAt: string | null, createdAt: string, customer: { id: string, fullName: string | null, email: string } | null, assignee: { id: string, fullName: string | null, email: string } | null }>, pagination: { page: number, pages: number, total: number } } };

export type TeamConversationQueryVariables = Exact<{
  id: string;
}>;


export type TeamConversationQuery = { ticket: { id: string, number: number, subject: string, category: TicketCategory, priority: TicketPriority, status: TicketStatus, orderId: string | null, orderNumber: string | null, paymentId: string | null, paymentLabel: string | null, unreadCount: number, nextStatuses: Array<TicketStatus>, lastMessageAt: string, closedAt: string | null, createdAt: string, messages: Array<{ id: string, fromTeam: boolean, authorName: string | null, body: string, status: TicketStatus | null, createdAt: string, attachments: Array<{ id: string, name: string, mime: string, sizeBytes: number, url: string | null }> }>, customer: { id: string, fullName: string | null, email: string } | null, assignee: { id: string, fullName: string | null, email: string } | null } };

export type SupportTeamQueryVariables = Exact<{ [key: string]: never; }>;


export type SupportTeamQuery = { supportTeam: Array<{ id: string, fullName: string | null, email: string }> };

export type OpenTicketMutationVariables = Exact<{
  input: TicketInput;
}>;


export type OpenTicketMutation = { openTicket: { id: string, number: number, subject: string, category: TicketCategory, priority: TicketPriority, status: TicketStatus, orderId: string | null, orderNumber: string | null, paymentId: string | null, paymentLabel: string | null, unreadCount: number, nextStatuses: Array<TicketStatus>, lastMessageAt: string, closedAt: string | null, createdAt: string } };

export type WriteTicketMessageMutationVariables = Exact<{
  id: string;
  message?: string | null | undefined;
  attachments?: Array<string> | string | null | undefined;
}>;


export type WriteTicketMessageMutation = { writeTicketMessage: { id: string, fromTeam: boolean, authorName: string | null, body: string, status: TicketStatus | null, createdAt: string, attachments: Array<{ id: string, name: string, mime: string, sizeBytes: number, url: string | null }> } };

export type CloseTicketMutationVariables = Exact<{
  id: string;
}>;


export type CloseTicketMutation = { closeTicket: { id: string, number: number, subject: string, category: TicketCategory, priority: TicketPriority, status: TicketStatus, orderId: string | null, orderNumber: string | null, paymentId: string | null, paymentLabel: string | null, unreadCount: number, nextStatuses: Array<TicketStatus>, lastMessageAt: string, closedAt: string | null, createdAt: string } };

export type ReopenTicketMutationVariables = Exact<{
  id: string;
}>;


export type ReopenTicketMutation = { reopenTicket: { id: string, number: number, subject: string, category: TicketCategory, priority: TicketPriority, status: TicketStatus, orderId: string | null, orderNumber: string | null, paymentId: string | null, paymentLabel: string | null, unreadCount: number, nextStatuses: Array<TicketStatus>, lastMessageAt: string, closedAt: string | null, createdAt: string } };

export type MarkTicketReadMutationVariables = Exact<{
  id: string;
}>;


export type MarkTicketReadMutation = { markTicketRead: { id: string, unreadCount: number } };

export type SetTicketStatusMutationVariables = Exact<{
  id: string;
  status: TicketStatus;
}>;


export type SetTicketStatusMutation = { setTicketStatus: { id: string, number: number, subject: string, category: TicketCategory, priority: TicketPriority, status: TicketStatus, orderId: string | null, orderNumber: string | null, paymentId: string | null, paymentLabel: string | null, unreadCount: number, nextStatuses: Array<TicketStatus>, lastMessageAt: string, closedAt: string | null, createdAt: string } };

export type AssignTicketMutationVariables = Exact<{
  id: string;
  adminUserId?: string | null | undefined;
}>;


export type AssignTicketMutation = { assignTicket: { id: string, number: number, subject: string, category: TicketCategory, priority: TicketPriority, status: TicketStatus, orderId: string | null, orderNumber: string | null, paymentId: string | null, paymentLabel: string | null, unreadCount: number, nextStatuses: Array<TicketStatus>, lastMessageAt: string, closedAt: string | null, createdAt: string, customer: { id: string, fullName: string | null, email: string } | null, assignee: { id: string, fullName: string | null, email: string } | null } };

export type SetTicketPriorityMutationVariables = Exact<{
  id: string;
  priority: TicketPriority;
}>;


export type SetTicketPriorityMutation = { updateTicket: { id: string, number: number, subject: string, category: TicketCategory, priority: TicketPriority, status: TicketStatus, orderId: string | null, orderNumber: string | null, paymentId: string | null, paymentLabel: string | null, unreadCount: number, nextStatuses: Array<TicketStatus>, lastMessageAt: string, closedAt: string | null, createdAt: string } };

export type TicketChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type TicketChangedSubscription = { ticketChanged: { id: string, number: number, subject: string, category: TicketCategory, priority: TicketPriority, status: TicketStatus, orderId: string | null, orderNumber: string | null, paymentId: string | null, paymentLabel: string | null, unreadCount: number, nextStatuses: Array<TicketStatus>, lastMessageAt: string, closedAt: string | null, createdAt: string } };

export type AnyTicketChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type AnyTicketChangedSubscription = { ticketChanged: { id: string, number: number, subject: string, category: TicketCategory, priority: TicketPriority, status: TicketStatus, orderId: string | null, orderNumber: string | null, paymentId: string | null, paymentLabel: string | null, unreadCount: number, nextStatuses: Array<TicketStatus>, lastMessageAt: string, closedAt: string | null, createdAt: string, customer: { id: string, fullName: string | null, email: string } | null, assignee: { id: string, fullName: string | null, email: string } | null } };

export type WalletCardFragment = { id: string, balanceToman: Toman, pendingDeposit: { id: string, amountRials: Rial, description: string, paymentUrl: string | null, remainingSeconds: number | null } | null };

export type WalletCardQueryVariables = Exact<{ [key: string]: never; }>;


export type WalletCardQuery = { wallet: { id: string, balanceToman: Toman, pendingDeposit: { id: string, amountRials: Rial, description: string, paymentUrl: string | null, remainingSeconds: number | null } | null } };

export type ReturnedDepositQueryVariables = Exact<{
  id: string;
}>;


export type ReturnedDepositQuery = { payment: { id: string, purpose: PaymentPurpose, status: PaymentStatus, failureCode: ErrorCode | null, amountRials: Rial, remainingSeconds: number | null } };

export type WalletTransactionsQueryVariables = Exact<{
  page: number;
  limit: number;
  type?: WalletTransactionType | null | undefined;
  status?: WalletTransactionStatus | null | undefined;
}>;


export type WalletTransactionsQuery = { walletTransactions: { items: Array<{ id: string, type: WalletTransactionType, status: WalletTransactionStatus, description: string, amountRials: Rial, balanceAfterRials: Rial, createdAt: string }>, pagination: { total: number } } };

export type RequestDepositMutationVariables = Exact<{
  input: DepositInput;
  idempotencyKey?: string | null | undefined;
}>;


export type RequestDepositMutation = { requestDeposit: { paymentUrl: string, payment: { id: string } } };

export type WalletChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type WalletChangedSubscription = { walletChanged: { id: string, balanceToman: Toman, pendingDeposit: { id: string, amountRials: Rial, description: string, paymentUrl: string | null, remainingSeconds: number | null } | null } };

export type WalletAnalyticsQueryVariables = Exact<{ [key: string]: never; }>;


export type WalletAnalyticsQuery = { walletAnalytics: { totalInRials: Rial, totalOutRials: Rial, byMonth: Array<{ month: string, label: string, inRials: Rial, outRials: Rial }>, byType: Array<{ type: WalletTransactionType, amountRials: Rial, count: number }> } };

export type WalletSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type WalletSettingsQuery = { walletSettings: { minTopUpRials: Rial, maxTopUpRials: Rial, gatewayMaxRials: Rial, pendingExpiryMs: number } };

export type WizardExtensionsQueryVariables = Exact<{ [key: string]: never; }>;


export type WizardExtensionsQuery = { domainExtensions: Array<{ id: string, extension: string, priceToman: Toman, available: boolean }> };

export type CheckDomainQueryVariables = Exact<{
  domain: string;
  extension: string;
}>;


export type CheckDomainQuery = { domainAvailability: { domain: string, extension: string, available: boolean, status: DomainStatus, message: string, checkedAt: string } };

export type WizardCouponQueryVariables = Exact<{
  code: string;
  orderId?: string | null | undefined;
}>;


export type WizardCouponQuery = { couponTerms: { code: string, kind: CouponKind, value: number, minimumToman: Toman } };

export type WizardQuoteQueryVariables = Exact<{
  wizardData: WizardDataInput;
}>;


export type WizardQuoteQuery = { quote: { totalToman: Toman, payableToman: Toman } };

export type OrderToEditQueryVariables = Exact<{
  id: string;
}>;


export type OrderToEditQuery = { order: { id: string, orderNumber: string, title: string, description: string | null, comments: string | null, status: OrderStatus, paymentStatus: OrderPaymentStatus, priceToman: Toman, logoUrl: string | null, wizardData: { siteType: SiteType | null, additionalServicesList: Array<string> | null, websiteFramework: { method: DesignMethod | null, templateId: string | null, dynamicDesign: { currentPageId: string | null, facts: { name: string | null, trade: Trade | null, description: string | null, phone: string | null, mobile: string | null, email: string | null, address: string | null, mapLink: string | null, hours: Array<{ days: string | null, times: string | null }> | null, profiles: { instagram: string | null, telegram: string | null, whatsapp: string | null, youtube: string | null, aparat: string | null, linkedin: string | null } | null } | null, pages: Array<{ id: string | null, name: string | null, seo: { title: string | null, description: string | null, slug: string | null, image: string | null } | null, sections: Array<{ id: string | null, sectionType: SectionType | null, layoutId: string | null, order: number | null, customData: { texts: Array<{ key: string, value: string }> | null, images: Array<{ key: string, value: string }> | null, links: Array<{ key: string, value: string }> | null } | null }> | null, canvasDimensions: { width: number | null, height: number | null } | null }> | null } | null, selectedLayouts: Array<{ key: string, value: string }> | null } | null, branding: { primaryColor: string | null, fontFamily: Font | null, customColors: Array<string> | null, logo: string | null } | null, userInfo: { domain: string | null, domainExtension: string | null, additionalDomains: Array<{ domain: string | null, extension: string | null, price: number | null, available: boolean | null }> | null } | null, additionalServices: { seoOptimization: boolean | null, socialMediaIntegration: boolean | null, analyticsSetup: boolean | null, backupService: boolean | null, maintenancePlan: boolean | null, rushDelivery: boolean | null } | null, pricing: { additionalServices: Array<string> | null, customizationLevel: Array<number> | null, rushDelivery: boolean | null, billing: Billing | null, couponCode: string | null } | null }, design: { version: number, updatedAt: string } | null } };

export type CreateOrderMutationVariables = Exact<{
  input: CreateOrderInput;
  idempotencyKey?: string | null | undefined;
}>;


export type CreateOrderMutation = { createOrder: { paymentUrl: string | null, order: { id: string, orderNumber: string, title: string, status: OrderStatus } } };

export type UpdateOrderMutationVariables = Exact<{
  id: string;
  input: UpdateOrderInput;
}>;


export type UpdateOrderMutation = { updateOrder: { id: string, title: string, description: string | null, comments: string | null, priceToman: Toman, wizardData: { siteType: SiteType | null, additionalServicesList: Array<string> | null, websiteFramework: { method: DesignMethod | null, templateId: string | null, dynamicDesign: { currentPageId: string | null, facts: { name: string | null, trade: Trade | null, description: string | null, phone: string | null, mobile: string | null, email: string | null, address: string | null, mapLink: string | null, hours: Array<{ days: string | null, times: string | null }> | null, profiles: { instagram: string | null, telegram: string | null, whatsapp: string | null, youtube: string | null, aparat: string | null, linkedin: string | null } | null } | null, pages: Array<{ id: string | null, name: string | null, seo: { title: string | null, description: string | null, slug: string | null, image: string | null } | null, sections: Array<{ id: string | null, sectionType: SectionType | null, layoutId: string | null, order: number | null, customData: { texts: Array<{ key: string, value: string }> | null, images: Array<{ key: string, value: string }> | null, links: Array<{ key: string, value: string }> | null } | null }> | null, canvasDimensions: { width: number | null, height: number | null } | null }> | null } | null, selectedLayouts: Array<{ key: string, value: string }> | null } | null, branding: { primaryColor: string | null, fontFamily: Font | null, customColors: Array<string> | null, logo: string | null } | null, userInfo: { domain: string | null, domainExtension: string | null, additionalDomains: Array<{ domain: string | null, extension: string | null, price: number | null, available: boolean | null }> | null } | null, additionalServices: { seoOptimization: boolean | null, socialMediaIntegration: boolean | null, analyticsSetup: boolean | null, backupService: boolean | null, maintenancePlan: boolean | null, rushDelivery: boolean | null } | null, pricing: { additionalServices: Array<string> | null, customizationLevel: Array<number> | null, rushDelivery: boolean | null, billing: Billing | null, couponCode: string | null } | null }, design: { version: number, updatedAt: string } | null } };

export type SessionUserFragment = { id: string, email: string, role: Role, status: UserStatus, fullName: string | null, avatarUrl: string | null, emailConfirmedAt: string | null, mustSetUpTwoFactor: boolean };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, email: string, role: Role, status: UserStatus, fullName: string | null, avatarUrl: string | null, emailConfirmedAt: string | null, mustSetUpTwoFactor: boolean } | null };

export const StatsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DashboardStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalOrders"}},{"kind":"Field","name":{"kind":"Name","value":"pendingOrders"}},{"kind":"Field","name":{"kind":"Name","value":"totalUsers"}},{"kind":"Field","name":{"kind":"Name","value":"activeUsers"}},{"kind":"Field","name":{"kind":"Name","value":"totalRevenueRials"}},{"kind":"Field","name":{"kind":"Name","value":"averageOrderRials"}},{"kind":"Field","name":{"kind":"Name","value":"emailsToday"}},{"kind":"Field","name":{"kind":"Name","value":"pendingInvoices"}},{"kind":"Field","name":{"kind":"Name","value":"overdueInvoices"}},{"kind":"Field","name":{"kind":"Name","value":"totalTransactions"}},{"kind":"Field","name":{"kind":"Name","value":"overdueRatio"}},{"kind":"Field","name":{"kind":"Name","value":"averageTransactionRials"}}]}}]} as unknown as DocumentNode<StatsFieldsFragment, unknown>;
export const CouponRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CouponRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Coupon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"minimumToman"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"totalLimit"}},{"kind":"Field","name":{"kind":"Name","value":"perUserLimit"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"discountedRials"}}]}}]} as unknown as DocumentNode<CouponRowFragment, unknown>;
export const AdminInvoiceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminInvoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"serviceName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amountToman"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"creditNotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amountToman"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<AdminInvoiceFragment, unknown>;
export const AdminReceiptFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminReceipt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Receipt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"refId"}},{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"amountToman"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceId"}},{"kind":"Field","name":{"kind":"Name","value":"refundedRials"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<AdminReceiptFragment, unknown>;
export const ExtensionRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExtensionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainExtension"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"priceToman"}},{"kind":"Field","name":{"kind":"Name","value":"renewalPriceToman"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"checkable"}}]}}]} as unknown as DocumentNode<ExtensionRowFragment, unknown>;
export const EmailRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"templateType"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"service"}}]}}]}}]} as unknown as DocumentNode<EmailRowFragment, unknown>;
export const PaymentRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentLogItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"payerName"}},{"kind":"Field","name":{"kind":"Name","value":"payerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"refId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"gateway"}},{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"walletRials"}},{"kind":"Field","name":{"kind":"Name","value":"refundedRials"}},{"kind":"Field","name":{"kind":"Name","value":"refundingRials"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"cardMask"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<PaymentRowFragment, unknown>;
export const WalletRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WalletRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnedWallet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"balanceRials"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<WalletRowFragment, unknown>;
export const AdjustmentRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdjustmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WalletAdjustment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"balanceBeforeRials"}},{"kind":"Field","name":{"kind":"Name","value":"balanceAfterRials"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"adminName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<AdjustmentRowFragment, unknown>;
export const RequestRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdjustmentRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"balanceRials"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"mayDecide"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<RequestRowFragment, unknown>;
export const MoneyBackRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyBackRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoneyBackRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"orderTitle"}},{"kind":"Field","name":{"kind":"Name","value":"refundableRials"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<MoneyBackRowFragment, unknown>;
export const MetricsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MetricsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SystemMetrics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sampledAt"}},{"kind":"Field","name":{"kind":"Name","value":"uptimeSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"memoryPercent"}},{"kind":"Field","name":{"kind":"Name","value":"cpuPercent"}},{"kind":"Field","name":{"kind":"Name","value":"databaseMs"}},{"kind":"Field","name":{"kind":"Name","value":"emailStatus"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"sockets"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"running"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"oldestWaitSeconds"}}]}}]}}]} as unknown as DocumentNode<MetricsFieldsFragment, unknown>;
export const AdminOrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"priceToman"}},{"kind":"Field","name":{"kind":"Name","value":"refundedRials"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"domainStatus"}},{"kind":"Field","name":{"kind":"Name","value":"domainRefused"}},{"kind":"Field","name":{"kind":"Name","value":"domainRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"designPreviewUrl"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<AdminOrderFragment, unknown>;
export const AdminSiteFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminSite"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isBuilding"}},{"kind":"Field","name":{"kind":"Name","value":"stopReason"}},{"kind":"Field","name":{"kind":"Name","value":"stoppedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failureReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureDetail"}},{"kind":"Field","name":{"kind":"Name","value":"liveReleaseId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"stop"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<AdminSiteFragment, unknown>;
export const TaskRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"registrationId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"nicHandle"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}},{"kind":"Field","name":{"kind":"Name","value":"holderEmail"}},{"kind":"Field","name":{"kind":"Name","value":"holderPhone"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"proof"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}}]} as unknown as DocumentNode<TaskRowFragment, unknown>;
export const AdminReportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isAnswered"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"act"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stop"}}]}}]}}]} as unknown as DocumentNode<AdminReportFragment, unknown>;
export const VatRulePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VatRuleParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VatRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]} as unknown as DocumentNode<VatRulePartsFragment, unknown>;
export const SellerPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceSeller"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"economicCode"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"nationalId"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"goodsCode"}}]}}]} as unknown as DocumentNode<SellerPartsFragment, unknown>;
export const AdminUserRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}}]}}]} as unknown as DocumentNode<AdminUserRowFragment, unknown>;
export const OwnApiKeyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnApiKey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastIp"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedByOperator"}}]}}]} as unknown as DocumentNode<OwnApiKeyFragment, unknown>;
export const OrderFileFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"File"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"filePath"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<OrderFileFieldsFragment, unknown>;
export const SessionUserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mustSetUpTwoFactor"}}]}}]} as unknown as DocumentNode<SessionUserFragment, unknown>;
export const SignedInFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedIn"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuthPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"refreshToken"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"redirect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mustSetUpTwoFactor"}}]}}]} as unknown as DocumentNode<SignedInFragment, unknown>;
export const InvoiceCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"serviceName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amountToman"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"creditNotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amountToman"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<InvoiceCardFragment, unknown>;
export const NotificationItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<NotificationItemFragment, unknown>;
export const WizardFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WizardFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteFacts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"trade"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapLink"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"times"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"aparat"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}}]}}]}}]} as unknown as DocumentNode<WizardFactsFragment, unknown>;
export const WizardPageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WizardPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DesignPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sectionType"}},{"kind":"Field","name":{"kind":"Name","value":"layoutId"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"customData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"texts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"canvasDimensions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]} as unknown as DocumentNode<WizardPageFragment, unknown>;
export const WizardFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WizardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WizardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteType"}},{"kind":"Field","name":{"kind":"Name","value":"websiteFramework"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"dynamicDesign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentPageId"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WizardFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WizardPage"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"selectedLayouts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"branding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"primaryColor"}},{"kind":"Field","name":{"kind":"Name","value":"fontFamily"}},{"kind":"Field","name":{"kind":"Name","value":"customColors"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"domainExtension"}},{"kind":"Field","name":{"kind":"Name","value":"additionalDomains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"additionalServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seoOptimization"}},{"kind":"Field","name":{"kind":"Name","value":"socialMediaIntegration"}},{"kind":"Field","name":{"kind":"Name","value":"analyticsSetup"}},{"kind":"Field","name":{"kind":"Name","value":"backupService"}},{"kind":"Field","name":{"kind":"Name","value":"maintenancePlan"}},{"kind":"Field","name":{"kind":"Name","value":"rushDelivery"}}]}},{"kind":"Field","name":{"kind":"Name","value":"additionalServicesList"}},{"kind":"Field","name":{"kind":"Name","value":"pricing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"additionalServices"}},{"kind":"Field","name":{"kind":"Name","value":"customizationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"rushDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"billing"}},{"kind":"Field","name":{"kind":"Name","value":"couponCode"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WizardFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteFacts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"trade"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapLink"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"times"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"aparat"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WizardPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DesignPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sectionType"}},{"kind":"Field","name":{"kind":"Name","value":"layoutId"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"customData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"texts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"canvasDimensions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]} as unknown as DocumentNode<WizardFieldsFragment, unknown>;
export const OrderProgressFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderProgressFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<OrderProgressFieldsFragment, unknown>;
export const SiteStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isBuilding"}},{"kind":"Field","name":{"kind":"Name","value":"stopReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureDetail"}},{"kind":"Field","name":{"kind":"Name","value":"liveReleaseId"}}]}}]} as unknown as DocumentNode<SiteStateFragment, unknown>;
export const OrderCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"comments"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"priceToman"}},{"kind":"Field","name":{"kind":"Name","value":"refundedRials"}},{"kind":"Field","name":{"kind":"Name","value":"siteType"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalSections"}},{"kind":"Field","name":{"kind":"Name","value":"isDesigned"}},{"kind":"Field","name":{"kind":"Name","value":"previewPageId"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"domainStatus"}},{"kind":"Field","name":{"kind":"Name","value":"domainChangeUntil"}},{"kind":"Field","name":{"kind":"Name","value":"domainRefused"}},{"kind":"Field","name":{"kind":"Name","value":"domainRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"primaryColor"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"wizardData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WizardFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"invoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderProgressFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WizardFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteFacts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"trade"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapLink"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"times"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"aparat"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WizardPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DesignPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sectionType"}},{"kind":"Field","name":{"kind":"Name","value":"layoutId"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"customData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"texts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"canvasDimensions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WizardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WizardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteType"}},{"kind":"Field","name":{"kind":"Name","value":"websiteFramework"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"dynamicDesign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentPageId"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WizardFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WizardPage"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"selectedLayouts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"branding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"primaryColor"}},{"kind":"Field","name":{"kind":"Name","value":"fontFamily"}},{"kind":"Field","name":{"kind":"Name","value":"customColors"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"domainExtension"}},{"kind":"Field","name":{"kind":"Name","value":"additionalDomains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"additionalServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seoOptimization"}},{"kind":"Field","name":{"kind":"Name","value":"socialMediaIntegration"}},{"kind":"Field","name":{"kind":"Name","value":"analyticsSetup"}},{"kind":"Field","name":{"kind":"Name","value":"backupService"}},{"kind":"Field","name":{"kind":"Name","value":"maintenancePlan"}},{"kind":"Field","name":{"kind":"Name","value":"rushDelivery"}}]}},{"kind":"Field","name":{"kind":"Name","value":"additionalServicesList"}},{"kind":"Field","name":{"kind":"Name","value":"pricing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"additionalServices"}},{"kind":"Field","name":{"kind":"Name","value":"customizationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"rushDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"billing"}},{"kind":"Field","name":{"kind":"Name","value":"couponCode"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderProgressFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isBuilding"}},{"kind":"Field","name":{"kind":"Name","value":"stopReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureDetail"}},{"kind":"Field","name":{"kind":"Name","value":"liveReleaseId"}}]}}]} as unknown as DocumentNode<OrderCardFragment, unknown>;
export const OrderPaymentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderPayment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"gateway"}},{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"walletRials"}},{"kind":"Field","name":{"kind":"Name","value":"refundedRials"}},{"kind":"Field","name":{"kind":"Name","value":"refundingRials"}},{"kind":"Field","name":{"kind":"Name","value":"refId"}},{"kind":"Field","name":{"kind":"Name","value":"cardMask"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<OrderPaymentFragment, unknown>;
export const PlatformModePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlatformModeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlatformMode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]} as unknown as DocumentNode<PlatformModePartsFragment, unknown>;
export const PlatformSettingsPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlatformSettingsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlatformSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slogan"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"titleSeparator"}},{"kind":"Field","name":{"kind":"Name","value":"defaultTitle"}},{"kind":"Field","name":{"kind":"Name","value":"defaultDescription"}},{"kind":"Field","name":{"kind":"Name","value":"defaultImage"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"claims"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fastDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"fullDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"siteReady"}},{"kind":"Field","name":{"kind":"Name","value":"freeDomain"}},{"kind":"Field","name":{"kind":"Name","value":"customers"}},{"kind":"Field","name":{"kind":"Name","value":"projects"}},{"kind":"Field","name":{"kind":"Name","value":"uptimePercent"}}]}}]}}]} as unknown as DocumentNode<PlatformSettingsPartsFragment, unknown>;
export const MaintenancePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenanceParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceWindow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]} as unknown as DocumentNode<MaintenancePartsFragment, unknown>;
export const ProfileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"nationalId"}},{"kind":"Field","name":{"kind":"Name","value":"economicCode"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ProfileFragment, unknown>;
export const OwnSessionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"os"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<OwnSessionFragment, unknown>;
export const VerifiedDocumentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VerifiedDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentVerification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"genuine"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"refundedRials"}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"creditNoteNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}}]}}]} as unknown as DocumentNode<VerifiedDocumentFragment, unknown>;
export const SiteBillingFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteBillingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"renewal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"amountToman"}},{"kind":"Field","name":{"kind":"Name","value":"paidUntil"}},{"kind":"Field","name":{"kind":"Name","value":"nextInvoiceAt"}},{"kind":"Field","name":{"kind":"Name","value":"stoppedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"suspendsAt"}},{"kind":"Field","name":{"kind":"Name","value":"openInvoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amountToman"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"moneyBack"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"mayRequest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moneyBackRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}}]}}]} as unknown as DocumentNode<SiteBillingFieldsFragment, unknown>;
export const SiteDomainFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteDomainFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteDomain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"isRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"withWww"}},{"kind":"Field","name":{"kind":"Name","value":"isWwwConnected"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reasonText"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextCheckAt"}},{"kind":"Field","name":{"kind":"Name","value":"disconnectsAt"}},{"kind":"Field","name":{"kind":"Name","value":"servers"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"found"}}]}}]}}]} as unknown as DocumentNode<SiteDomainFieldsFragment, unknown>;
export const RegistrationRecordFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegistrationRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ZoneRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}}]}}]} as unknown as DocumentNode<RegistrationRecordFragment, unknown>;
export const RegistrationFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegistrationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainRegistration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"nicHandle"}},{"kind":"Field","name":{"kind":"Name","value":"needsNicHandle"}},{"kind":"Field","name":{"kind":"Name","value":"sendAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"registeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"renewableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"graceUntil"}},{"kind":"Field","name":{"kind":"Name","value":"renewalPriceToman"}},{"kind":"Field","name":{"kind":"Name","value":"renewalInvoiceId"}},{"kind":"Field","name":{"kind":"Name","value":"isRenewing"}},{"kind":"Field","name":{"kind":"Name","value":"transferAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"transferCode"}},{"kind":"Field","name":{"kind":"Name","value":"nameservers"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegistrationRecord"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegistrationRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ZoneRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}}]}}]} as unknown as DocumentNode<RegistrationFieldsFragment, unknown>;
export const ReleaseRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReleaseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Release"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"totalFiles"}},{"kind":"Field","name":{"kind":"Name","value":"totalBytes"}},{"kind":"Field","name":{"kind":"Name","value":"isLive"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ReleaseRowFragment, unknown>;
export const SitePageFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SitePageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteState"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"onlineAt"}},{"kind":"Field","name":{"kind":"Name","value":"keptUntil"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"releases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReleaseRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"domains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"connectedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isBuilding"}},{"kind":"Field","name":{"kind":"Name","value":"stopReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureDetail"}},{"kind":"Field","name":{"kind":"Name","value":"liveReleaseId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReleaseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Release"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"totalFiles"}},{"kind":"Field","name":{"kind":"Name","value":"totalBytes"}},{"kind":"Field","name":{"kind":"Name","value":"isLive"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<SitePageFieldsFragment, unknown>;
export const SiteDraftFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteDraftFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"hasChanges"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"excess"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"sections"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"services"}}]}}]}}]} as unknown as DocumentNode<SiteDraftFieldsFragment, unknown>;
export const DesignedDraftFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DesignedDraft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"design"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WizardFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WizardFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteFacts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"trade"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapLink"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"times"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"aparat"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WizardPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DesignPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sectionType"}},{"kind":"Field","name":{"kind":"Name","value":"layoutId"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"customData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"texts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"canvasDimensions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WizardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WizardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteType"}},{"kind":"Field","name":{"kind":"Name","value":"websiteFramework"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"dynamicDesign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentPageId"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WizardFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WizardPage"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"selectedLayouts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"branding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"primaryColor"}},{"kind":"Field","name":{"kind":"Name","value":"fontFamily"}},{"kind":"Field","name":{"kind":"Name","value":"customColors"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"domainExtension"}},{"kind":"Field","name":{"kind":"Name","value":"additionalDomains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"additionalServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seoOptimization"}},{"kind":"Field","name":{"kind":"Name","value":"socialMediaIntegration"}},{"kind":"Field","name":{"kind":"Name","value":"analyticsSetup"}},{"kind":"Field","name":{"kind":"Name","value":"backupService"}},{"kind":"Field","name":{"kind":"Name","value":"maintenancePlan"}},{"kind":"Field","name":{"kind":"Name","value":"rushDelivery"}}]}},{"kind":"Field","name":{"kind":"Name","value":"additionalServicesList"}},{"kind":"Field","name":{"kind":"Name","value":"pricing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"additionalServices"}},{"kind":"Field","name":{"kind":"Name","value":"customizationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"rushDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"billing"}},{"kind":"Field","name":{"kind":"Name","value":"couponCode"}}]}}]}}]} as unknown as DocumentNode<DesignedDraftFragment, unknown>;
export const TicketMessageFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketMessageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TicketMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromTeam"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mime"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<TicketMessageFieldsFragment, unknown>;
export const TicketFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"paymentLabel"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<TicketFieldsFragment, unknown>;
export const TeamTicketFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamTicketFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketFields"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"paymentLabel"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<TeamTicketFieldsFragment, unknown>;
export const WalletCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WalletCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Wallet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"balanceToman"}},{"kind":"Field","name":{"kind":"Name","value":"pendingDeposit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"paymentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"remainingSeconds"}}]}}]}}]} as unknown as DocumentNode<WalletCardFragment, unknown>;
export const DashboardStatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DashboardStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalOrders"}},{"kind":"Field","name":{"kind":"Name","value":"pendingOrders"}},{"kind":"Field","name":{"kind":"Name","value":"totalUsers"}},{"kind":"Field","name":{"kind":"Name","value":"activeUsers"}},{"kind":"Field","name":{"kind":"Name","value":"totalRevenueRials"}},{"kind":"Field","name":{"kind":"Name","value":"averageOrderRials"}},{"kind":"Field","name":{"kind":"Name","value":"emailsToday"}},{"kind":"Field","name":{"kind":"Name","value":"pendingInvoices"}},{"kind":"Field","name":{"kind":"Name","value":"overdueInvoices"}},{"kind":"Field","name":{"kind":"Name","value":"totalTransactions"}},{"kind":"Field","name":{"kind":"Name","value":"overdueRatio"}},{"kind":"Field","name":{"kind":"Name","value":"averageTransactionRials"}}]}}]} as unknown as DocumentNode<DashboardStatsQuery, DashboardStatsQueryVariables>;
export const DashboardStatsSampledDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"DashboardStatsSampled"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardStatsSampled"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DashboardStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalOrders"}},{"kind":"Field","name":{"kind":"Name","value":"pendingOrders"}},{"kind":"Field","name":{"kind":"Name","value":"totalUsers"}},{"kind":"Field","name":{"kind":"Name","value":"activeUsers"}},{"kind":"Field","name":{"kind":"Name","value":"totalRevenueRials"}},{"kind":"Field","name":{"kind":"Name","value":"averageOrderRials"}},{"kind":"Field","name":{"kind":"Name","value":"emailsToday"}},{"kind":"Field","name":{"kind":"Name","value":"pendingInvoices"}},{"kind":"Field","name":{"kind":"Name","value":"overdueInvoices"}},{"kind":"Field","name":{"kind":"Name","value":"totalTransactions"}},{"kind":"Field","name":{"kind":"Name","value":"overdueRatio"}},{"kind":"Field","name":{"kind":"Name","value":"averageTransactionRials"}}]}}]} as unknown as DocumentNode<DashboardStatsSampledSubscription, DashboardStatsSampledSubscriptionVariables>;
export const AdminApiKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminApiKeys"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKeyStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminApiKeys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnApiKey"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnApiKey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastIp"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedByOperator"}}]}}]} as unknown as DocumentNode<AdminApiKeysQuery, AdminApiKeysQueryVariables>;
export const AuditLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditLogFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"actionTitle"}},{"kind":"Field","name":{"kind":"Name","value":"subjectType"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"subjectLabel"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]}}]} as unknown as DocumentNode<AuditLogQuery, AuditLogQueryVariables>;
export const AuditActionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<AuditActionsQuery, AuditActionsQueryVariables>;
export const AdminCouponsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCoupons"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CouponState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coupons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CouponRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CouponRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Coupon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"minimumToman"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"totalLimit"}},{"kind":"Field","name":{"kind":"Name","value":"perUserLimit"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"discountedRials"}}]}}]} as unknown as DocumentNode<AdminCouponsQuery, AdminCouponsQueryVariables>;
export const AdminCouponUsesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCouponUses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"couponId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"couponUses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"couponId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"couponId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"discountRials"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]} as unknown as DocumentNode<AdminCouponUsesQuery, AdminCouponUsesQueryVariables>;
export const CreateCouponDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCoupon"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CouponInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCoupon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CouponRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CouponRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Coupon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"minimumToman"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"totalLimit"}},{"kind":"Field","name":{"kind":"Name","value":"perUserLimit"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"discountedRials"}}]}}]} as unknown as DocumentNode<CreateCouponMutation, CreateCouponMutationVariables>;
export const UpdateCouponDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCoupon"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CouponInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCoupon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CouponRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CouponRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Coupon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"minimumToman"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"totalLimit"}},{"kind":"Field","name":{"kind":"Name","value":"perUserLimit"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"discountedRials"}}]}}]} as unknown as DocumentNode<UpdateCouponMutation, UpdateCouponMutationVariables>;
export const SetCouponActiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCouponActive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"active"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCouponActive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"active"},"value":{"kind":"Variable","name":{"kind":"Name","value":"active"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CouponRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CouponRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Coupon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"minimumToman"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"totalLimit"}},{"kind":"Field","name":{"kind":"Name","value":"perUserLimit"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"discountedRials"}}]}}]} as unknown as DocumentNode<SetCouponActiveMutation, SetCouponActiveMutationVariables>;
export const DeleteCouponDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCoupon"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCoupon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<DeleteCouponMutation, DeleteCouponMutationVariables>;
export const AdminInvoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminInvoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminInvoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminInvoice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminInvoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"serviceName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amountToman"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"creditNotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amountToman"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<AdminInvoicesQuery, AdminInvoicesQueryVariables>;
export const SetInvoiceStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetInvoiceStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceStatus"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateInvoiceStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminInvoice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminInvoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"serviceName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amountToman"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"creditNotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amountToman"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<SetInvoiceStatusMutation, SetInvoiceStatusMutationVariables>;
export const CancelInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminInvoice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminInvoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"serviceName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amountToman"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"creditNotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amountToman"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<CancelInvoiceMutation, CancelInvoiceMutationVariables>;
export const CreateInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewInvoiceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminInvoice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminInvoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"serviceName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amountToman"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"creditNotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amountToman"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<CreateInvoiceMutation, CreateInvoiceMutationVariables>;
export const AdminReceiptsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminReceipts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminReceipts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminReceipt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminReceipt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Receipt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"refId"}},{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"amountToman"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceId"}},{"kind":"Field","name":{"kind":"Name","value":"refundedRials"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<AdminReceiptsQuery, AdminReceiptsQueryVariables>;
export const CreateReceiptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateReceipt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewReceiptInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createReceipt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminReceipt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminReceipt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Receipt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"refId"}},{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"amountToman"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceId"}},{"kind":"Field","name":{"kind":"Name","value":"refundedRials"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<CreateReceiptMutation, CreateReceiptMutationVariables>;
export const PaidInvoicesOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaidInvoicesOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminInvoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"paid"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"serviceName"}},{"kind":"Field","name":{"kind":"Name","value":"amountToman"}}]}}]}}]}}]} as unknown as DocumentNode<PaidInvoicesOfQuery, PaidInvoicesOfQueryVariables>;
export const AdminExtensionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminExtensions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domainExtensions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExtensionRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExtensionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainExtension"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"priceToman"}},{"kind":"Field","name":{"kind":"Name","value":"renewalPriceToman"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"checkable"}}]}}]} as unknown as DocumentNode<AdminExtensionsQuery, AdminExtensionsQueryVariables>;
export const SetDomainPriceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDomainPrice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"priceToman"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Toman"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"renewalPriceToman"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Toman"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDomainPrice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"priceToman"},"value":{"kind":"Variable","name":{"kind":"Name","value":"priceToman"}}},{"kind":"Argument","name":{"kind":"Name","value":"renewalPriceToman"},"value":{"kind":"Variable","name":{"kind":"Name","value":"renewalPriceToman"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExtensionRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExtensionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainExtension"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"priceToman"}},{"kind":"Field","name":{"kind":"Name","value":"renewalPriceToman"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"checkable"}}]}}]} as unknown as DocumentNode<SetDomainPriceMutation, SetDomainPriceMutationVariables>;
export const SetDomainOfferedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDomainOffered"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"available"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDomainOffered"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"available"},"value":{"kind":"Variable","name":{"kind":"Name","value":"available"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExtensionRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExtensionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainExtension"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"priceToman"}},{"kind":"Field","name":{"kind":"Name","value":"renewalPriceToman"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"checkable"}}]}}]} as unknown as DocumentNode<SetDomainOfferedMutation, SetDomainOfferedMutationVariables>;
export const AddDomainExtensionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddDomainExtension"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"extension"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"priceToman"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Toman"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"description"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DomainCategory"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addDomainExtension"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"extension"},"value":{"kind":"Variable","name":{"kind":"Name","value":"extension"}}},{"kind":"Argument","name":{"kind":"Name","value":"priceToman"},"value":{"kind":"Variable","name":{"kind":"Name","value":"priceToman"}}},{"kind":"Argument","name":{"kind":"Name","value":"description"},"value":{"kind":"Variable","name":{"kind":"Name","value":"description"}}},{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExtensionRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExtensionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainExtension"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"priceToman"}},{"kind":"Field","name":{"kind":"Name","value":"renewalPriceToman"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"checkable"}}]}}]} as unknown as DocumentNode<AddDomainExtensionMutation, AddDomainExtensionMutationVariables>;
export const AdminAvailabilityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminAvailability"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"extension"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domainAvailability"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domain"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}},{"kind":"Argument","name":{"kind":"Name","value":"extension"},"value":{"kind":"Variable","name":{"kind":"Name","value":"extension"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<AdminAvailabilityQuery, AdminAvailabilityQueryVariables>;
export const EmailLogsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmailLogs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailLogs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configured"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"templateType"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"service"}}]}}]}}]} as unknown as DocumentNode<EmailLogsQuery, EmailLogsQueryVariables>;
export const EmailTemplatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmailTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"sendable"}},{"kind":"Field","name":{"kind":"Name","value":"vars"}}]}}]}}]} as unknown as DocumentNode<EmailTemplatesQuery, EmailTemplatesQueryVariables>;
export const EmailTemplatePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmailTemplatePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"html"}}]}}]}}]}}]} as unknown as DocumentNode<EmailTemplatePreviewQuery, EmailTemplatePreviewQueryVariables>;
export const TestEmailServiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestEmailService"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"template"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testEmailService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"template"},"value":{"kind":"Variable","name":{"kind":"Name","value":"template"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<TestEmailServiceMutation, TestEmailServiceMutationVariables>;
export const SendEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"templateType"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"service"}}]}}]}}]} as unknown as DocumentNode<SendEmailMutation, SendEmailMutationVariables>;
export const RetryEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"templateType"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"service"}}]}}]}}]} as unknown as DocumentNode<RetryEmailMutation, RetryEmailMutationVariables>;
export const AdminListChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"AdminListChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminList"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminListChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}}]}]}}]} as unknown as DocumentNode<AdminListChangedSubscription, AdminListChangedSubscriptionVariables>;
export const UnreadTicketsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnreadTickets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadTicketCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"EnumValue","value":"all"}}]}]}}]} as unknown as DocumentNode<UnreadTicketsQuery, UnreadTicketsQueryVariables>;
export const PaymentsToReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentsToReview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"needs_review"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]}}]} as unknown as DocumentNode<PaymentsToReviewQuery, PaymentsToReviewQueryVariables>;
export const AnyTicketNewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"AnyTicketNews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticketChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"EnumValue","value":"all"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AnyTicketNewsSubscription, AnyTicketNewsSubscriptionVariables>;
export const PaymentLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentLogFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"duplicateRefIds"}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentLogItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"payerName"}},{"kind":"Field","name":{"kind":"Name","value":"payerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"refId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"gateway"}},{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"walletRials"}},{"kind":"Field","name":{"kind":"Name","value":"refundedRials"}},{"kind":"Field","name":{"kind":"Name","value":"refundingRials"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"cardMask"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<PaymentLogQuery, PaymentLogQueryVariables>;
export const PaymentTimelineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentTimeline"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authority"}},{"kind":"Field","name":{"kind":"Name","value":"failureCode"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}}]} as unknown as DocumentNode<PaymentTimelineQuery, PaymentTimelineQueryVariables>;
export const RefundPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefundPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amountRials"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Rial"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"paymentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"amountRials"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amountRials"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<RefundPaymentMutation, RefundPaymentMutationVariables>;
export const AdminWalletsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminWallets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wallets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WalletRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WalletRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnedWallet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"balanceRials"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<AdminWalletsQuery, AdminWalletsQueryVariables>;
export const WalletHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WalletHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"walletId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"walletAdjustments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"walletId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"walletId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdjustmentRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdjustmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WalletAdjustment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"balanceBeforeRials"}},{"kind":"Field","name":{"kind":"Name","value":"balanceAfterRials"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"adminName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<WalletHistoryQuery, WalletHistoryQueryVariables>;
export const AdjustWalletDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdjustWallet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"walletId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WalletAdjustmentType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amountToman"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Toman"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"notes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adjustWallet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"walletId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"walletId"}}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"amountToman"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amountToman"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"notes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"notes"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdjustmentRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdjustmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WalletAdjustment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"balanceBeforeRials"}},{"kind":"Field","name":{"kind":"Name","value":"balanceAfterRials"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"adminName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<AdjustWalletMutation, AdjustWalletMutationVariables>;
export const AdjustmentRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdjustmentRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adjustmentRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"pending"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdjustmentRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"balanceRials"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"mayDecide"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<AdjustmentRequestsQuery, AdjustmentRequestsQueryVariables>;
export const RequestWalletAdjustmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestWalletAdjustment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"walletId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WalletAdjustmentType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amountToman"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Toman"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"notes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestWalletAdjustment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"walletId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"walletId"}}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"amountToman"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amountToman"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"notes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"notes"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdjustmentRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"balanceRials"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"mayDecide"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<RequestWalletAdjustmentMutation, RequestWalletAdjustmentMutationVariables>;
export const ApproveWalletAdjustmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveWalletAdjustment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveWalletAdjustment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdjustmentRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"balanceRials"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"mayDecide"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<ApproveWalletAdjustmentMutation, ApproveWalletAdjustmentMutationVariables>;
export const RejectWalletAdjustmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RejectWalletAdjustment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejectWalletAdjustment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdjustmentRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"balanceRials"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"mayDecide"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<RejectWalletAdjustmentMutation, RejectWalletAdjustmentMutationVariables>;
export const MoneyBackRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoneyBackRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moneyBackRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"pending"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyBackRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyBackRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoneyBackRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"orderTitle"}},{"kind":"Field","name":{"kind":"Name","value":"refundableRials"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<MoneyBackRequestsQuery, MoneyBackRequestsQueryVariables>;
export const ApproveMoneyBackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveMoneyBack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveMoneyBack"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<ApproveMoneyBackMutation, ApproveMoneyBackMutationVariables>;
export const RefuseMoneyBackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefuseMoneyBack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refuseMoneyBack"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<RefuseMoneyBackMutation, RefuseMoneyBackMutationVariables>;
export const DashboardSeriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardSeries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardSeries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"payments"}},{"kind":"Field","name":{"kind":"Name","value":"revenueRials"}},{"kind":"Field","name":{"kind":"Name","value":"emails"}}]}}]}}]} as unknown as DocumentNode<DashboardSeriesQuery, DashboardSeriesQueryVariables>;
export const SystemMetricsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SystemMetrics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"systemMetrics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MetricsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MetricsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SystemMetrics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sampledAt"}},{"kind":"Field","name":{"kind":"Name","value":"uptimeSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"memoryPercent"}},{"kind":"Field","name":{"kind":"Name","value":"cpuPercent"}},{"kind":"Field","name":{"kind":"Name","value":"databaseMs"}},{"kind":"Field","name":{"kind":"Name","value":"emailStatus"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"sockets"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"running"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"oldestWaitSeconds"}}]}}]}}]} as unknown as DocumentNode<SystemMetricsQuery, SystemMetricsQueryVariables>;
export const SystemMetricsSampledDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"SystemMetricsSampled"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"systemMetricsSampled"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MetricsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MetricsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SystemMetrics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sampledAt"}},{"kind":"Field","name":{"kind":"Name","value":"uptimeSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"memoryPercent"}},{"kind":"Field","name":{"kind":"Name","value":"cpuPercent"}},{"kind":"Field","name":{"kind":"Name","value":"databaseMs"}},{"kind":"Field","name":{"kind":"Name","value":"emailStatus"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"sockets"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"running"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"oldestWaitSeconds"}}]}}]}}]} as unknown as DocumentNode<SystemMetricsSampledSubscription, SystemMetricsSampledSubscriptionVariables>;
export const AdminOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domainStatus"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderDomainStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"scope"},"value":{"kind":"EnumValue","value":"all"}},{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"domainStatus"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domainStatus"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"priceToman"}},{"kind":"Field","name":{"kind":"Name","value":"refundedRials"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"domainStatus"}},{"kind":"Field","name":{"kind":"Name","value":"domainRefused"}},{"kind":"Field","name":{"kind":"Name","value":"domainRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"designPreviewUrl"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<AdminOrdersQuery, AdminOrdersQueryVariables>;
export const AdminOrderDesignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminOrderDesign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WizardFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteFacts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"trade"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapLink"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"times"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"aparat"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WizardPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DesignPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sectionType"}},{"kind":"Field","name":{"kind":"Name","value":"layoutId"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"customData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"texts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"canvasDimensions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WizardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WizardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteType"}},{"kind":"Field","name":{"kind":"Name","value":"websiteFramework"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"dynamicDesign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentPageId"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WizardFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WizardPage"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"selectedLayouts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"branding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"primaryColor"}},{"kind":"Field","name":{"kind":"Name","value":"fontFamily"}},{"kind":"Field","name":{"kind":"Name","value":"customColors"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"domainExtension"}},{"kind":"Field","name":{"kind":"Name","value":"additionalDomains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"additionalServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seoOptimization"}},{"kind":"Field","name":{"kind":"Name","value":"socialMediaIntegration"}},{"kind":"Field","name":{"kind":"Name","value":"analyticsSetup"}},{"kind":"Field","name":{"kind":"Name","value":"backupService"}},{"kind":"Field","name":{"kind":"Name","value":"maintenancePlan"}},{"kind":"Field","name":{"kind":"Name","value":"rushDelivery"}}]}},{"kind":"Field","name":{"kind":"Name","value":"additionalServicesList"}},{"kind":"Field","name":{"kind":"Name","value":"pricing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"additionalServices"}},{"kind":"Field","name":{"kind":"Name","value":"customizationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"rushDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"billing"}},{"kind":"Field","name":{"kind":"Name","value":"couponCode"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderProgressFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isBuilding"}},{"kind":"Field","name":{"kind":"Name","value":"stopReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureDetail"}},{"kind":"Field","name":{"kind":"Name","value":"liveReleaseId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"comments"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"priceToman"}},{"kind":"Field","name":{"kind":"Name","value":"refundedRials"}},{"kind":"Field","name":{"kind":"Name","value":"siteType"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalSections"}},{"kind":"Field","name":{"kind":"Name","value":"isDesigned"}},{"kind":"Field","name":{"kind":"Name","value":"previewPageId"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"domainStatus"}},{"kind":"Field","name":{"kind":"Name","value":"domainChangeUntil"}},{"kind":"Field","name":{"kind":"Name","value":"domainRefused"}},{"kind":"Field","name":{"kind":"Name","value":"domainRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"primaryColor"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"wizardData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WizardFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"invoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderProgressFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteState"}}]}}]}}]} as unknown as DocumentNode<AdminOrderDesignQuery, AdminOrderDesignQueryVariables>;
export const SetOrderStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetOrderStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOrderStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}}]}}]}}]} as unknown as DocumentNode<SetOrderStatusMutation, SetOrderStatusMutationVariables>;
export const ConfirmOrderDomainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmOrderDomain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmOrderDomain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"domain"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"domainStatus"}},{"kind":"Field","name":{"kind":"Name","value":"domainRefused"}},{"kind":"Field","name":{"kind":"Name","value":"domainRefusal"}}]}}]}}]} as unknown as DocumentNode<ConfirmOrderDomainMutation, ConfirmOrderDomainMutationVariables>;
export const RefuseOrderDomainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefuseOrderDomain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refuseOrderDomain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"domain"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"domainStatus"}},{"kind":"Field","name":{"kind":"Name","value":"domainRefused"}},{"kind":"Field","name":{"kind":"Name","value":"domainRefusal"}}]}}]}}]} as unknown as DocumentNode<RefuseOrderDomainMutation, RefuseOrderDomainMutationVariables>;
export const AdminSitesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminSites"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SiteStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isFailing"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"scope"},"value":{"kind":"EnumValue","value":"all"}},{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"isFailing"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isFailing"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminSite"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminSite"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isBuilding"}},{"kind":"Field","name":{"kind":"Name","value":"stopReason"}},{"kind":"Field","name":{"kind":"Name","value":"stoppedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failureReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureDetail"}},{"kind":"Field","name":{"kind":"Name","value":"liveReleaseId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"stop"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<AdminSitesQuery, AdminSitesQueryVariables>;
export const RebuildSiteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RebuildSite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rebuildSite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminSite"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminSite"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isBuilding"}},{"kind":"Field","name":{"kind":"Name","value":"stopReason"}},{"kind":"Field","name":{"kind":"Name","value":"stoppedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failureReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureDetail"}},{"kind":"Field","name":{"kind":"Name","value":"liveReleaseId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"stop"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<RebuildSiteMutation, RebuildSiteMutationVariables>;
export const SuspendSiteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SuspendSite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suspendSite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminSite"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminSite"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isBuilding"}},{"kind":"Field","name":{"kind":"Name","value":"stopReason"}},{"kind":"Field","name":{"kind":"Name","value":"stoppedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failureReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureDetail"}},{"kind":"Field","name":{"kind":"Name","value":"liveReleaseId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"stop"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<SuspendSiteMutation, SuspendSiteMutationVariables>;
export const ResumeSiteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeSite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeSite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminSite"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminSite"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isBuilding"}},{"kind":"Field","name":{"kind":"Name","value":"stopReason"}},{"kind":"Field","name":{"kind":"Name","value":"stoppedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failureReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureDetail"}},{"kind":"Field","name":{"kind":"Name","value":"liveReleaseId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"stop"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<ResumeSiteMutation, ResumeSiteMutationVariables>;
export const TakeDownSiteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeDownSite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeDownSite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminSite"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminSite"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isBuilding"}},{"kind":"Field","name":{"kind":"Name","value":"stopReason"}},{"kind":"Field","name":{"kind":"Name","value":"stoppedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failureReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureDetail"}},{"kind":"Field","name":{"kind":"Name","value":"liveReleaseId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"stop"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<TakeDownSiteMutation, TakeDownSiteMutationVariables>;
export const RestoreSiteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreSite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreSite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminSite"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminSite"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isBuilding"}},{"kind":"Field","name":{"kind":"Name","value":"stopReason"}},{"kind":"Field","name":{"kind":"Name","value":"stoppedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failureReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureDetail"}},{"kind":"Field","name":{"kind":"Name","value":"liveReleaseId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"stop"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<RestoreSiteMutation, RestoreSiteMutationVariables>;
export const AdminRegistrationTasksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminRegistrationTasks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationTaskStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationTaskKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registrationTasks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"registrationId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"nicHandle"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}},{"kind":"Field","name":{"kind":"Name","value":"holderEmail"}},{"kind":"Field","name":{"kind":"Name","value":"holderPhone"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"proof"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}}]} as unknown as DocumentNode<AdminRegistrationTasksQuery, AdminRegistrationTasksQueryVariables>;
export const CompleteRegistrationTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteRegistrationTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"proof"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expiresOn"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeRegistrationTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"proof"},"value":{"kind":"Variable","name":{"kind":"Name","value":"proof"}}},{"kind":"Argument","name":{"kind":"Name","value":"expiresOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expiresOn"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"registrationId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"nicHandle"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}},{"kind":"Field","name":{"kind":"Name","value":"holderEmail"}},{"kind":"Field","name":{"kind":"Name","value":"holderPhone"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"proof"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}}]} as unknown as DocumentNode<CompleteRegistrationTaskMutation, CompleteRegistrationTaskMutationVariables>;
export const RefuseRegistrationTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefuseRegistrationTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refuseRegistrationTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"registrationId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"nicHandle"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}},{"kind":"Field","name":{"kind":"Name","value":"holderEmail"}},{"kind":"Field","name":{"kind":"Name","value":"holderPhone"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"proof"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}}]} as unknown as DocumentNode<RefuseRegistrationTaskMutation, RefuseRegistrationTaskMutationVariables>;
export const AdminSiteReportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminSiteReports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SiteReportStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteReports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminReport"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isAnswered"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"act"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stop"}}]}}]}}]} as unknown as DocumentNode<AdminSiteReportsQuery, AdminSiteReportsQueryVariables>;
export const DecideSiteReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideSiteReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"decision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SiteReportDecision"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideSiteReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"decision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"decision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminReport"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isAnswered"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"act"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stop"}}]}}]}}]} as unknown as DocumentNode<DecideSiteReportMutation, DecideSiteReportMutationVariables>;
export const VatRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VatRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vatRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VatRuleParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VatRuleParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VatRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]} as unknown as DocumentNode<VatRulesQuery, VatRulesQueryVariables>;
export const SaveVatRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveVatRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startsAt"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"percent"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveVatRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startsAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startsAt"}}},{"kind":"Argument","name":{"kind":"Name","value":"percent"},"value":{"kind":"Variable","name":{"kind":"Name","value":"percent"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VatRuleParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VatRuleParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VatRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]} as unknown as DocumentNode<SaveVatRuleMutation, SaveVatRuleMutationVariables>;
export const DeleteVatRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteVatRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startsAt"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteVatRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startsAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startsAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VatRuleParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VatRuleParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VatRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]} as unknown as DocumentNode<DeleteVatRuleMutation, DeleteVatRuleMutationVariables>;
export const InvoiceSellerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvoiceSeller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceSeller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellerParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceSeller"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"economicCode"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"nationalId"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"goodsCode"}}]}}]} as unknown as DocumentNode<InvoiceSellerQuery, InvoiceSellerQueryVariables>;
export const SaveInvoiceSellerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveInvoiceSeller"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceSellerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveInvoiceSeller"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellerParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceSeller"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"economicCode"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"nationalId"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"goodsCode"}}]}}]} as unknown as DocumentNode<SaveInvoiceSellerMutation, SaveInvoiceSellerMutationVariables>;
export const AdminUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminUserRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}}]}}]} as unknown as DocumentNode<AdminUsersQuery, AdminUsersQueryVariables>;
export const AdminUserActivityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminUserActivity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"activity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"orderedRials"}},{"kind":"Field","name":{"kind":"Name","value":"balanceRials"}},{"kind":"Field","name":{"kind":"Name","value":"openSessions"}}]}}]}}]}}]} as unknown as DocumentNode<AdminUserActivityQuery, AdminUserActivityQueryVariables>;
export const BanUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BanUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"banUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminUserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}}]}}]} as unknown as DocumentNode<BanUserMutation, BanUserMutationVariables>;
export const UnbanUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnbanUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unbanUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminUserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}}]}}]} as unknown as DocumentNode<UnbanUserMutation, UnbanUserMutationVariables>;
export const SetUserRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetUserRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUserRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminUserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}}]}}]} as unknown as DocumentNode<SetUserRoleMutation, SetUserRoleMutationVariables>;
export const DeleteUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DeleteUserMutation, DeleteUserMutationVariables>;
export const ApiKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnApiKey"}}]}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnApiKey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastIp"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedByOperator"}}]}}]} as unknown as DocumentNode<ApiKeysQuery, ApiKeysQueryVariables>;
export const CreateApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"apiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnApiKey"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnApiKey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastIp"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedByOperator"}}]}}]} as unknown as DocumentNode<CreateApiKeyMutation, CreateApiKeyMutationVariables>;
export const RevokeApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnApiKey"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnApiKey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastIp"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedByOperator"}}]}}]} as unknown as DocumentNode<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>;
export const RevokeAllApiKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeAllApiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeAllApiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<RevokeAllApiKeysMutation, RevokeAllApiKeysMutationVariables>;
export const OrderFilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderFiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderFiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderFileFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"File"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"filePath"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<OrderFilesQuery, OrderFilesQueryVariables>;
export const FileUrlDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FileUrl"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<FileUrlQuery, FileUrlQueryVariables>;
export const DeleteOrderFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteOrderFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<DeleteOrderFileMutation, DeleteOrderFileMutationVariables>;
export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedIn"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mustSetUpTwoFactor"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedIn"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuthPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"refreshToken"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"redirect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const SignUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SignUpMutation, SignUpMutationVariables>;
export const VerifyEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<VerifyEmailMutation, VerifyEmailMutationVariables>;
export const RequestVerificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestVerification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestVerificationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RequestVerificationMutation, RequestVerificationMutationVariables>;
export const CheckVerificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckVerification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}}]}}]} as unknown as DocumentNode<CheckVerificationQuery, CheckVerificationQueryVariables>;
export const OfferedOAuthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfferedOAuth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"oauthProviders"}}]}}]} as unknown as DocumentNode<OfferedOAuthQuery, OfferedOAuthQueryVariables>;
export const StartOAuthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartOAuth"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"provider"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OAuthProvider"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"successUrl"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"failureUrl"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startOAuth"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"provider"},"value":{"kind":"Variable","name":{"kind":"Name","value":"provider"}}},{"kind":"Argument","name":{"kind":"Name","value":"successUrl"},"value":{"kind":"Variable","name":{"kind":"Name","value":"successUrl"}}},{"kind":"Argument","name":{"kind":"Name","value":"failureUrl"},"value":{"kind":"Variable","name":{"kind":"Name","value":"failureUrl"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirectUrl"}}]}}]}}]} as unknown as DocumentNode<StartOAuthMutation, StartOAuthMutationVariables>;
export const CompleteOAuthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteOAuth"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"provider"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OAuthProvider"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"secret"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"iss"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeOAuth"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"provider"},"value":{"kind":"Variable","name":{"kind":"Name","value":"provider"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"secret"},"value":{"kind":"Variable","name":{"kind":"Name","value":"secret"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"iss"},"value":{"kind":"Variable","name":{"kind":"Name","value":"iss"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedIn"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mustSetUpTwoFactor"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedIn"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuthPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"refreshToken"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"redirect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CompleteOAuthMutation, CompleteOAuthMutationVariables>;
export const RequestPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"newPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const RequestMagicLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestMagicLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"redirectUrl"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestMagicLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"redirectUrl"},"value":{"kind":"Variable","name":{"kind":"Name","value":"redirectUrl"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RequestMagicLinkMutation, RequestMagicLinkMutationVariables>;
export const SignInByMagicLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInByMagicLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInByMagicLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedIn"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mustSetUpTwoFactor"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedIn"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuthPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"refreshToken"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"redirect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SignInByMagicLinkMutation, SignInByMagicLinkMutationVariables>;
export const CompleteSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"challenge"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeSignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"challenge"},"value":{"kind":"Variable","name":{"kind":"Name","value":"challenge"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedIn"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mustSetUpTwoFactor"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedIn"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuthPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"refreshToken"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"redirect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CompleteSignInMutation, CompleteSignInMutationVariables>;
export const DashboardInvoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardInvoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvoiceCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"count"},"name":{"kind":"Name","value":"invoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"balanceToman"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"serviceName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amountToman"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"creditNotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amountToman"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<DashboardInvoicesQuery, DashboardInvoicesQueryVariables>;
export const PayInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PayInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"method"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PayMethod"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"method"},"value":{"kind":"Variable","name":{"kind":"Name","value":"method"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"invoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvoiceCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"serviceName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amountToman"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"creditNotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amountToman"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<PayInvoiceMutation, PayInvoiceMutationVariables>;
export const VerifyInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifyInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VerifiedDocument"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VerifiedDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentVerification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"genuine"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"refundedRials"}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"creditNoteNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}}]}}]} as unknown as DocumentNode<VerifyInvoiceQuery, VerifyInvoiceQueryVariables>;
export const VerifyCreditNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifyCreditNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyCreditNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VerifiedDocument"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VerifiedDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentVerification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"genuine"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"refundedRials"}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"creditNoteNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}}]}}]} as unknown as DocumentNode<VerifyCreditNoteQuery, VerifyCreditNoteQueryVariables>;
export const ListedNotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListedNotifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationItem"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ListedNotificationsQuery, ListedNotificationsQueryVariables>;
export const MarkNotificationReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNotificationRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNotificationRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}}]}}]}}]} as unknown as DocumentNode<MarkNotificationReadMutation, MarkNotificationReadMutationVariables>;
export const MarkAllNotificationsReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkAllNotificationsRead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markAllNotificationsRead"}}]}}]} as unknown as DocumentNode<MarkAllNotificationsReadMutation, MarkAllNotificationsReadMutationVariables>;
export const NotificationAddedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"NotificationAdded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationAdded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationItem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<NotificationAddedSubscription, NotificationAddedSubscriptionVariables>;
export const NotificationPreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"bell"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}}]}}]}}]} as unknown as DocumentNode<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>;
export const SetNotificationPreferenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetNotificationPreference"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bell"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setNotificationPreference"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"bell"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bell"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"bell"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}}]}}]}}]} as unknown as DocumentNode<SetNotificationPreferenceMutation, SetNotificationPreferenceMutationVariables>;
export const DashboardOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"scope"},"value":{"kind":"EnumValue","value":"mine"}},{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"balanceToman"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WizardFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteFacts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"trade"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapLink"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"times"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"aparat"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WizardPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DesignPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sectionType"}},{"kind":"Field","name":{"kind":"Name","value":"layoutId"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"customData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"texts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"canvasDimensions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WizardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WizardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteType"}},{"kind":"Field","name":{"kind":"Name","value":"websiteFramework"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"dynamicDesign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentPageId"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WizardFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WizardPage"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"selectedLayouts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"branding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"primaryColor"}},{"kind":"Field","name":{"kind":"Name","value":"fontFamily"}},{"kind":"Field","name":{"kind":"Name","value":"customColors"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"domainExtension"}},{"kind":"Field","name":{"kind":"Name","value":"additionalDomains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"additionalServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seoOptimization"}},{"kind":"Field","name":{"kind":"Name","value":"socialMediaIntegration"}},{"kind":"Field","name":{"kind":"Name","value":"analyticsSetup"}},{"kind":"Field","name":{"kind":"Name","value":"backupService"}},{"kind":"Field","name":{"kind":"Name","value":"maintenancePlan"}},{"kind":"Field","name":{"kind":"Name","value":"rushDelivery"}}]}},{"kind":"Field","name":{"kind":"Name","value":"additionalServicesList"}},{"kind":"Field","name":{"kind":"Name","value":"pricing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"additionalServices"}},{"kind":"Field","name":{"kind":"Name","value":"customizationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"rushDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"billing"}},{"kind":"Field","name":{"kind":"Name","value":"couponCode"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderProgressFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isBuilding"}},{"kind":"Field","name":{"kind":"Name","value":"stopReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureDetail"}},{"kind":"Field","name":{"kind":"Name","value":"liveReleaseId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"comments"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"priceToman"}},{"kind":"Field","name":{"kind":"Name","value":"refundedRials"}},{"kind":"Field","name":{"kind":"Name","value":"siteType"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalSections"}},{"kind":"Field","name":{"kind":"Name","value":"isDesigned"}},{"kind":"Field","name":{"kind":"Name","value":"previewPageId"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"domainStatus"}},{"kind":"Field","name":{"kind":"Name","value":"domainChangeUntil"}},{"kind":"Field","name":{"kind":"Name","value":"domainRefused"}},{"kind":"Field","name":{"kind":"Name","value":"domainRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"primaryColor"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"wizardData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WizardFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"invoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderProgressFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteState"}}]}}]}}]} as unknown as DocumentNode<DashboardOrdersQuery, DashboardOrdersQueryVariables>;
export const DashboardNumbersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardNumbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalOrders"}},{"kind":"Field","name":{"kind":"Name","value":"activeOrders"}},{"kind":"Field","name":{"kind":"Name","value":"totalCostToman"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"receipts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]} as unknown as DocumentNode<DashboardNumbersQuery, DashboardNumbersQueryVariables>;
export const OrderDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitToman"}},{"kind":"Field","name":{"kind":"Name","value":"amountToman"}},{"kind":"Field","name":{"kind":"Name","value":"recurrence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billing"}},{"kind":"Field","name":{"kind":"Name","value":"totalToman"}},{"kind":"Field","name":{"kind":"Name","value":"annualDiscountToman"}},{"kind":"Field","name":{"kind":"Name","value":"payableToman"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderPayment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderProgressFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromStatus"}},{"kind":"Field","name":{"kind":"Name","value":"toStatus"}},{"kind":"Field","name":{"kind":"Name","value":"fromDomain"}},{"kind":"Field","name":{"kind":"Name","value":"toDomain"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"viaKey"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderPayment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"gateway"}},{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"walletRials"}},{"kind":"Field","name":{"kind":"Name","value":"refundedRials"}},{"kind":"Field","name":{"kind":"Name","value":"refundingRials"}},{"kind":"Field","name":{"kind":"Name","value":"refId"}},{"kind":"Field","name":{"kind":"Name","value":"cardMask"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderProgressFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<OrderDetailsQuery, OrderDetailsQueryVariables>;
export const DomainChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DomainChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domainExtensions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"priceToman"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}}]} as unknown as DocumentNode<DomainChoicesQuery, DomainChoicesQueryVariables>;
export const ChangeOrderDomainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeOrderDomain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"extension"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"replaces"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeOrderDomain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"domain"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}},{"kind":"Argument","name":{"kind":"Name","value":"extension"},"value":{"kind":"Variable","name":{"kind":"Name","value":"extension"}}},{"kind":"Argument","name":{"kind":"Name","value":"replaces"},"value":{"kind":"Variable","name":{"kind":"Name","value":"replaces"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"domainStatus"}},{"kind":"Field","name":{"kind":"Name","value":"domainRefused"}},{"kind":"Field","name":{"kind":"Name","value":"domainRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"priceToman"}}]}}]}}]} as unknown as DocumentNode<ChangeOrderDomainMutation, ChangeOrderDomainMutationVariables>;
export const OrderToNameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderToName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WizardFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteFacts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"trade"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapLink"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"times"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"aparat"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WizardPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DesignPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sectionType"}},{"kind":"Field","name":{"kind":"Name","value":"layoutId"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"customData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"texts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"canvasDimensions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WizardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WizardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteType"}},{"kind":"Field","name":{"kind":"Name","value":"websiteFramework"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"dynamicDesign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentPageId"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WizardFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WizardPage"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"selectedLayouts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"branding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"primaryColor"}},{"kind":"Field","name":{"kind":"Name","value":"fontFamily"}},{"kind":"Field","name":{"kind":"Name","value":"customColors"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"domainExtension"}},{"kind":"Field","name":{"kind":"Name","value":"additionalDomains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"additionalServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seoOptimization"}},{"kind":"Field","name":{"kind":"Name","value":"socialMediaIntegration"}},{"kind":"Field","name":{"kind":"Name","value":"analyticsSetup"}},{"kind":"Field","name":{"kind":"Name","value":"backupService"}},{"kind":"Field","name":{"kind":"Name","value":"maintenancePlan"}},{"kind":"Field","name":{"kind":"Name","value":"rushDelivery"}}]}},{"kind":"Field","name":{"kind":"Name","value":"additionalServicesList"}},{"kind":"Field","name":{"kind":"Name","value":"pricing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"additionalServices"}},{"kind":"Field","name":{"kind":"Name","value":"customizationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"rushDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"billing"}},{"kind":"Field","name":{"kind":"Name","value":"couponCode"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderProgressFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isBuilding"}},{"kind":"Field","name":{"kind":"Name","value":"stopReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureDetail"}},{"kind":"Field","name":{"kind":"Name","value":"liveReleaseId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"comments"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"priceToman"}},{"kind":"Field","name":{"kind":"Name","value":"refundedRials"}},{"kind":"Field","name":{"kind":"Name","value":"siteType"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalSections"}},{"kind":"Field","name":{"kind":"Name","value":"isDesigned"}},{"kind":"Field","name":{"kind":"Name","value":"previewPageId"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"domainStatus"}},{"kind":"Field","name":{"kind":"Name","value":"domainChangeUntil"}},{"kind":"Field","name":{"kind":"Name","value":"domainRefused"}},{"kind":"Field","name":{"kind":"Name","value":"domainRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"primaryColor"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"wizardData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WizardFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"invoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderProgressFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteState"}}]}}]}}]} as unknown as DocumentNode<OrderToNameQuery, OrderToNameQueryVariables>;
export const NoteOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NoteOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateOrderInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}}]}}]}}]}}]} as unknown as DocumentNode<NoteOrderMutation, NoteOrderMutationVariables>;
export const DeleteOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DeleteOrderMutation, DeleteOrderMutationVariables>;
export const OrderChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"OrderChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"EnumValue","value":"mine"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"priceToman"}},{"kind":"Field","name":{"kind":"Name","value":"refundedRials"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"domainStatus"}},{"kind":"Field","name":{"kind":"Name","value":"domainChangeUntil"}},{"kind":"Field","name":{"kind":"Name","value":"domainRefused"}},{"kind":"Field","name":{"kind":"Name","value":"domainRefusal"}}]}}]}}]} as unknown as DocumentNode<OrderChangedSubscription, OrderChangedSubscriptionVariables>;
export const DashboardSitesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardSites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"scope"},"value":{"kind":"EnumValue","value":"mine"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteState"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isBuilding"}},{"kind":"Field","name":{"kind":"Name","value":"stopReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureDetail"}},{"kind":"Field","name":{"kind":"Name","value":"liveReleaseId"}}]}}]} as unknown as DocumentNode<DashboardSitesQuery, DashboardSitesQueryVariables>;
export const PublishSiteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishSite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishSite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isBuilding"}},{"kind":"Field","name":{"kind":"Name","value":"stopReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureDetail"}},{"kind":"Field","name":{"kind":"Name","value":"liveReleaseId"}}]}}]} as unknown as DocumentNode<PublishSiteMutation, PublishSiteMutationVariables>;
export const SiteOfOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteOfOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteState"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isBuilding"}},{"kind":"Field","name":{"kind":"Name","value":"stopReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureDetail"}},{"kind":"Field","name":{"kind":"Name","value":"liveReleaseId"}}]}}]} as unknown as DocumentNode<SiteOfOrderQuery, SiteOfOrderQueryVariables>;
export const RequestPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentUrl"}}]}}]}}]} as unknown as DocumentNode<RequestPaymentMutation, RequestPaymentMutationVariables>;
export const RequestSplitPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestSplitPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestSplitPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentUrl"}}]}}]}}]} as unknown as DocumentNode<RequestSplitPaymentMutation, RequestSplitPaymentMutationVariables>;
export const VerifyPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"authority"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"authority"},"value":{"kind":"Variable","name":{"kind":"Name","value":"authority"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"refId"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"errorDetails"}},{"kind":"Field","name":{"kind":"Name","value":"retryable"}},{"kind":"Field","name":{"kind":"Name","value":"supportRequired"}}]}}]}}]} as unknown as DocumentNode<VerifyPaymentMutation, VerifyPaymentMutationVariables>;
export const VerifyDepositDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyDeposit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"authority"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paymentId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyDeposit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"authority"},"value":{"kind":"Variable","name":{"kind":"Name","value":"authority"}}},{"kind":"Argument","name":{"kind":"Name","value":"paymentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paymentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"refId"}},{"kind":"Field","name":{"kind":"Name","value":"newBalanceRials"}},{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"errorDetails"}},{"kind":"Field","name":{"kind":"Name","value":"retryable"}},{"kind":"Field","name":{"kind":"Name","value":"supportRequired"}}]}}]}}]} as unknown as DocumentNode<VerifyDepositMutation, VerifyDepositMutationVariables>;
export const CancelPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<CancelPaymentMutation, CancelPaymentMutationVariables>;
export const CurrentPlatformDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CurrentPlatform"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platformMode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlatformModeParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"platformSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlatformSettingsParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlatformModeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlatformMode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlatformSettingsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlatformSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slogan"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"titleSeparator"}},{"kind":"Field","name":{"kind":"Name","value":"defaultTitle"}},{"kind":"Field","name":{"kind":"Name","value":"defaultDescription"}},{"kind":"Field","name":{"kind":"Name","value":"defaultImage"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"claims"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fastDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"fullDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"siteReady"}},{"kind":"Field","name":{"kind":"Name","value":"freeDomain"}},{"kind":"Field","name":{"kind":"Name","value":"customers"}},{"kind":"Field","name":{"kind":"Name","value":"projects"}},{"kind":"Field","name":{"kind":"Name","value":"uptimePercent"}}]}}]}}]} as unknown as DocumentNode<CurrentPlatformQuery, CurrentPlatformQueryVariables>;
export const PlatformModeChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PlatformModeChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platformModeChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlatformModeParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlatformModeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlatformMode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]} as unknown as DocumentNode<PlatformModeChangedSubscription, PlatformModeChangedSubscriptionVariables>;
export const SetPlatformModeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPlatformMode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlatformModeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPlatformMode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlatformModeParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlatformModeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlatformMode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]} as unknown as DocumentNode<SetPlatformModeMutation, SetPlatformModeMutationVariables>;
export const UpdatePlatformSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePlatformSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlatformSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePlatformSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlatformSettingsParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlatformSettingsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlatformSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slogan"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"titleSeparator"}},{"kind":"Field","name":{"kind":"Name","value":"defaultTitle"}},{"kind":"Field","name":{"kind":"Name","value":"defaultDescription"}},{"kind":"Field","name":{"kind":"Name","value":"defaultImage"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"claims"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fastDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"fullDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"siteReady"}},{"kind":"Field","name":{"kind":"Name","value":"freeDomain"}},{"kind":"Field","name":{"kind":"Name","value":"customers"}},{"kind":"Field","name":{"kind":"Name","value":"projects"}},{"kind":"Field","name":{"kind":"Name","value":"uptimePercent"}}]}}]}}]} as unknown as DocumentNode<UpdatePlatformSettingsMutation, UpdatePlatformSettingsMutationVariables>;
export const MaintenanceScheduleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MaintenanceSchedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maintenanceSchedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaintenanceParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenanceParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceWindow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]} as unknown as DocumentNode<MaintenanceScheduleQuery, MaintenanceScheduleQueryVariables>;
export const PlanMaintenanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlanMaintenance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planMaintenance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaintenanceParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenanceParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceWindow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]} as unknown as DocumentNode<PlanMaintenanceMutation, PlanMaintenanceMutationVariables>;
export const CancelMaintenanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelMaintenance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelMaintenance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaintenanceParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenanceParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceWindow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]} as unknown as DocumentNode<CancelMaintenanceMutation, CancelMaintenanceMutationVariables>;
export const PlatformHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlatformHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PlatformChangeKind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platformHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"previousMode"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}}]}}]}}]} as unknown as DocumentNode<PlatformHistoryQuery, PlatformHistoryQueryVariables>;
export const MyProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Profile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"nationalId"}},{"kind":"Field","name":{"kind":"Name","value":"economicCode"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<MyProfileQuery, MyProfileQueryVariables>;
export const UpdateProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Profile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"nationalId"}},{"kind":"Field","name":{"kind":"Name","value":"economicCode"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const SecurityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Security"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"twoFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oauthIdentities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"providerUserId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]} as unknown as DocumentNode<SecurityQuery, SecurityQueryVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}},{"kind":"Argument","name":{"kind":"Name","value":"newPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const UnlinkOAuthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnlinkOAuth"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"provider"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OAuthProvider"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlinkOAuth"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"provider"},"value":{"kind":"Variable","name":{"kind":"Name","value":"provider"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<UnlinkOAuthMutation, UnlinkOAuthMutationVariables>;
export const StartTwoFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartTwoFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTwoFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"otpauthUri"}}]}}]}}]} as unknown as DocumentNode<StartTwoFactorMutation, StartTwoFactorMutationVariables>;
export const ConfirmTwoFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmTwoFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmTwoFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codes"}}]}}]}}]} as unknown as DocumentNode<ConfirmTwoFactorMutation, ConfirmTwoFactorMutationVariables>;
export const DisableTwoFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisableTwoFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disableTwoFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DisableTwoFactorMutation, DisableTwoFactorMutationVariables>;
export const RenewRecoveryCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewRecoveryCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewRecoveryCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codes"}}]}}]}}]} as unknown as DocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const MySessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnSession"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"os"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<MySessionsQuery, MySessionsQueryVariables>;
export const EndSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const DashboardReceiptsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardReceipts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receipts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"refId"}},{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"amountToman"}},{"kind":"Field","name":{"kind":"Name","value":"walletRials"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"cardMask"}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"cardRials"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"creditNoteNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]} as unknown as DocumentNode<DashboardReceiptsQuery, DashboardReceiptsQueryVariables>;
export const VerifyReceiptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifyReceipt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyReceipt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VerifiedDocument"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VerifiedDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentVerification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"genuine"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"refundedRials"}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"creditNoteNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}}]}}]} as unknown as DocumentNode<VerifyReceiptQuery, VerifyReceiptQueryVariables>;
export const ReportSiteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportSite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SiteReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportSite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ReportSiteMutation, ReportSiteMutationVariables>;
export const SiteBillingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteBilling"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteBillingFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteBillingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"renewal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"amountToman"}},{"kind":"Field","name":{"kind":"Name","value":"paidUntil"}},{"kind":"Field","name":{"kind":"Name","value":"nextInvoiceAt"}},{"kind":"Field","name":{"kind":"Name","value":"stoppedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"suspendsAt"}},{"kind":"Field","name":{"kind":"Name","value":"openInvoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amountToman"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"moneyBack"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"mayRequest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moneyBackRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}}]}}]} as unknown as DocumentNode<SiteBillingQuery, SiteBillingQueryVariables>;
export const StopSiteRenewalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopSiteRenewal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopSiteRenewal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SitePageFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteBillingFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isBuilding"}},{"kind":"Field","name":{"kind":"Name","value":"stopReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureDetail"}},{"kind":"Field","name":{"kind":"Name","value":"liveReleaseId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReleaseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Release"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"totalFiles"}},{"kind":"Field","name":{"kind":"Name","value":"totalBytes"}},{"kind":"Field","name":{"kind":"Name","value":"isLive"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SitePageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteState"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"onlineAt"}},{"kind":"Field","name":{"kind":"Name","value":"keptUntil"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"releases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReleaseRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"domains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"connectedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteBillingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"renewal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"amountToman"}},{"kind":"Field","name":{"kind":"Name","value":"paidUntil"}},{"kind":"Field","name":{"kind":"Name","value":"nextInvoiceAt"}},{"kind":"Field","name":{"kind":"Name","value":"stoppedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"suspendsAt"}},{"kind":"Field","name":{"kind":"Name","value":"openInvoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amountToman"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"moneyBack"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"mayRequest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moneyBackRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}}]}}]} as unknown as DocumentNode<StopSiteRenewalMutation, StopSiteRenewalMutationVariables>;
export const ResumeSiteRenewalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeSiteRenewal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeSiteRenewal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SitePageFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteBillingFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isBuilding"}},{"kind":"Field","name":{"kind":"Name","value":"stopReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureDetail"}},{"kind":"Field","name":{"kind":"Name","value":"liveReleaseId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReleaseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Release"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"totalFiles"}},{"kind":"Field","name":{"kind":"Name","value":"totalBytes"}},{"kind":"Field","name":{"kind":"Name","value":"isLive"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SitePageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteState"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"onlineAt"}},{"kind":"Field","name":{"kind":"Name","value":"keptUntil"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"releases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReleaseRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"domains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"connectedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteBillingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"renewal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"amountToman"}},{"kind":"Field","name":{"kind":"Name","value":"paidUntil"}},{"kind":"Field","name":{"kind":"Name","value":"nextInvoiceAt"}},{"kind":"Field","name":{"kind":"Name","value":"stoppedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"suspendsAt"}},{"kind":"Field","name":{"kind":"Name","value":"openInvoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amountToman"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"moneyBack"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"mayRequest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moneyBackRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}}]}}]} as unknown as DocumentNode<ResumeSiteRenewalMutation, ResumeSiteRenewalMutationVariables>;
export const RequestMoneyBackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestMoneyBack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestMoneyBack"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RequestMoneyBackMutation, RequestMoneyBackMutationVariables>;
export const WithdrawMoneyBackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawMoneyBack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawMoneyBack"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}}]}}]} as unknown as DocumentNode<WithdrawMoneyBackMutation, WithdrawMoneyBackMutationVariables>;
export const SiteDomainsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteDomains"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"domains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteDomainFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteDomainFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteDomain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"isRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"withWww"}},{"kind":"Field","name":{"kind":"Name","value":"isWwwConnected"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reasonText"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextCheckAt"}},{"kind":"Field","name":{"kind":"Name","value":"disconnectsAt"}},{"kind":"Field","name":{"kind":"Name","value":"servers"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"found"}}]}}]}}]} as unknown as DocumentNode<SiteDomainsQuery, SiteDomainsQueryVariables>;
export const AddSiteDomainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddSiteDomain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"siteId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addSiteDomain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"siteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"siteId"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteDomainFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteDomainFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteDomain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"isRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"withWww"}},{"kind":"Field","name":{"kind":"Name","value":"isWwwConnected"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reasonText"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextCheckAt"}},{"kind":"Field","name":{"kind":"Name","value":"disconnectsAt"}},{"kind":"Field","name":{"kind":"Name","value":"servers"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"found"}}]}}]}}]} as unknown as DocumentNode<AddSiteDomainMutation, AddSiteDomainMutationVariables>;
export const RemoveSiteDomainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSiteDomain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"siteId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSiteDomain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"siteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"siteId"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteDomainFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteDomainFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteDomain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"isRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"withWww"}},{"kind":"Field","name":{"kind":"Name","value":"isWwwConnected"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reasonText"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextCheckAt"}},{"kind":"Field","name":{"kind":"Name","value":"disconnectsAt"}},{"kind":"Field","name":{"kind":"Name","value":"servers"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"found"}}]}}]}}]} as unknown as DocumentNode<RemoveSiteDomainMutation, RemoveSiteDomainMutationVariables>;
export const MakeSiteDomainPrimaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeSiteDomainPrimary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"siteId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withWww"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeSiteDomainPrimary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"siteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"siteId"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"withWww"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withWww"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteDomainFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteDomainFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteDomain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"isRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"withWww"}},{"kind":"Field","name":{"kind":"Name","value":"isWwwConnected"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reasonText"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextCheckAt"}},{"kind":"Field","name":{"kind":"Name","value":"disconnectsAt"}},{"kind":"Field","name":{"kind":"Name","value":"servers"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"found"}}]}}]}}]} as unknown as DocumentNode<MakeSiteDomainPrimaryMutation, MakeSiteDomainPrimaryMutationVariables>;
export const CheckSiteDomainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckSiteDomain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"siteId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkSiteDomain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"siteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"siteId"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteDomainFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteDomainFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteDomain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"isRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"withWww"}},{"kind":"Field","name":{"kind":"Name","value":"isWwwConnected"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reasonText"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextCheckAt"}},{"kind":"Field","name":{"kind":"Name","value":"disconnectsAt"}},{"kind":"Field","name":{"kind":"Name","value":"servers"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"found"}}]}}]}}]} as unknown as DocumentNode<CheckSiteDomainMutation, CheckSiteDomainMutationVariables>;
export const SiteRegistrationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteRegistrations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domainRegistrations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegistrationFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegistrationRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ZoneRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegistrationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainRegistration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"nicHandle"}},{"kind":"Field","name":{"kind":"Name","value":"needsNicHandle"}},{"kind":"Field","name":{"kind":"Name","value":"sendAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"registeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"renewableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"graceUntil"}},{"kind":"Field","name":{"kind":"Name","value":"renewalPriceToman"}},{"kind":"Field","name":{"kind":"Name","value":"renewalInvoiceId"}},{"kind":"Field","name":{"kind":"Name","value":"isRenewing"}},{"kind":"Field","name":{"kind":"Name","value":"transferAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"transferCode"}},{"kind":"Field","name":{"kind":"Name","value":"nameservers"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegistrationRecord"}}]}}]}}]} as unknown as DocumentNode<SiteRegistrationsQuery, SiteRegistrationsQueryVariables>;
export const RegisterDomainsNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterDomainsNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerDomainsNow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegistrationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegistrationRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ZoneRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegistrationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainRegistration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"nicHandle"}},{"kind":"Field","name":{"kind":"Name","value":"needsNicHandle"}},{"kind":"Field","name":{"kind":"Name","value":"sendAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"registeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"renewableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"graceUntil"}},{"kind":"Field","name":{"kind":"Name","value":"renewalPriceToman"}},{"kind":"Field","name":{"kind":"Name","value":"renewalInvoiceId"}},{"kind":"Field","name":{"kind":"Name","value":"isRenewing"}},{"kind":"Field","name":{"kind":"Name","value":"transferAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"transferCode"}},{"kind":"Field","name":{"kind":"Name","value":"nameservers"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegistrationRecord"}}]}}]}}]} as unknown as DocumentNode<RegisterDomainsNowMutation, RegisterDomainsNowMutationVariables>;
export const SetDomainNicHandleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDomainNicHandle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nicHandle"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDomainNicHandle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"nicHandle"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nicHandle"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegistrationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegistrationRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ZoneRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegistrationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainRegistration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"nicHandle"}},{"kind":"Field","name":{"kind":"Name","value":"needsNicHandle"}},{"kind":"Field","name":{"kind":"Name","value":"sendAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"registeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"renewableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"graceUntil"}},{"kind":"Field","name":{"kind":"Name","value":"renewalPriceToman"}},{"kind":"Field","name":{"kind":"Name","value":"renewalInvoiceId"}},{"kind":"Field","name":{"kind":"Name","value":"isRenewing"}},{"kind":"Field","name":{"kind":"Name","value":"transferAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"transferCode"}},{"kind":"Field","name":{"kind":"Name","value":"nameservers"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegistrationRecord"}}]}}]}}]} as unknown as DocumentNode<SetDomainNicHandleMutation, SetDomainNicHandleMutationVariables>;
export const RenewDomainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewDomain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewDomain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceId"}},{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegistrationFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegistrationRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ZoneRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegistrationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainRegistration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"nicHandle"}},{"kind":"Field","name":{"kind":"Name","value":"needsNicHandle"}},{"kind":"Field","name":{"kind":"Name","value":"sendAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"registeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"renewableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"graceUntil"}},{"kind":"Field","name":{"kind":"Name","value":"renewalPriceToman"}},{"kind":"Field","name":{"kind":"Name","value":"renewalInvoiceId"}},{"kind":"Field","name":{"kind":"Name","value":"isRenewing"}},{"kind":"Field","name":{"kind":"Name","value":"transferAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"transferCode"}},{"kind":"Field","name":{"kind":"Name","value":"nameservers"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegistrationRecord"}}]}}]}}]} as unknown as DocumentNode<RenewDomainMutation, RenewDomainMutationVariables>;
export const AskForDomainTransferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskForDomainTransfer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askForDomainTransfer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegistrationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegistrationRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ZoneRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegistrationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DomainRegistration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"nicHandle"}},{"kind":"Field","name":{"kind":"Name","value":"needsNicHandle"}},{"kind":"Field","name":{"kind":"Name","value":"sendAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"registeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"renewableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"graceUntil"}},{"kind":"Field","name":{"kind":"Name","value":"renewalPriceToman"}},{"kind":"Field","name":{"kind":"Name","value":"renewalInvoiceId"}},{"kind":"Field","name":{"kind":"Name","value":"isRenewing"}},{"kind":"Field","name":{"kind":"Name","value":"transferAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"transferCode"}},{"kind":"Field","name":{"kind":"Name","value":"nameservers"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegistrationRecord"}}]}}]}}]} as unknown as DocumentNode<AskForDomainTransferMutation, AskForDomainTransferMutationVariables>;
export const AddZoneRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddZoneRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"registrationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"record"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ZoneRecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addZoneRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"registrationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"registrationId"}}},{"kind":"Argument","name":{"kind":"Name","value":"record"},"value":{"kind":"Variable","name":{"kind":"Name","value":"record"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegistrationRecord"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegistrationRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ZoneRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}}]}}]} as unknown as DocumentNode<AddZoneRecordMutation, AddZoneRecordMutationVariables>;
export const RemoveZoneRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveZoneRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"registrationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeZoneRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"registrationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"registrationId"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<RemoveZoneRecordMutation, RemoveZoneRecordMutationVariables>;
export const SitePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SitePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SitePageFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isBuilding"}},{"kind":"Field","name":{"kind":"Name","value":"stopReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureDetail"}},{"kind":"Field","name":{"kind":"Name","value":"liveReleaseId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReleaseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Release"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"totalFiles"}},{"kind":"Field","name":{"kind":"Name","value":"totalBytes"}},{"kind":"Field","name":{"kind":"Name","value":"isLive"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SitePageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteState"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"onlineAt"}},{"kind":"Field","name":{"kind":"Name","value":"keptUntil"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"releases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReleaseRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"domains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"connectedAt"}}]}}]}}]} as unknown as DocumentNode<SitePageQuery, SitePageQueryVariables>;
export const SiteDesignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteDesign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"liveReleaseId"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"design"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WizardFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WizardFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteFacts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"trade"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapLink"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"times"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"aparat"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WizardPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DesignPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sectionType"}},{"kind":"Field","name":{"kind":"Name","value":"layoutId"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"customData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"texts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"canvasDimensions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WizardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WizardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteType"}},{"kind":"Field","name":{"kind":"Name","value":"websiteFramework"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"dynamicDesign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentPageId"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WizardFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WizardPage"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"selectedLayouts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"branding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"primaryColor"}},{"kind":"Field","name":{"kind":"Name","value":"fontFamily"}},{"kind":"Field","name":{"kind":"Name","value":"customColors"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"domainExtension"}},{"kind":"Field","name":{"kind":"Name","value":"additionalDomains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"additionalServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seoOptimization"}},{"kind":"Field","name":{"kind":"Name","value":"socialMediaIntegration"}},{"kind":"Field","name":{"kind":"Name","value":"analyticsSetup"}},{"kind":"Field","name":{"kind":"Name","value":"backupService"}},{"kind":"Field","name":{"kind":"Name","value":"maintenancePlan"}},{"kind":"Field","name":{"kind":"Name","value":"rushDelivery"}}]}},{"kind":"Field","name":{"kind":"Name","value":"additionalServicesList"}},{"kind":"Field","name":{"kind":"Name","value":"pricing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"additionalServices"}},{"kind":"Field","name":{"kind":"Name","value":"customizationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"rushDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"billing"}},{"kind":"Field","name":{"kind":"Name","value":"couponCode"}}]}}]}}]} as unknown as DocumentNode<SiteDesignQuery, SiteDesignQueryVariables>;
export const RollbackSiteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RollbackSite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"releaseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rollbackSite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"releaseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"releaseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SitePageFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isBuilding"}},{"kind":"Field","name":{"kind":"Name","value":"stopReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureDetail"}},{"kind":"Field","name":{"kind":"Name","value":"liveReleaseId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReleaseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Release"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"totalFiles"}},{"kind":"Field","name":{"kind":"Name","value":"totalBytes"}},{"kind":"Field","name":{"kind":"Name","value":"isLive"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SitePageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteState"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"onlineAt"}},{"kind":"Field","name":{"kind":"Name","value":"keptUntil"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"releases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReleaseRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"domains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"connectedAt"}}]}}]}}]} as unknown as DocumentNode<RollbackSiteMutation, RollbackSiteMutationVariables>;
export const SiteChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"SiteChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SitePageFields"}},{"kind":"Field","name":{"kind":"Name","value":"domains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteDomainFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isBuilding"}},{"kind":"Field","name":{"kind":"Name","value":"stopReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureDetail"}},{"kind":"Field","name":{"kind":"Name","value":"liveReleaseId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReleaseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Release"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"totalFiles"}},{"kind":"Field","name":{"kind":"Name","value":"totalBytes"}},{"kind":"Field","name":{"kind":"Name","value":"isLive"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SitePageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteState"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"onlineAt"}},{"kind":"Field","name":{"kind":"Name","value":"keptUntil"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"releases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReleaseRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"domains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"connectedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteDomainFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteDomain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"isRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"withWww"}},{"kind":"Field","name":{"kind":"Name","value":"isWwwConnected"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reasonText"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextCheckAt"}},{"kind":"Field","name":{"kind":"Name","value":"disconnectsAt"}},{"kind":"Field","name":{"kind":"Name","value":"servers"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"found"}}]}}]}}]} as unknown as DocumentNode<SiteChangedSubscription, SiteChangedSubscriptionVariables>;
export const SiteDraftStateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteDraftState"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteDraftFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteDraftFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"hasChanges"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"excess"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"sections"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"services"}}]}}]}}]} as unknown as DocumentNode<SiteDraftStateQuery, SiteDraftStateQueryVariables>;
export const SiteToDesignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteToDesign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"siteDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DesignedDraft"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WizardFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteFacts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"trade"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapLink"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"times"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"aparat"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WizardPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DesignPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sectionType"}},{"kind":"Field","name":{"kind":"Name","value":"layoutId"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"customData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"texts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"canvasDimensions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WizardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WizardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteType"}},{"kind":"Field","name":{"kind":"Name","value":"websiteFramework"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"dynamicDesign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentPageId"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WizardFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WizardPage"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"selectedLayouts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"branding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"primaryColor"}},{"kind":"Field","name":{"kind":"Name","value":"fontFamily"}},{"kind":"Field","name":{"kind":"Name","value":"customColors"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"domainExtension"}},{"kind":"Field","name":{"kind":"Name","value":"additionalDomains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"additionalServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seoOptimization"}},{"kind":"Field","name":{"kind":"Name","value":"socialMediaIntegration"}},{"kind":"Field","name":{"kind":"Name","value":"analyticsSetup"}},{"kind":"Field","name":{"kind":"Name","value":"backupService"}},{"kind":"Field","name":{"kind":"Name","value":"maintenancePlan"}},{"kind":"Field","name":{"kind":"Name","value":"rushDelivery"}}]}},{"kind":"Field","name":{"kind":"Name","value":"additionalServicesList"}},{"kind":"Field","name":{"kind":"Name","value":"pricing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"additionalServices"}},{"kind":"Field","name":{"kind":"Name","value":"customizationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"rushDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"billing"}},{"kind":"Field","name":{"kind":"Name","value":"couponCode"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DesignedDraft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"design"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WizardFields"}}]}}]}}]} as unknown as DocumentNode<SiteToDesignQuery, SiteToDesignQueryVariables>;
export const SaveSiteDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSiteDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveSiteDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSiteDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DesignedDraft"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WizardFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteFacts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"trade"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapLink"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"times"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"aparat"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WizardPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DesignPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sectionType"}},{"kind":"Field","name":{"kind":"Name","value":"layoutId"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"customData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"texts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"canvasDimensions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WizardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WizardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteType"}},{"kind":"Field","name":{"kind":"Name","value":"websiteFramework"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"dynamicDesign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentPageId"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WizardFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WizardPage"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"selectedLayouts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"branding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"primaryColor"}},{"kind":"Field","name":{"kind":"Name","value":"fontFamily"}},{"kind":"Field","name":{"kind":"Name","value":"customColors"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"domainExtension"}},{"kind":"Field","name":{"kind":"Name","value":"additionalDomains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"additionalServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seoOptimization"}},{"kind":"Field","name":{"kind":"Name","value":"socialMediaIntegration"}},{"kind":"Field","name":{"kind":"Name","value":"analyticsSetup"}},{"kind":"Field","name":{"kind":"Name","value":"backupService"}},{"kind":"Field","name":{"kind":"Name","value":"maintenancePlan"}},{"kind":"Field","name":{"kind":"Name","value":"rushDelivery"}}]}},{"kind":"Field","name":{"kind":"Name","value":"additionalServicesList"}},{"kind":"Field","name":{"kind":"Name","value":"pricing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"additionalServices"}},{"kind":"Field","name":{"kind":"Name","value":"customizationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"rushDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"billing"}},{"kind":"Field","name":{"kind":"Name","value":"couponCode"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DesignedDraft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"design"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WizardFields"}}]}}]}}]} as unknown as DocumentNode<SaveSiteDraftMutation, SaveSiteDraftMutationVariables>;
export const PublishSiteDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishSiteDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draftVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishSite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"draftVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draftVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SitePageFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isBuilding"}},{"kind":"Field","name":{"kind":"Name","value":"stopReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureDetail"}},{"kind":"Field","name":{"kind":"Name","value":"liveReleaseId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReleaseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Release"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"totalFiles"}},{"kind":"Field","name":{"kind":"Name","value":"totalBytes"}},{"kind":"Field","name":{"kind":"Name","value":"isLive"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SitePageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteState"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"onlineAt"}},{"kind":"Field","name":{"kind":"Name","value":"keptUntil"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"releases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReleaseRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"domains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"connectedAt"}}]}}]}}]} as unknown as DocumentNode<PublishSiteDraftMutation, PublishSiteDraftMutationVariables>;
export const ResetSiteDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetSiteDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"baseVersion"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"releaseId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetSiteDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"baseVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"baseVersion"}}},{"kind":"Argument","name":{"kind":"Name","value":"releaseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"releaseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteDraftFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteDraftFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"hasChanges"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"excess"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"sections"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"services"}}]}}]}}]} as unknown as DocumentNode<ResetSiteDraftMutation, ResetSiteDraftMutationVariables>;
export const TicketsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Tickets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TicketsFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tickets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"paymentLabel"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<TicketsQuery, TicketsQueryVariables>;
export const TicketConversationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TicketConversation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketFields"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketMessageFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"paymentLabel"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketMessageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TicketMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromTeam"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mime"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<TicketConversationQuery, TicketConversationQueryVariables>;
export const TicketOriginsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TicketOrigins"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paymentId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticketOrigins"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"paymentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paymentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}}]} as unknown as DocumentNode<TicketOriginsQuery, TicketOriginsQueryVariables>;
export const TeamTicketsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamTickets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TicketsFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tickets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamTicketFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"paymentLabel"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamTicketFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketFields"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<TeamTicketsQuery, TeamTicketsQueryVariables>;
export const TeamConversationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamConversation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamTicketFields"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketMessageFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"paymentLabel"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamTicketFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketFields"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketMessageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TicketMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromTeam"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mime"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<TeamConversationQuery, TeamConversationQueryVariables>;
export const SupportTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupportTeam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supportTeam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<SupportTeamQuery, SupportTeamQueryVariables>;
export const OpenTicketDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TicketInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"paymentLabel"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<OpenTicketMutation, OpenTicketMutationVariables>;
export const WriteTicketMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WriteTicketMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"message"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attachments"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"writeTicketMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"message"},"value":{"kind":"Variable","name":{"kind":"Name","value":"message"}}},{"kind":"Argument","name":{"kind":"Name","value":"attachments"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attachments"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketMessageFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketMessageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TicketMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromTeam"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mime"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<WriteTicketMessageMutation, WriteTicketMessageMutationVariables>;
export const CloseTicketDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"paymentLabel"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<CloseTicketMutation, CloseTicketMutationVariables>;
export const ReopenTicketDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReopenTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopenTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"paymentLabel"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ReopenTicketMutation, ReopenTicketMutationVariables>;
export const MarkTicketReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkTicketRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markTicketRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}}]} as unknown as DocumentNode<MarkTicketReadMutation, MarkTicketReadMutationVariables>;
export const SetTicketStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetTicketStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TicketStatus"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setTicketStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"paymentLabel"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<SetTicketStatusMutation, SetTicketStatusMutationVariables>;
export const AssignTicketDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"adminUserId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"adminUserId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"adminUserId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamTicketFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"paymentLabel"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamTicketFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketFields"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<AssignTicketMutation, AssignTicketMutationVariables>;
export const SetTicketPriorityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetTicketPriority"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"priority"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TicketPriority"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"changes"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"priority"},"value":{"kind":"Variable","name":{"kind":"Name","value":"priority"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"paymentLabel"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<SetTicketPriorityMutation, SetTicketPriorityMutationVariables>;
export const TicketChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"TicketChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticketChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"paymentLabel"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<TicketChangedSubscription, TicketChangedSubscriptionVariables>;
export const AnyTicketChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"AnyTicketChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticketChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"EnumValue","value":"all"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamTicketFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"paymentLabel"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamTicketFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketFields"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<AnyTicketChangedSubscription, AnyTicketChangedSubscriptionVariables>;
export const WalletCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WalletCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WalletCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WalletCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Wallet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"balanceToman"}},{"kind":"Field","name":{"kind":"Name","value":"pendingDeposit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"paymentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"remainingSeconds"}}]}}]}}]} as unknown as DocumentNode<WalletCardQuery, WalletCardQueryVariables>;
export const ReturnedDepositDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReturnedDeposit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failureCode"}},{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"remainingSeconds"}}]}}]}}]} as unknown as DocumentNode<ReturnedDepositQuery, ReturnedDepositQueryVariables>;
export const WalletTransactionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WalletTransactions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WalletTransactionType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WalletTransactionStatus"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"walletTransactions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"balanceAfterRials"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]} as unknown as DocumentNode<WalletTransactionsQuery, WalletTransactionsQueryVariables>;
export const RequestDepositDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestDeposit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DepositInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestDeposit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentUrl"}}]}}]}}]} as unknown as DocumentNode<RequestDepositMutation, RequestDepositMutationVariables>;
export const WalletChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WalletChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"walletChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WalletCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WalletCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Wallet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"balanceToman"}},{"kind":"Field","name":{"kind":"Name","value":"pendingDeposit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"paymentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"remainingSeconds"}}]}}]}}]} as unknown as DocumentNode<WalletChangedSubscription, WalletChangedSubscriptionVariables>;
export const WalletAnalyticsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WalletAnalytics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"walletAnalytics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalInRials"}},{"kind":"Field","name":{"kind":"Name","value":"totalOutRials"}},{"kind":"Field","name":{"kind":"Name","value":"byMonth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"inRials"}},{"kind":"Field","name":{"kind":"Name","value":"outRials"}}]}},{"kind":"Field","name":{"kind":"Name","value":"byType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"amountRials"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<WalletAnalyticsQuery, WalletAnalyticsQueryVariables>;
export const WalletSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WalletSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"walletSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minTopUpRials"}},{"kind":"Field","name":{"kind":"Name","value":"maxTopUpRials"}},{"kind":"Field","name":{"kind":"Name","value":"gatewayMaxRials"}},{"kind":"Field","name":{"kind":"Name","value":"pendingExpiryMs"}}]}}]}}]} as unknown as DocumentNode<WalletSettingsQuery, WalletSettingsQueryVariables>;
export const WizardExtensionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WizardExtensions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domainExtensions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"priceToman"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}}]} as unknown as DocumentNode<WizardExtensionsQuery, WizardExtensionsQueryVariables>;
export const CheckDomainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckDomain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"extension"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domainAvailability"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domain"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}},{"kind":"Argument","name":{"kind":"Name","value":"extension"},"value":{"kind":"Variable","name":{"kind":"Name","value":"extension"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]}}]} as unknown as DocumentNode<CheckDomainQuery, CheckDomainQueryVariables>;
export const WizardCouponDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WizardCoupon"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"couponTerms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"minimumToman"}}]}}]}}]} as unknown as DocumentNode<WizardCouponQuery, WizardCouponQueryVariables>;
export const WizardQuoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WizardQuote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"wizardData"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WizardDataInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"wizardData"},"value":{"kind":"Variable","name":{"kind":"Name","value":"wizardData"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalToman"}},{"kind":"Field","name":{"kind":"Name","value":"payableToman"}}]}}]}}]} as unknown as DocumentNode<WizardQuoteQuery, WizardQuoteQueryVariables>;
export const OrderToEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"comments"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"priceToman"}},{"kind":"Field","name":{"kind":"Name","value":"wizardData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WizardFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"design"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WizardFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteFacts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"trade"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapLink"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"times"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"aparat"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WizardPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DesignPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sectionType"}},{"kind":"Field","name":{"kind":"Name","value":"layoutId"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"customData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"texts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"canvasDimensions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WizardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WizardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteType"}},{"kind":"Field","name":{"kind":"Name","value":"websiteFramework"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"dynamicDesign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentPageId"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WizardFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WizardPage"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"selectedLayouts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"branding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"primaryColor"}},{"kind":"Field","name":{"kind":"Name","value":"fontFamily"}},{"kind":"Field","name":{"kind":"Name","value":"customColors"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"domainExtension"}},{"kind":"Field","name":{"kind":"Name","value":"additionalDomains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"additionalServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seoOptimization"}},{"kind":"Field","name":{"kind":"Name","value":"socialMediaIntegration"}},{"kind":"Field","name":{"kind":"Name","value":"analyticsSetup"}},{"kind":"Field","name":{"kind":"Name","value":"backupService"}},{"kind":"Field","name":{"kind":"Name","value":"maintenancePlan"}},{"kind":"Field","name":{"kind":"Name","value":"rushDelivery"}}]}},{"kind":"Field","name":{"kind":"Name","value":"additionalServicesList"}},{"kind":"Field","name":{"kind":"Name","value":"pricing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"additionalServices"}},{"kind":"Field","name":{"kind":"Name","value":"customizationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"rushDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"billing"}},{"kind":"Field","name":{"kind":"Name","value":"couponCode"}}]}}]}}]} as unknown as DocumentNode<OrderToEditQuery, OrderToEditQueryVariables>;
export const CreateOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateOrderInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentUrl"}}]}}]}}]} as unknown as DocumentNode<CreateOrderMutation, CreateOrderMutationVariables>;
export const UpdateOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"comments"}},{"kind":"Field","name":{"kind":"Name","value":"priceToman"}},{"kind":"Field","name":{"kind":"Name","value":"wizardData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WizardFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"design"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WizardFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteFacts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"trade"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapLink"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"times"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"aparat"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WizardPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DesignPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sectionType"}},{"kind":"Field","name":{"kind":"Name","value":"layoutId"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"customData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"texts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"canvasDimensions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WizardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WizardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteType"}},{"kind":"Field","name":{"kind":"Name","value":"websiteFramework"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"dynamicDesign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentPageId"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WizardFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WizardPage"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"selectedLayouts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"branding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"primaryColor"}},{"kind":"Field","name":{"kind":"Name","value":"fontFamily"}},{"kind":"Field","name":{"kind":"Name","value":"customColors"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"domainExtension"}},{"kind":"Field","name":{"kind":"Name","value":"additionalDomains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"additionalServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seoOptimization"}},{"kind":"Field","name":{"kind":"Name","value":"socialMediaIntegration"}},{"kind":"Field","name":{"kind":"Name","value":"analyticsSetup"}},{"kind":"Field","name":{"kind":"Name","value":"backupService"}},{"kind":"Field","name":{"kind":"Name","value":"maintenancePlan"}},{"kind":"Field","name":{"kind":"Name","value":"rushDelivery"}}]}},{"kind":"Field","name":{"kind":"Name","value":"additionalServicesList"}},{"kind":"Field","name":{"kind":"Name","value":"pricing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"additionalServices"}},{"kind":"Field","name":{"kind":"Name","value":"customizationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"rushDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"billing"}},{"kind":"Field","name":{"kind":"Name","value":"couponCode"}}]}}]}}]} as unknown as DocumentNode<UpdateOrderMutation, UpdateOrderMutationVariables>;
export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mustSetUpTwoFactor"}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;