/** Requests to our own addresses as visitors send them: through DNS and the proxy, each on a new connection. */
import { lookup as dnsLookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Probe, ProbeRequest } from '#platform/ports.js';

/** Browsers resolve every name below localhost to this machine (RFC 6761); the resolver of the system may not. */
const lookup: LookupFunction = (hostname, options, callback) => {
  if (!/(^|\.)localhost$/.test(hostname)) return dnsLookup(hostname, options, callback);
  if (options.all) return callback(null, [{ address: '127.0.0.1', family: 4 }]);
  return callback(null, '127.0.0.1', 4);
};

const HEADERS = { 'user-agent': 'Barpa-Status/1', accept: '*/*', connection: 'close' } as const;

function open({ url, body, timeoutMs }: ProbeRequest): http.ClientRequest {
  const headers = body === undefined ? HEADERS : { ...HEADERS, 'content-type': 'application/json' };
  const method = body === undefined ? 'GET' : 'POST';
  const options = { method, headers, lookup, agent: false as const, signal: AbortSignal.timeout(timeoutMs) };
  return url.startsWith('https:') ? https.request(url, options) : http.request(url, options);
}

async function readText(response: http.IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Leaving the loop destroys the response, and with it the connection.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.byteLength;
    if (bytes >= maxBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes).toString('utf8');
}

export const httpProbe: Probe = {
  request: (given) =>
    new Promise((resolve, reject) => {
      const request = open(given);
      request.on('error', reject);
      request.on('response', (response) => {
        readText(response, given.maxBytes).then((text) => resolve({ status: response.statusCode ?? 0, text }), reject);
      });
      request.end(given.body);
    }),
};
