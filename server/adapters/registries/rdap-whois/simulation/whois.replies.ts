/** The replies of real WHOIS servers, registry by registry (protocols B2). */

/** Verisign's terms name limits and quotas under every answer; a reader must not take them for a refusal. */
const VERISIGN_TERMS = `>>> Last update of whois database: 2026-11-21T08:00:00Z <<<

NOTICE: The expiration date displayed in this record is the date the
registrar's sponsorship of the domain name registration in the registry is
currently set to expire.

TERMS OF USE: You are not authorized to access or query our Whois
database through the use of electronic processes that are high-volume and
automated; exceeding the query quota will have you slow down and try again.
`;

const IR_HEADER = `% This is the IRNIC Whois server v1.6.2.
% Available on web at http://whois.nic.ir/
% Find the terms and conditions of use on http://www.nic.ir/
%
% This server uses UTF-8 as the encoding for requests and responses.

% NOTE: This output has been filtered.

% Information related to`;

export interface WhoisReplies {
  readonly free: string;
  readonly taken: string;
  readonly limited: string;
}

/** `name` is whole and in lower case. Null for an extension that no server here serves. */
export function whoisReplies(name: string): WhoisReplies | null {
  const extension = name.slice(name.indexOf('.') + 1);
  if (extension === 'ir' || extension.endsWith('.ir')) return irReplies(name);
  const free = freeText(extension, name);
  if (free === null) return null;
  return {
    free: `${free}\r\n${extension === 'co' || extension === 'biz' ? '' : VERISIGN_TERMS}`,
    taken: takenText(name),
    limited: 'WHOIS LIMIT EXCEEDED - SEE WWW.PIR.ORG/WHOIS FOR DETAILS\r\n',
  };
}

function freeText(extension: string, name: string): string | null {
  switch (extension) {
    case 'com':
    case 'net':
    case 'cc':
      return `No match for "${name.toUpperCase()}".`;
    case 'org':
    case 'info':
      return 'NOT FOUND';
    case 'io':
    case 'me':
      return 'Domain not found.';
    case 'co':
      return 'DOMAIN NOT FOUND';
    case 'biz':
      return 'No Data Found';
    default:
      return null;
  }
}

function takenText(name: string): string {
  return `   Domain Name: ${name.toUpperCase()}
   Registry Domain ID: 2138514_DOMAIN-SANDBOX
   Updated Date: 2026-09-09T15:39:04Z
   Creation Date: 2015-05-04T08:00:00Z
   Registry Expiry Date: 2035-05-04T08:00:00Z
   Registrar: Simulated Registrar
   Domain Status: clientTransferProhibited https://icann.org/epp#clientTransferProhibited
   Name Server: NS1.${name.toUpperCase()}
   Name Server: NS2.${name.toUpperCase()}
   DNSSEC: unsigned
${VERISIGN_TERMS}`;
}

function irReplies(name: string): WhoisReplies {
  const taken = `${IR_HEADER} '${name}'


domain:\t\t${name}
ascii:\t\t${name}
remarks:\t(Domain Holder) Simulated Holder
holder-c:\tpl2-irnic
admin-c:\tpl2-irnic
nserver:\tns1.${name}
nserver:\tns2.${name}
last-updated:\t2026-01-05
expire-date:\t2035-05-04
source:\t\tIRNIC # Filtered
`;
  return {
    taken,
    free: `${IR_HEADER} '${name}'\n\n\n%ERROR:101: no entries found\n%\n% No entries found in the selected source(s).\n`,
    limited: `${IR_HEADER} '${name}'\n\n%ERROR:201: query rate limit exceeded, try again later\n`,
  };
}
