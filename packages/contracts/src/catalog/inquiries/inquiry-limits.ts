/** Limits of a message to a landlord, in characters. */
export const inquiryLength = { min: 10, max: 2_000 } as const;

/**
 * Limits of inquiries per writer, enforced twice (docs/rules/inquiries.md): the gateway counts the requests of a user
 * or, for a guest, of an IP address; catalog counts the messages and listings of a writer, who may use several
 * addresses.
 */
export const inquiryLimits = {
  messagesPerHour: 20,
  guestMessagesPerHour: 10,
  listingsPerDay: 10,
  verifiedListingsPerDay: 40,
} as const;
