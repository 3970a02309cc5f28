import { beforeAll } from '@jest/globals';
import { messagesReady } from '@porchlight/messages';
import '@porchlight/messages/compile-messages';

// The imports of a test file define its catalogs: their messages are there before its first test renders.
beforeAll(async () => {
  for (const language of ['en-CA', 'fr-CA', 'en-US']) await messagesReady(language);
});
