/**
 * Words that this project has replaced by the field's own, and what to write instead. Comments are searched for the
 * first, names in code for the second. The sections of sitekit keep their names: there a desk is an illustration.
 */
const COMMENTS = [
  [/\bcalm(ly)?\b/i, 'throttled, stable or neutral'],
  [/\b(the|a|an|somebody's|user's|live) bell\b|\bbell rings\b/i, 'notification, or the list of notifications'],
  [/\bon a desk\b|\bdesk's\b/i, 'wide screen, or administration'],
  [/\bthe house\b|\bby the house\b/i, 'the operator'],
  [/\bpapers?\b(?! in hand)/i, 'document, invoice, receipt or credit note'],
  [/\b(nobody|somebody)('s| else's) business\b|\bbusiness of\b/i, 'belongs to, or who may see it'],
  [/\bhow the site stands\b|\bsite (mode|gate|settings)\b/i, "the platform's mode, gate or settings"],
  [/\bwhat the site (says|calls)\b/i, "the platform's settings or name"],
  [/\b(is|are|was|were|be|been|being) told\b/i, 'notified, shown, listed or sent'],
  [/\b(how|where) (it|they|a \w+|the \w+) stands?\b|\bas (it|they) stands?\b/i, 'its state, or where it is'],
  [/\bstands? (in|on|under|beside|among|at|there|last)\b/i, 'is in, is on, is beside'],
  [/\b(old|no) news\b|\bis news\b/i, 'outdated, notification or event'],
];

const NAMES = [
  [/Paper(?!clip)|^papers?(?![a-z])/, 'document, invoice, receipt or credit note'],
  [/ByHouse|^house$/, 'operator'],
  [/Bell$|^[a-z]+Bells?(?=[A-Z]|$)|^Bell/, 'notification'],
  [/^calm|Calm(?=[A-Z]|$)|^CALM_/, 'throttle, stable or neutral'],
  [/^desk$/, 'page or administration'],
  [/^keep(?!Alive|All|Id|Mine|Mounted|Ms|Unread|WizardDraft)[A-Z]/, 'store, remember or record'],
  [/^hold(?!State|ForReversal)[A-Z]/, 'lock or store; a hold is money of a wallet'],
  [/^take(?!All|Apart|Backup|Down|Guess|Of|SignInGuess|StrangersMail)[A-Z]/, 'read, claim, adopt, remove or consume'],
  [/^(site|Site)(Mode|Settings|Health|History|Gate|Config)(?=[A-Z]|$)/, 'platform'],
];

/** Applied migrations are never changed. */
const CARVED_OUT = /^(sitekit|client\/gql|server\/migrations)\//;

/** @param {string} text of a comment @returns {string | null} the complaint */
export function judgeComment(path, text) {
  if (CARVED_OUT.test(path)) return null;
  return complaint(COMMENTS, text);
}

/** @param {string} name of a variable, function, class or type @returns {string | null} the complaint */
export function judgeName(path, name) {
  return CARVED_OUT.test(path) ? null : complaint(NAMES, name);
}

function complaint(list, text) {
  const hit = list.find(([pattern]) => pattern.test(text));
  return hit ? `Not "${hit[0].exec(text)[0]}": write ${hit[1]} (docs/glossary.md).` : null;
}
