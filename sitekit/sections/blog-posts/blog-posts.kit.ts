import { blogPostsCopy } from './blog-posts.copy.js';
import { sectionCopy } from '../../copy/section-copies.js';
import { intro, numbered } from '../../copy/slot-makers.js';
import type { SectionKit } from '../manifest.types.js';
import { blogPostsLayouts } from './blog-posts.layouts.js';

export const blogPostsKit: SectionKit = {
  layouts: blogPostsLayouts,
  samples: (copy, trade) => ({
    ...intro(sectionCopy('blogPosts', blogPostsCopy, copy, trade)),
    ...numbered(
      'item',
      ['title', 'text', 'date', 'tag', 'more'],
      sectionCopy('blogPosts', blogPostsCopy, copy, trade).posts,
    ),
  }),
};
