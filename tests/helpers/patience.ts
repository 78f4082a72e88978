/** A test with a whole server and a database beside it may wait for a busy machine. */
import { jest } from '@jest/globals';

jest.setTimeout(30_000);
