import type { StartUpload } from './start-upload.ts';
import { startTusUpload } from './tus-upload.ts';

/** Transport of the uploads; tests replace it. */
export const uploadTransport: { start: StartUpload } = { start: startTusUpload };
