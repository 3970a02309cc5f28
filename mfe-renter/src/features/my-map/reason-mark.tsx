import type { MappedListing } from '@porchlight/contracts/catalog';
import { classNames } from '@porchlight/ui';
import { useOwnMessages } from '../../shared/listings/messages/catalog.ts';
import css from './my-map.module.css';

export type MapReason = MappedListing['reasons'][number];
export const reasonKeys = {
  inquiry: 'kindInquiry',
  favourite: 'kindFavourite',
  recommended: 'kindRecommended',
} as const;
const letterKeys = {
  inquiry: 'letterInquiry',
  favourite: 'letterFavourite',
  recommended: 'letterRecommended',
} as const;

/** Renders the mark of a reason by shape, colour and letter, so that colour is never the only cue. */
export const ReasonMark = ({ reason: kind }: { readonly reason: MapReason }) => (
  <span className={classNames(css.mark, css[kind])} aria-hidden="true">
    {useOwnMessages()(letterKeys[kind])}
  </span>
);
