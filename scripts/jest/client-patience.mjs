/** A component may take its time on a busy machine; the limits only end what never comes. */
import { jest } from '@jest/globals';
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);
