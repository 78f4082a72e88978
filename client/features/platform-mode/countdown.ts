import { useEffect, useState } from 'react';
import { serverNow } from '#client/lib/server-clock.js';
import { fetchServerTime } from '#client/lib/platform-state.js';

export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

const SECOND_MS = 1000;

/** Whole units until then; null when it is over. */
export function timeLeft(until: Date, now: Date): TimeLeft | null {
  const total = Math.ceil((until.getTime() - now.getTime()) / SECOND_MS);
  if (total <= 0) return null;
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}

/** Anew each second, by the server's clock. */
export function useTimeLeft(until: string | null): TimeLeft | null {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (until === null) return;
    fetchServerTime();
    const timer = setInterval(() => setNow(serverNow()), SECOND_MS);
    return () => clearInterval(timer);
  }, [until]);
  return until === null ? null : timeLeft(new Date(until), new Date(now));
}
