/** The part of autocannon that the bench uses; it ships no types of its own. */
declare module 'autocannon' {
  interface Options {
    url: string;
    method: string;
    headers: Record<string, string>;
    body?: string;
    connections: number;
    /** s */
    duration: number;
  }
  interface Result {
    requests: { average: number };
    non2xx: number;
    errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
