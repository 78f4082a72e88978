/** A component may take its time on a busy machine; the limits only end what never comes. */
import { jest } from '@jest/globals';

jest.setTimeout(60_000);
// Without a document there are no components, and loading the library costs more than most of those tests.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 20_000 });
}
