import type { MergeCandidate } from '@porchlight/contracts/catalog';
import css from './merge-listings.module.css';

/** Title and address of a listing. */
export const Candidate = ({ listing: { title, lang, address, city } }: { readonly listing: MergeCandidate }) => (
  <span className={css.pair}>
    <span lang={lang}>{title}</span>
    <span className={css.meta}>{[address, city].filter(Boolean).join(', ')}</span>
  </span>
);
