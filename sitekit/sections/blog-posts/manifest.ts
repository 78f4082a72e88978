import type { SectionManifest } from '../manifest.types.js';
import { fieldsAs, HEADING_KINDS, PAIR } from '../slot-kinds.js';

export const blogPostsManifest: SectionManifest = {
  slots: { ...HEADING_KINDS, ...fieldsAs('claim', 'item#', ...PAIR, 'date', 'tag', 'more') },
  essential: /^item\d+\.title$/,
  kit: () => import('./blog-posts.kit.js').then(({ blogPostsKit }) => blogPostsKit),
};
