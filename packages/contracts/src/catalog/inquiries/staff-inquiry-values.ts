/**
 * Lists of inquiries for staff: without and with a reply of the landlord, marked as spam, with a message that waits
 * for a check. `all` has these and no others.
 */
export const staffInquiryLists = ['all', 'new', 'answered', 'spam', 'held'] as const;
export type StaffInquiryList = (typeof staffInquiryLists)[number];
/** State of one inquiry. */
export const staffInquiryStates = ['new', 'answered', 'spam', 'held'] as const;
export type StaffInquiryState = (typeof staffInquiryStates)[number];
/** Greatest number of inquiries in one file, and of messages of an inquiry that staff see. */
export const maxExportedInquiries = 10_000;
export const maxShownMessages = 500;
