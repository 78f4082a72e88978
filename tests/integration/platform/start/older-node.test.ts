/** A command that an older Node begins goes on in the newer one. The older one is this Node that says it is 18. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { eventually } from '#tests/helpers/app.js';

const onLinux = process.platform === 'linux' ? describe : describe.skip;
const PROJECT = process.cwd();

/** Says what it is, then lives until it is stopped. */
const COMMAND = `
import { prepare } from './lib/prepare.mjs';
import { stopWithNpm } from './lib/npm-watch.mjs';
stopWithNpm();
const letGo = await prepare();
letGo();
process.on('SIGTERM', () => { console.log('asked to stop'); setTimeout(() => process.exit(7), 200); });
console.log('pid ' + process.pid + ' node ' + process.versions.node + ' ' + process.argv.slice(2).join(' '));
setInterval(() => undefined, 1000);
`;
const PRETEND = (home: string): string => `
if (!process.env.PATH.startsWith(${JSON.stringify(home)}))
  Object.defineProperty(process.versions, 'node', { value: '18.20.8' });
`;

onLinux('a command of an older Node', () => {
  let copy: string;
  let outer: ChildProcess;
  let said: string;

  beforeEach(async () => {
    copy = mkdtempSync(join(tmpdir(), 'barpa-older-node-'));
    for (const name of ['scripts', 'package.json', 'package-lock.json'])
      cpSync(join(PROJECT, name), join(copy, name), { recursive: true });
    symlinkSync(join(PROJECT, 'node_modules'), join(copy, 'node_modules'));
    const name = `node-linux-${process.arch}`;
    const node = join(copy, '.node', `${name}@24`, 'node_modules', name, 'bin/node');
    mkdirSync(dirname(node), { recursive: true });
    symlinkSync(process.execPath, node);
    writeFileSync(join(copy, 'scripts/command.mjs'), COMMAND);
    writeFileSync(join(copy, 'pretend.mjs'), PRETEND(dirname(node)));
    said = '';
    outer = spawn(process.execPath, ['--import', './pretend.mjs', 'scripts/command.mjs', 'a', 'b c'], {
      cwd: copy,
      env: { PATH: process.env['PATH'] ?? '', npm_lifecycle_event: 'test' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    outer.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    await eventually('the command runs', () => Promise.resolve(said.includes('pid ')), 30_000);
  }, 60_000);
  afterEach(() => {
    // The inner one lives up to a second longer, and may still write.
    outer.stdout?.removeAllListeners('data');
    outer.kill('SIGKILL');
    rmSync(copy, { recursive: true, force: true });
  });

  const inner = (): number => Number(/pid (\d+)/.exec(said)?.[1]);
  /** Not of one that has ended and was not collected yet. */
  const isAlive = (pid: number): boolean => existsSync(`/proc/${pid}/exe`);

  it('runs in the newer one, with its arguments', () => {
    expect(said).toContain(`node ${process.versions.node} a b c`);
    expect(inner()).not.toBe(outer.pid);
  });

  it('hands on a signal once, and the exit code', async () => {
    outer.kill('SIGTERM');
    const [code] = (await once(outer, 'exit')) as [number];
    expect(code).toBe(7);
    expect(said.match(/asked to stop/g)).toHaveLength(1);
  });

  it('cannot outlive its killed parent', async () => {
    const pid = inner();
    expect(isAlive(pid)).toBe(true);
    outer.kill('SIGKILL');
    await eventually('it has ended, too', () => Promise.resolve(!isAlive(pid)), 20_000);
  });
});
