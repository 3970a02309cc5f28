import { Button } from '@porchlight/ui';
import { useResultsMessages } from '../messages/catalog.ts';
import { useSearchOnMove } from './map-preferences.ts';
import css from './map.module.css';

/** Checkbox "Search as I move the map"; without it, a button that searches the visible area. */
export function MapCorner({
  searchHere,
  isApproximate,
}: {
  readonly searchHere: (() => void) | undefined;
  readonly isApproximate: boolean;
}) {
  const t = useResultsMessages();
  const [isSearchOnMove, setSearchOnMove] = useSearchOnMove();
  return (
    <>
      {isApproximate && (
        <p className={css.follow} role="status">
          {t('mapApproximate')}
        </p>
      )}
      <label className={css.follow}>
        <input
          type="checkbox"
          checked={isSearchOnMove}
          onChange={(event) => {
            setSearchOnMove(event.target.checked);
            if (event.target.checked) searchHere?.();
          }}
        />
        {t('searchAsIMove')}
      </label>
      {!isSearchOnMove && searchHere && (
        <Button look="primary" size="small" className={css.here} onClick={searchHere}>
          {t('searchThisArea')}
        </Button>
      )}
    </>
  );
}
