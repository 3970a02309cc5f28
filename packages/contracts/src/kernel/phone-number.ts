const longest = 15;
const northAmerican = /^[2-9]\d{2}[2-9]\d{6}$/;

/** A phone number as E.164 (`+14165550123`), with Canada and the US where no country is said; undefined when it is none. */
export function phoneNumber(text: string): string | undefined {
  if (!/^\+?[\d\s().-]{7,30}$/.test(text.trim())) return undefined;
  const digits = text.replace(/\D/g, '');
  if (!text.trim().startsWith('+'))
    return northAmerican.test(digits.replace(/^1(?=\d{10}$)/, '')) ? `+1${digits.slice(-10)}` : undefined;
  if (digits.startsWith('1')) return northAmerican.test(digits.slice(1)) ? `+${digits}` : undefined;
  return /^[2-9]/.test(digits) && digits.length >= 8 && digits.length <= longest ? `+${digits}` : undefined;
}
