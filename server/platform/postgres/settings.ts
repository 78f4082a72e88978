/**
 * The whole of `postgresql.conf`: sized for two cores and a few hundred connections, reachable from this machine only.
 */

export interface Settings {
  readonly port: number;
  /** False trades safety at a power cut for speed; only tests do. */
  readonly durable: boolean;
}

export function settingsFile({ port, durable }: Settings): string {
  const lines = [
    `port = ${port}`,
    "listen_addresses = '127.0.0.1'",
    // A socket's folder would have to be open to both users; TCP needs none.
    "unix_socket_directories = ''",
    'max_connections = 200',
    'shared_buffers = 128MB',
    'dynamic_shared_memory_type = ' + (process.platform === 'win32' ? 'windows' : 'posix'),
    "password_encryption = 'scram-sha-256'",
    // Compiling a plan costs more than our short statements take.
    'jit = off',
    "timezone = 'UTC'",
    "log_timezone = 'UTC'",
    "datestyle = 'iso, mdy'",
    "lc_messages = 'C'",
    'max_wal_size = 1GB',
    "log_line_prefix = '%m [%p] '",
  ];
  if (!durable) lines.push('fsync = off', 'synchronous_commit = off', 'full_page_writes = off', 'autovacuum = off');
  return `# Written at every start; changes here are lost.\n${lines.join('\n')}\n`;
}
