/** Judges texts of custom code in a thread of its own: whoever waits for it can end it, whatever the text does. */
import { parentPort, workerData } from 'node:worker_threads';
import { judgeMarkup, type MarkupTask } from './markup.js';

const files = new Set(workerData as readonly string[]);
parentPort?.on('message', (task: MarkupTask) => parentPort?.postMessage(judgeMarkup(task, files)));
