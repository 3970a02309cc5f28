// Node reads an address byte by byte; those beyond ASCII belong in escapes.
const escapeByte = (byte: string): string => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`;
const isReadable = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};
const mend = (text: string): string => (isReadable(text) ? text : text.replaceAll('%', '%25'));

/**
 * The address that the rest of the gateway reads: letters sent as they are become escapes, broken escapes stand for themselves,
 * and one slash begins it (`//elsewhere` would be another site). It never refuses: any address gives at least a page.
 */
export function cleanAddress(raw: string): string {
  const local = raw.replace(/^[a-z]+:\/\/[^/?]*/i, '');
  const whole = local.replace(/%(?![0-9a-f]{2})/gi, '%25').replace(/[\x80-\xff]/g, escapeByte);
  const [, path = '', query] = /^([^?]*)(?:\?(.*))?$/.exec(whole) ?? [];
  const cleanPath = `/${path
    .replace(/^[/\\]+/, '')
    .split('/')
    .map(mend)
    .join('/')}`;
  return query === undefined ? cleanPath : `${cleanPath}?${query.split('&').map(mend).join('&')}`;
}
