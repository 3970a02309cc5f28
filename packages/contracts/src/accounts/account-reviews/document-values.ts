/** Kinds of document that support requests in a review of an account. */
export const accountDocumentKinds = ['identity', 'address', 'ownership', 'licence'] as const;
export type AccountDocumentKind = (typeof accountDocumentKinds)[number];
/** Kinds that prove an address or the right to let: a company of an account with one of them has level 2. */
export const provingDocumentKinds: readonly AccountDocumentKind[] = ['address', 'ownership'];
/** Formats in which documents are stored: images become a JPEG. */
export const accountDocumentFormats = ['pdf', 'jpeg'] as const;
export type AccountDocumentFormat = (typeof accountDocumentFormats)[number];
/** MIME types of the files that can be handed in. */
export const accountDocumentTypes: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];

/** Days to hand in the documents of a request. */
export const documentRequestDays = 7;
/** Days after the decision of a review, after which its documents are deleted. */
export const documentRetentionDays = 30;
/** Documents that can be handed in for one request. */
export const maxAccountDocuments = 5;
/** 10 MB, as for photos: the gateway takes no more. */
export const maxDocumentBytes = 10 * 1024 * 1024;
export const maxDocumentName = 120;
