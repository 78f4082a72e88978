/** The part of autocannon that the bench uses; it ships no types of its own. */
declare module 'autocannon' {
  interface Options {
    url: string;
    method?: string;
    headers?: Record<string, string>;
    body?: string;
    /** Sent in turn, by each connection. */
    requests?: readonly { readonly headers: Record<string, string> }[];
    /** Requests a second of all connections together; left out: as many as are answered. */
    overallRate?: number;
    connections: number;
    /** s; 10 where neither it nor `amount` is given. */
    duration?: number;
    /** Requests altogether. */
    amount?: number;
    /** How long an answer is waited for before it counts as an error, s; 10 where left out. */
    timeout?: number;
  }
  interface Result {
    requests: { average: number; total: number };
    non2xx: number;
    /** How many answers had each status. */
    statusCodeStats?: Readonly<Record<string, { readonly count: number }>>;
    errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
