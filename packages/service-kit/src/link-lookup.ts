import type { ConfirmState, LinkLookupResponse, LookedUpPurpose } from '@porchlight/contracts';
import type { SignedLinks } from './signed-links.ts';

// The claims and the signature of `SignedLinks`, alone or within an address.
const linkPattern = /[\w-]{20,}\.[\w-]{43}(?![\w-])/u;

/** Returns the state of a link of one purpose. */
type Check = (text: string) => Promise<Pick<ConfirmState, 'state'>>;

/** Returns the kind and the state of a pasted link, or `unknown` if no purpose of the checks signed it. */
export async function lookUpLink(
  links: SignedLinks,
  pasted: string,
  checks: Partial<Readonly<Record<LookedUpPurpose, Check>>>,
): Promise<LinkLookupResponse> {
  const [text = ''] = linkPattern.exec(pasted) ?? [];
  for (const [purpose, check] of Object.entries(checks) as [LookedUpPurpose, Check][]) {
    const read = links.read(purpose, text);
    if (read.state === 'unknown') continue;
    const { state } = await check(text);
    return { state, purpose, validUntil: read.link.expiresAt.toISOString() };
  }
  return { state: 'unknown' };
}
