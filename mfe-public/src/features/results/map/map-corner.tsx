import { Button } from '@porchlight/ui';
import { useResultsWords } from '../words/catalogue.ts';
import { useMapSearches } from './map-choice.ts';
import css from './map.module.css';

/** Whether a move searches at once; else the button that searches where the map is. */
export function MapCorner({ searchHere }: { readonly searchHere: (() => void) | undefined }) {
  const t = useResultsWords();
  const [isFollowing, follow] = useMapSearches();
  return (
    <>
      <label className={css.follow}>
        <input
          type="checkbox"
          checked={isFollowing}
          onChange={(event) => {
            follow(event.target.checked);
            if (event.target.checked) searchHere?.();
          }}
        />
        {t('searchAsIMove')}
      </label>
      {!isFollowing && searchHere && (
        <Button look="primary" size="small" className={css.here} onClick={searchHere}>
          {t('searchThisArea')}
        </Button>
      )}
    </>
  );
}
