/** `npm run pictures`: takes the README's pictures from the running product. */
import { play } from './lib/play.mjs';

process.exit(await play('pictures'));
