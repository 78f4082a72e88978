/**
 * The first label of a site's preview address, `<label>.<SITES_HOST>`. It must imitate nobody whom visitors trust with
 * money or documents: banks, payment services, authorities, and Barpa itself.
 */

/** What a host name takes; DNS allows 63 characters. */
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

export function isSiteLabel(text: string): boolean {
  return LABEL.test(text);
}

/** Labels that programs and people read as a part of the host itself. */
const TECHNICAL: ReadonlySet<string> = new Set(
  `www api app admin dashboard mail email smtp imap pop ftp ns ns1 ns2 dns mx cdn static assets files media img blog
   help support status docs login signin signup account accounts auth sso secure pay payment payments billing wallet
   bank checkout shop-pay root localhost test staging dev internal autodiscover autoconfig wpad abuse postmaster
   hostmaster webmaster security`.split(/\s+/),
);

/** Anywhere in a label between hyphens, digits apart: `mellat-bank`, `shaparak2`. */
const IMITATED: ReadonlySet<string> = new Set(
  `barpa bank banks banking shaparak shetab zarinpal idpay nextpay payping sadad behpardakht asanpardakht samankish
   mellat bankmellat melli bankmelli saderat banksaderat tejarat banktejarat maskan bankmaskan sepah banksepah refah
   bankrefah keshavarzi pasargad bankpasargad parsian saman banksaman ayandeh eghtesad sina resalat postbank paypal visa
   mastercard gov government dolat irangov police polis faraja naja adliran sana ghove ghazaei edalat maliat tax taxes
   intamedia tamin taminejtemaei yaraneh saham edalatsaham sejam samanehmelli mydolat mygov nic irnic post tci
   sabteahval shahrdari majlis`.split(/\s+/),
);

/** Whether a site may stand at the label without anybody having looked at it. */
export function isOpenLabel(label: string): boolean {
  if (!isSiteLabel(label) || label.startsWith('xn--') || TECHNICAL.has(label)) return false;
  const words = label.split('-').map((word) => word.replace(/\d+/g, ''));
  return ![...words, words.join('')].some((word) => IMITATED.has(word));
}
