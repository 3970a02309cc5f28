/**
 * The message system: `defineMessages` makes a catalog, `formatMessage` reads it, `messagesReady` imports its language.
 */
export {
  defineMessages,
  writtenLanguage,
  type CatalogSources,
  type Language,
  type MessageCatalog,
  type Messages,
  type Translate,
  type Values,
  type WrittenLanguage,
} from './catalog.ts';
export { formatMessage, messagesIn, setMessageCompiler } from './format-message.ts';
export { messagesReady, pendingMessages, screenMessages, setMessageImport } from './load-messages.ts';
export { formatReference, messageReference, messageReferences, type MessageReference } from './reference.ts';
