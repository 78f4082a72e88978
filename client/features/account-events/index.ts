/** The log of an account: its screen, and the kinds of its events, by which others choose. */
export { EventsList } from './events-list.js';
export { KindChoice, kindsMissing } from './kind-choice.js';
export { eventName, kindName } from './account-events.messages.js';
export { kindsOfNames, namesOfKinds } from './kind-names.js';
