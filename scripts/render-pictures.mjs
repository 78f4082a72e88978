/**
 * Renders stock pictures (sitekit/pictures/) with Blender. Takes minutes each: never a part of a build or a check.
 * After a stop it continues with what is missing.
 *
 *   npm run pictures:render                      what is not there yet, in the order of the list
 *   npm run pictures:render -- <name> …          these, also where they are there
 *   npm run pictures:render -- preview <name> …  small and quick, into dist/made/pictures/, to be looked at
 *   npm run pictures:render -- list              which are there, and which an earlier kit has made
 */
import { fail } from './lib/project.mjs';
import { isMade, isOfThisKit, names, previewOf, render } from './render/pictures.mjs';

const [command, ...rest] = process.argv.slice(2);

function known(asked) {
  const unknown = asked.filter((name) => !names().includes(name));
  if (unknown.length > 0) fail(`The list has no ${unknown.join(', ')}: sitekit/pictures/stock.data.ts.`);
  return asked;
}

const stateOf = (name) => (!isMade(name) ? 'missing' : isOfThisKit(name) ? 'there' : 'there, by an earlier kit');

if (command === 'list') for (const name of names()) console.log(`${name}: ${stateOf(name)}`);
else if (command === 'preview') for (const name of known(rest)) console.log(await previewOf(name));
else {
  const asked = command === undefined ? names().filter((name) => !isMade(name)) : known([command, ...rest]);
  for (const name of asked) console.log(await render(name));
}
