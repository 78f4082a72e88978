import { blogPostsCopy } from '../../copy/blog-posts.copy.js';
import { intro, numbered } from '../../copy/slot-makers.js';
import type { SectionKit } from '../../library.js';
import { blogPostsLayouts } from './blog-posts.layouts.js';

export const blogPostsKit: SectionKit = {
  layouts: blogPostsLayouts,
  samples: (_, trade) => ({
    ...intro(blogPostsCopy[trade]),
    ...numbered('item', ['title', 'text', 'date', 'tag', 'more'], blogPostsCopy[trade].posts),
  }),
};
