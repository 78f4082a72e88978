/**
 * Names that visitors trust with money or documents, as they are written in addresses. Operators add others in the
 * settings of the platform (`protectedNames`). Rules: core/sites/site-label.ts.
 */
const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * Names of one owner, and no words of everyday language: refused alone, between hyphens, joined to what goes with them,
 * written with letters that look alike, and from seven letters on wherever they occur and with a slip of the pen.
 */
export const BRANDS = words(`
  barpa shaparak zarinpal behpardakht asanpardakht samankish irankish fanavacard idpay nextpay payping digipay snapppay
  azkivam lendo jibit vandar zibal sizpay mihanpay bahamta sepehrpay parsianpay hamrahcard setareaval
  blubank bankino hibank bankmarkazi postbank saderatbank adliran sabteahval sabteasnad taminejtemaei edalatsaham
  sahamedalat samanehmelli mydolat mygov irangov farabourse tsetmc emofid mofidonline easytrader
  digikala digistyle snappfood snappmarket snapptrip tapsi sheypoor torob basalam technolife emalls cafebazaar myket
  flytoday mrbilit filimo namava aparat rubika eitaa irancell hamrahaval rightel shatel asiatech mobinnet parsonline
  nobitex wallex ramzinex bitpin tabdeal abantether exnovin bitbarg excoino arzpaya ompfinex
  binance coinbase kucoin bybit bitfinex metamask trustwallet coinex lbank
  paypal payoneer mastercard skrill neteller webmoney perfectmoney westernunion aliexpress
  google gmail icloud microsoft facebook instagram whatsapp telegram twitter linkedin youtube netflix spotify
  cloudflare dropbox github samsung huawei xiaomi
`);

/** Shorter names among them that are refused wherever they occur, too. */
export const UNMISTAKABLE = words('barpa paypal');

/**
 * Trusted names that are words, too: refused alone, between hyphens, and joined to each other or to what goes with
 * them.
 */
export const TRUSTED_WORDS = words(`
  bank banks banking shetab sadad mellat melli saderat tejarat keshavarzi pasargad eghtesad resalat karafarin cbi visa
  gov government dolat polis police rahvar faraja naja ghove ghazaei ghovehghazaieh dadgostari edalat maliat tax taxes
  gomrok intamedia yaraneh sejam irnic shahrdari ostandari farmandari vezarat majlis sanjesh nezamvazife
`);

/** People and shops are called so, too: refused alone and between hyphens, and joined to a bank. */
export const SHARED_WORDS = words(
  'maskan sepah refah parsian saman ayandeh sina dey shahr sarmayeh sana tamin saham nic post tci sep pec divar snapp',
);
/** Names among them that are too common to be refused alone. */
export const COMMON_WORDS = words('dey shahr sarmayeh sep pec');

/** Banks by names that are words: with «bank» before or after they are names of one owner. */
export const BANKS = words(`
  mellat melli saderat tejarat keshavarzi pasargad eghtesad eghtesadnovin resalat karafarin maskan sepah refah parsian
  saman ayandeh sina shahr sarmayeh mehr middleeast khavarmianeh gardeshgari iranzamin tosee sanatmadan
`);

/** Prefixes and suffixes that make a name look like a part of a trusted one. */
export const BESIDE = words(`
  e my the new real iran ir online internet internetbank mobile hamrah app web net site portal login signin panel
  secure security support help pay payment payments gateway dargah card cards account accounts verify wallet samaneh
  khadamat markazi official shop store club
`);

/** Everyday words and honest names that are a letter away from a protected one, as whole parts of a label. */
export const HONEST_WORDS = words(`
  finance financer irantel iranmel technoline technolive telegraf telegraph microsoft-kar parsianpaya digikar digital
  nobitech bitbag shatelle torobche basalamat poost
`);
