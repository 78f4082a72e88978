import type { UiError } from '../errors.js';

/** A call through the REST API that failed. `message` is the documented English text, `ui` what people read. */
export class RestError extends Error {
  constructor(
    readonly status: number | null,
    message: string,
    readonly ui: UiError,
    /** The status text of the answer: "Not Found"; empty where there was none, or the protocol sends none. */
    readonly statusText = '',
  ) {
    super(message);
    this.name = 'RestError';
  }
}
