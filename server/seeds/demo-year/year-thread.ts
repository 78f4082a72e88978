/** The thread of `YearBehind`: it writes the year, and says how far it is. */
import { parentPort, workerData } from 'node:worker_threads';
import { createLogger } from '#platform/log/log.js';
import { writeYear } from './demo-year.js';
import type { YearFacts } from './year-behind.js';

const facts = workerData as YearFacts;
const log = createLogger(facts.config.logLevel);
const report = await writeYear({ ...facts, log, onProgress: (percent) => parentPort?.postMessage(percent) });
if (report) log.info({ ms: report.ms, missing: report.failures.length }, 'the year of the demonstration is complete');
