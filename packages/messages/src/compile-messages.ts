import { compileMessage } from '@lingui/message-utils/compileMessage';
import { setMessageCompiler } from './format-message.ts';

// Imported for its effect by services and tests, which read catalogs as they are written.
setMessageCompiler(compileMessage);
