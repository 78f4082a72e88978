export { OnSight } from '../../../ui/preview/on-sight.js';
