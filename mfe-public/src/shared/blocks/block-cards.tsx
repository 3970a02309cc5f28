import { Link } from '@porchlight/client/router';
import css from './block-cards.module.css';
import { blockItems, isInternalPath, type BlockTexts } from './block-texts.ts';

/** Title and numbered items of a block, as cards. */
export function BlockCards({ texts }: { readonly texts: BlockTexts }) {
  return (
    <>
      {texts['title'] !== undefined && <h2>{texts['title']}</h2>}
      <ul className={css.cards}>
        {blockItems(texts).map(({ title, text, link }) => (
          <li key={title}>
            <h3>{link !== undefined && isInternalPath(link) ? <Link to={link}>{title}</Link> : title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
