import { Link } from '@porchlight/client/router';
import { EmptyState, Icon, LinkButton } from '@porchlight/ui';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import css from './favourites-view.module.css';
import { useFavouritesMessages } from './messages/catalog.ts';

/** Empty list of favourites, with a link to the search. */
export function NoFavourites() {
  const t = useFavouritesMessages();
  return (
    <EmptyState
      picture={
        <div className={css.picture}>
          <Icon of={IconHeart} size={32} />
        </div>
      }
      acts={
        <LinkButton look="primary" link={Link} to="/homes">
          {t('findHome')}
        </LinkButton>
      }
    >
      {t('empty')}
    </EmptyState>
  );
}
