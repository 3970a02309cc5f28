import type { Listing } from '@porchlight/contracts/catalog';
import { lazyPart } from '../../../shared/loading/lazy-part.ts';
import { NearPart } from '../../../shared/loading/near-part.tsx';

// In the chunk of the form: each further chunk makes the first script of every page larger.
const part = lazyPart(
  async () => (await import(/* webpackChunkName: "inquiry-form" */ './home-details.tsx')).HomeDetails,
);

/** The details of a home, loaded near them: the scripts of the page have no room for them. */
export const DeferredHomeDetails = (props: { readonly listing: Listing }) => <NearPart part={part} props={props} />;
