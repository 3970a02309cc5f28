import { Refusal } from './refusal.mjs';

const words = {
  ENOSPC: 'The disk is full. Make room, or choose another place with DATA_DIR. What was saved before is safe.',
  EDQUOT:
    'Your share of the disk is used up. Make room, or choose another place with DATA_DIR. What was saved before is safe.',
  EROFS: 'The disk is read-only. Choose another place with DATA_DIR.',
};
const saidByOthers = {
  'No space left on device': 'ENOSPC',
  'Disk quota exceeded': 'EDQUOT',
  'Read-only file system': 'EROFS',
};

/** What a person is told about a failure: plain words for what they can mend, the message otherwise. */
export function explain(error) {
  if (error instanceof Refusal) return error.message;
  const said = Object.keys(saidByOthers).find((phrase) => error.message?.includes(phrase));
  const known = words[error.code] ?? words[saidByOthers[said]];
  if (known) return `${known}\n  (${error.message.split('\n')[0]})`;
  if (error.code === 'EACCES' || error.code === 'EPERM')
    return `Porchlight may not write ${error.path ?? 'a file it needs'}. Start as the user who made this clone, or make a clone of your own.`;
  return `Porchlight could not start: ${error.message || error.code || error}`;
}
