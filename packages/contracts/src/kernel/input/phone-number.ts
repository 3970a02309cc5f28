const maxDigits = 15;
const northAmerican = /^[2-9]\d{2}[2-9]\d{6}$/;

/**
 * Converts a phone number to E.164 (`+14165550123`); without a country code it is read as Canadian or US. Returns
 * undefined if invalid.
 */
export function parsePhoneNumber(text: string): string | undefined {
  if (!/^\+?[\d\s().-]{7,30}$/.test(text.trim())) return undefined;
  const digits = text.replace(/\D/g, '');
  if (!text.trim().startsWith('+'))
    return northAmerican.test(digits.replace(/^1(?=\d{10}$)/, '')) ? `+1${digits.slice(-10)}` : undefined;
  if (digits.startsWith('1')) return northAmerican.test(digits.slice(1)) ? `+${digits}` : undefined;
  return /^[2-9]/.test(digits) && digits.length >= 8 && digits.length <= maxDigits ? `+${digits}` : undefined;
}
