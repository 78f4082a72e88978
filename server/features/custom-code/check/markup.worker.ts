/** Checks texts of custom code in a separate thread: the waiting process can end it, whatever the text does. */
import { parentPort, workerData } from 'node:worker_threads';
import { judgeMarkup, type MarkupTask } from './markup.js';

const files = new Set(workerData as readonly string[]);
parentPort?.on('message', (task: MarkupTask) => parentPort?.postMessage(judgeMarkup(task, files)));
