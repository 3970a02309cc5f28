import { MaxLength, ValidateBy } from 'class-validator';
import { applyAll } from '../../kernel/input/compose.ts';

/** Sites of virtual tours and of videos, with their subdomains. */
export const tourSites = ['matterport.com', 'kuula.co', 'youriguide.com', 'cloudpano.com', 'ricoh360.com'] as const;
export const videoSites = ['youtube.com', 'youtu.be', 'vimeo.com'] as const;

// Neither an IP address nor a name within a network.
const publicHost = /\.[a-z][a-z0-9-]+$/u;
/** Returns the host of a web address with https; undefined for other text, and for one with a password or a port. */
function hostOf(text: unknown): string | undefined {
  if (typeof text !== 'string' || !/^https:\/\/\S+$/iu.test(text)) return undefined;
  try {
    const { hostname, host, username, password } = new URL(text);
    return publicHost.test(hostname) && host === hostname && username + password === '' ? hostname : undefined;
  } catch {
    return undefined;
  }
}

const maxLinkLength = 2_048;
const check = (name: string, isAllowed: (host: string) => boolean, constraints: string[] = []) =>
  applyAll(
    MaxLength(maxLinkLength),
    ValidateBy({
      name,
      constraints,
      validator: {
        validate: (value) => {
          const host = hostOf(value);
          return host !== undefined && isAllowed(host);
        },
      },
    }),
  );
/** Web address with https. */
export const IsLink = () => check('link', () => true);
/** Web address with https on one of some sites. */
export const IsLinkTo = (sites: readonly string[]) =>
  check('linkTo', (host) => sites.some((site) => host === site || host.endsWith(`.${site}`)), [sites.join(', ')]);
