import { beforeAll } from '@jest/globals';
import { messagesReady } from '@porchlight/messages';
import '@porchlight/messages/compile-messages';
import { configure } from '@testing-library/react';

// A limit for what never comes, not a measure: a busy machine takes more than the default of one second.
configure({ asyncUtilTimeout: 20_000 });

// The imports of a test file define its catalogs: their messages are there before its first test renders.
beforeAll(async () => {
  for (const language of ['en-CA', 'fr-CA', 'en-US']) await messagesReady(language);
});
