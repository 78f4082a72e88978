import { createContext } from 'react';
import type { FileAddress } from '#sitekit/texts/image-address.js';

/** Where the pictures that the server keeps (`file:<id>`) are shown from, for every view of a site below. */
export const SiteFiles = createContext<FileAddress | undefined>(undefined);
