/** A test with a whole server and a database beside it may wait for a busy machine; the limit only ends what hangs. */
import { jest } from '@jest/globals';

jest.setTimeout(120_000);
