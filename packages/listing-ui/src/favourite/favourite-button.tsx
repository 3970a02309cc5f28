import { useFavourite, useWords } from '@porchlight/client';
import { classNames, IconButton } from '@porchlight/ui';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import { homeWords } from '../words/catalogue.ts';
import css from './favourite-button.module.css';

export interface FavouriteButtonProps {
  readonly listingId: string;
  /** What the home is called in the button's name. */
  readonly name: string;
  /** On the page instead of on a photo. */
  readonly isPlain?: boolean | undefined;
}
/** The heart: keeps a home or lets it go; readers hear which and of which home. */
export function FavouriteButton({ listingId, name, isPlain }: FavouriteButtonProps) {
  const t = useWords(homeWords);
  const { isKept, toggle } = useFavourite(listingId);
  return (
    <IconButton
      icon={isKept ? IconHeartFilled : IconHeart}
      isOnPhoto={!isPlain}
      label={t(isKept ? 'removePick' : 'addPick', { home: name })}
      aria-pressed={isKept}
      className={classNames(isPlain && css.plain, isKept && css.kept)}
      onClick={toggle}
    />
  );
}
