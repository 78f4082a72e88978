/** The one SQL condition for "this design shows this file, or leads to it". */

/**
 * @param design a jsonb column with `branding` and `websiteFramework`, from our own code only.
 * @param reference the number of the parameter that holds the reference, `file:<id>`.
 * @returns a condition that is true where the file is the logo, a picture, or the target of a link, also inside a text.
 * `uploadedImages` only repeats pictures.
 */
export function designShowsFile(design: string, reference: number): string {
  return `(${design} #>> '{branding,logo}' = $${reference}
    or strpos(${design} #>> '{websiteFramework,dynamicDesign}', $${reference}) > 0)`;
}
