/** A small design as REST takes it, for the examples of the OpenAPI document. */
export const EXAMPLE_DESIGN = {
  pages: [
    {
      id: 'main',
      name: 'صفحهٔ اصلی',
      sections: [{ id: 's', section_type: 'hero', layout_id: 'hero-1', order: 0 }],
    },
  ],
  current_page_id: 'main',
};
