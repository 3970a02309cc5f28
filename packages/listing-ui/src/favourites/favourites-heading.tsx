import css from './favourites-view.module.css';
import { useFavouritesMessages } from './messages/catalog.ts';

/** Title of a list of favourites with their number, once it is known. */
export function FavouritesHeading({ title, count }: { readonly title: string; readonly count: number | undefined }) {
  const t = useFavouritesMessages();
  return (
    <div className={css.head}>
      <h1 tabIndex={-1}>{title}</h1>
      {count !== undefined && <p role="status">{t('count', { count })}</p>}
    </div>
  );
}
