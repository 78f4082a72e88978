/** From a design to the files of a site. Needs react-dom/server: for the server and for tools. */
export { descriptionOf } from '../page/page-head.js';
export { buildSite } from './build-site.js';
export type { ReleaseFile } from './release-file.js';
export type {
  BuildTools,
  BuiltPicture,
  FontFile,
  PictureFile,
  PictureFormat,
  SiteIcons,
  SiteInput,
} from './site-input.js';
