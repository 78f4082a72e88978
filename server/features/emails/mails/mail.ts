/** The form of a file of this folder, which says everything of one mail (variables: platform/jobs/mails.ts). */
import type { MailTemplate, VariableOf } from '#platform/jobs/mails.js';
import type { MessageTopic } from '#features/identity/index.js';
import type { FactKey } from './fact-labels.messages.js';

/** The variables that came with a mail: an administrator may have left some out. */
export type Given<Name extends MailTemplate> = Readonly<Partial<Record<VariableOf<Name>, string>>>;

/** Words that come with a mail. */
interface Words {
  /** The mail's own subject where it is left out. */
  readonly subject?: string;
  /** The subject where it is left out. */
  readonly heading?: string;
  /** Each line is a paragraph. */
  readonly body: string;
}

interface Everywhere<Name extends MailTemplate> {
  /** Decides who still gets it (identity, account-state.ts). */
  readonly about: MessageTopic;
  /** It has a link that leads into an account or acts for its reader: administrators do not send it by hand. */
  readonly isSecret?: true;
  /**
   * The words of somebody's own that an address may read which nobody has confirmed (decision 129); by default none.
   * `whole`: those of administrators, and of the owner of a site who answers a visitor. `name`: the name of a site,
   * bounded and without links. `nothing`: the mail is not sent, for it is nothing but such words.
   */
  readonly toUnconfirmed?: 'nothing' | { readonly [Variable in VariableOf<Name> | 'subject']?: 'whole' | 'name' };
  /** Persian, as every text here. It contains no variable, so that no word of a user reaches a header. */
  readonly subject: string;
  readonly button: string;
  readonly note?: string;
  /** Instead of the platform's footer and its legal documents: the mail is in the name of a site. */
  readonly footer?: string;
  /** The variables that are listed with their labels, in this order. */
  readonly facts?: readonly (FactKey & VariableOf<Name>)[];
}

interface OfOurWords<Name extends MailTemplate> extends Everywhere<Name> {
  readonly heading: string;
  readonly body: string;
  /** A paragraph more where the variable has a value. */
  readonly also?: { readonly [Variable in VariableOf<Name>]?: string };
  readonly title?: undefined;
  readonly words?: undefined;
  readonly others?: undefined;
}

interface OfGivenWords<Name extends MailTemplate> extends Everywhere<Name> {
  /** Its name for administrators. */
  readonly title: string;
  readonly words: (given: Given<Name>) => Words;
  /** The variables of its words, for administrators who send it. */
  readonly others: readonly VariableOf<Name>[];
  readonly heading?: undefined;
  readonly body?: undefined;
  readonly also?: undefined;
}

export type Mail<Name extends MailTemplate = MailTemplate> = OfOurWords<Name> | OfGivenWords<Name>;
