import { readFileSync } from 'node:fs';

/**
 * Returns the system account that the database server runs as: undefined for an ordinary user (their own account),
 * `nobody` for root, because PostgreSQL refuses to run as root and `nobody` exists on every system.
 */
export function serverAccount() {
  if (process.getuid?.() !== 0) return undefined;
  const nobody = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('nobody:'));
  const [, , uid, gid] = (nobody ?? 'nobody:x:65534:65534').split(':');
  return { uid: Number(uid), gid: Number(gid) };
}
