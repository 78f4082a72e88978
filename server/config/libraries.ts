/**
 * React and others choose between their development and their production build by NODE_ENV, when they are first
 * imported: a program that serves imports this file before anything else. Where the operator says nothing they take the
 * production build; what the product itself does follows the environment as it was given (`loadConfig`).
 */
import { givenEnvironment } from './environment.js';

if (!givenEnvironment['NODE_ENV']) process.env['NODE_ENV'] = 'production';
