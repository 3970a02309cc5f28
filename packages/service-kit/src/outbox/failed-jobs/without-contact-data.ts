const emailAddress = /[^\s"'<>(),;:]+@[^\s"'<>(),;:]+/gu;
const phoneNumber = /\+?\(?\d[\d\s().-]{5,}\d/gu;
// The database quotes a value that it cannot read after a colon, at the end of its message.
const rejectedValue = /: "[^]*"$/u;

/** Returns the message of a failure with an ellipsis in place of addresses, phone numbers and rejected values. */
export const withoutContactData = (message: string): string =>
  message.replace(rejectedValue, ': "…"').replace(emailAddress, '…').replace(phoneNumber, '…');
