import type { MappedListing } from '@porchlight/contracts/catalog';
import { classNames } from '@porchlight/ui';
import { useOwnWords } from '../../own-homes/words/catalogue.ts';
import css from './my-map.module.css';

export type Kind = MappedListing['reasons'][number];
export const kindWords = {
  inquiry: 'kindInquiry',
  favourite: 'kindFavourite',
  recommended: 'kindRecommended',
} as const;
const letters = { inquiry: 'letterInquiry', favourite: 'letterFavourite', recommended: 'letterRecommended' } as const;

/** A kind by shape, colour and letter, so that none of them is needed alone. */
export const KindMark = ({ kind }: { readonly kind: Kind }) => (
  <span className={classNames(css.mark, css[kind])} aria-hidden="true">
    {useOwnWords()(letters[kind])}
  </span>
);
