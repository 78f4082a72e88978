export { Scaled } from '../../../ui/preview/scaled.js';
