// 32 characters, so that each is equally likely; none that is easily taken for another.
const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Returns a random promo code of 8 characters: `K7QF2MXA`. */
export const generateCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => characters[byte % characters.length]).join('');
