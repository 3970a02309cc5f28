import { useFavourite, useMessages } from '@porchlight/client';
import { classNames, IconButton } from '@porchlight/ui';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import { cardMessages } from '../messages/catalog.ts';
import css from './favourite-button.module.css';

export interface FavouriteButtonProps {
  readonly listingId: string;
  /** Name of the listing in the button's label. */
  readonly name: string;
  /** Rendered on the page background instead of on a photo. */
  readonly isPlain?: boolean | undefined;
}
/** Button that adds a listing to the favourites or removes it; its label names the action and the listing. */
export function FavouriteButton({ listingId, name, isPlain }: FavouriteButtonProps) {
  const t = useMessages(cardMessages);
  const { isFavourite, toggle } = useFavourite(listingId);
  return (
    <IconButton
      icon={isFavourite ? IconHeartFilled : IconHeart}
      isOnPhoto={!isPlain}
      label={t(isFavourite ? 'removePick' : 'addPick', { home: name })}
      aria-pressed={isFavourite}
      className={classNames(isPlain && css.plain, isFavourite && css.kept)}
      onClick={toggle}
    />
  );
}
