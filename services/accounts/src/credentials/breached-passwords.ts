import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { fetchText, InvalidConfigError, Log } from '@porchlight/service-kit';
import { AccountsConfig } from '../config.ts';

const timeoutMs = 1_000;
/** A range has about 1,000 lines of 40 characters. */
const maxBytes = 1_000_000;
const prefixLength = 5;
const linePattern = /^([0-9A-F]{35}):(\d+)$/i;

/** Result of a look-up. `unknown`: look-ups are off, or the server did not respond in time or not as expected. */
export type BreachVerdict = 'found' | 'absent' | 'unknown';

/**
 * Looks passwords up in a list of leaked ones without revealing them: the server gets the first 5 digits of the SHA-1
 * and returns all hashes that begin with them (k-anonymity, the protocol of Have I Been Pwned). An outage never refuses
 * a password.
 */
@Injectable()
export class BreachedPasswords {
  readonly #address: string | undefined;
  #failures = 0;

  constructor(
    config: AccountsConfig,
    private readonly log: Log,
  ) {
    this.#address = readAddress(config);
  }

  get isOn(): boolean {
    return this.#address !== undefined;
  }

  async lookUp(password: string): Promise<BreachVerdict> {
    if (this.#address === undefined) return 'unknown';
    // The protocol prescribes SHA-1; passwords are stored by PasswordHasher.
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    try {
      const range = await fetchText(`${this.#address}${hash.slice(0, prefixLength)}`, {
        // Padding hides from the network which range was read.
        headers: { 'add-padding': 'true' },
        timeoutMs,
        maxBytes,
      });
      return readRange(range).has(hash.slice(prefixLength)) ? 'found' : 'absent';
    } catch (error) {
      this.#failures += 1;
      const { name, message } = error as Error;
      this.log.warn('breached password look-up failed', { failures: this.#failures, error: name, reason: message });
      return 'unknown';
    }
  }
}

/** Returns the hash suffixes of a range without its padding, whose count is 0. Throws when it is not a range. */
function readRange(text: string): ReadonlySet<string> {
  const lines = text
    .trim()
    .split(/\r?\n/)
    .map((line) => linePattern.exec(line.trim()));
  if (lines.some((line) => line === null)) throw new Error('not a range of hashes');
  return new Set(lines.flatMap((line) => (line && Number(line[2]) > 0 ? [String(line[1]).toUpperCase()] : [])));
}

function readAddress({ breachedPasswordsUrl: address, nodeEnv }: AccountsConfig): string | undefined {
  if (address === undefined) return undefined;
  if (nodeEnv !== 'test' && !address.startsWith('https:'))
    throw new InvalidConfigError('BREACHED_PASSWORDS_URL must be an https address (value hidden)');
  return address.endsWith('/') ? address : `${address}/`;
}
