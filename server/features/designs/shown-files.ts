/** The one SQL condition for "this design shows this file". */

/**
 * @param design a jsonb column with `branding` and `websiteFramework`, from our own code only.
 * @param reference the number of the parameter that holds the reference, `file:<id>`.
 * @returns a condition that is true where the file is the logo, a picture of a section or the social picture of a page.
 * `uploadedImages` only repeats them.
 */
export function designShowsFile(design: string, reference: number): string {
  const file = `jsonb_build_object('file', $${reference}::text)`;
  const shows = (path: string): string => `jsonb_path_exists(${design}, '${path} ? (@ == $file)', ${file})`;
  const drawn = '$.websiteFramework.dynamicDesign';
  const pages = `${drawn}.pages[*]`;
  return `(${design} #>> '{branding,logo}' = $${reference}
    or ${shows(`${drawn}.shared.*.customData.images.*`)}
    or ${shows(`${pages}.sections[*].customData.images.*`)} or ${shows(`${pages}.seo.image`)})`;
}
