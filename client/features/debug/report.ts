/** All results of the page as one text for support. It contains only what the page shows, so no secrets. */
import { toPersianDigits } from '#core/text/digits.js';
import { debug } from './debug.messages.js';
import type { FlowStep } from './auth-flow.js';
import type { Probe } from './probe.js';
import type { SignInCheck } from './sign-in-check.js';

/** The findings so far; null or absent: not looked at yet. */
export interface Findings {
  readonly status: readonly (readonly [label: string, value: string])[];
  readonly ping: Probe | null;
  readonly signIn: SignInCheck | null;
  readonly flow: readonly FlowStep[];
  readonly connections: readonly Probe[];
}

export interface Surroundings {
  /** For the reader: date and time. */
  readonly at: string;
  readonly address: string;
  readonly userAgent: string;
  readonly screen: string;
}

export function probeNote({
  status,
  timedOut,
  ms,
  body,
}: Pick<Probe, 'status' | 'timedOut' | 'ms'> & Partial<Pick<Probe, 'body'>>): string {
  const answer =
    status === null ? (timedOut ? debug.connection.timeout : debug.connection.noAnswer) : toPersianDigits(status);
  const isForeign = status !== null && body === null;
  return [answer, isForeign && debug.connection.foreign, debug.ms(toPersianDigits(ms))].filter(Boolean).join('، ');
}

function section(title: string, lines: readonly string[]): string {
  return [`# ${title}`, ...(lines.length > 0 ? lines : [debug.verdicts.waiting])].join('\n');
}

const line = (name: string, verdict: keyof typeof debug.verdicts, note: string) =>
  `- ${name}: ${debug.verdicts[verdict]} (${note})`;
const probeLine = (found: Probe) => line(`/api${found.path}`, found.verdict, probeNote(found));

export function reportText({ status, ping, signIn, flow, connections }: Findings, around: Surroundings): string {
  return [
    section(debug.title, [around.at, around.address, around.userAgent, around.screen]),
    section(
      debug.status.title,
      status.map(([label, value]) => `- ${label}: ${value}`),
    ),
    section(debug.ping.title, ping ? [probeLine(ping)] : []),
    section(
      debug.signIn.title,
      signIn
        ? [line(debug.signIn.title, signIn.verdict, `${signIn.note} ${probeNote({ ...signIn, timedOut: false })}`)]
        : [],
    ),
    section(
      debug.flow.title,
      flow.map(({ name, verdict, note }) => line(debug.flow.steps[name], verdict, note)),
    ),
    section(debug.connection.title, connections.map(probeLine)),
  ].join('\n\n');
}
