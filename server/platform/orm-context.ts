/**
 * Imported by app.ts before anything that loads MikroORM. Its flush runs in an AsyncLocalStorage only to refuse a
 * flush inside a flush; on Node 20 that switches promise hooks on for the whole process with the first write, and every
 * await of every later request pays for them (decision 007). MikroORM takes the class from the global object where one
 * stands there; it stands there only while it loads.
 */
import './orm-context.install.js';
import '@mikro-orm/core';

Reflect.deleteProperty(globalThis, 'AsyncLocalStorage');
