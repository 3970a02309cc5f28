import { UserError } from './user-error.mjs';

const messages = {
  ENOSPC: 'The disk is full. Free up space, or choose another folder with DATA_DIR. Saved data is safe.',
  EDQUOT: 'The disk quota is exceeded. Free up space, or choose another folder with DATA_DIR. Saved data is safe.',
  EROFS: 'The disk is read-only. Choose another folder with DATA_DIR.',
};
const codesByPhrase = {
  'No space left on device': 'ENOSPC',
  'Disk quota exceeded': 'EDQUOT',
  'Read-only file system': 'EROFS',
};

/** Returns the message for the user: how to fix a known error, otherwise the error's own message. */
export function errorMessage(error) {
  if (error instanceof UserError) return error.message;
  const phrase = Object.keys(codesByPhrase).find((part) => error.message?.includes(part));
  const known = messages[error.code] ?? messages[codesByPhrase[phrase]];
  if (known) return `${known}\n  (${error.message.split('\n')[0]})`;
  if (error.code === 'EACCES' || error.code === 'EPERM')
    return `Porchlight cannot write to ${error.path ?? 'a file it needs'}. Start as the user who made this clone, or make your own clone.`;
  return `Porchlight could not start: ${error.message || error.code || error}`;
}
