import { api, useLanguage } from '@porchlight/client';
import { classNames } from '@porchlight/ui';
import { blockContents } from '../../shared/responses/content-blocks.ts';
import site from '../../shared/page/page.module.css';
import { useHomeMessages } from './messages/catalog.ts';
import { ContinueSearch } from './continue-search.tsx';
import { SavedSearchesRow } from './saved-searches-row.tsx';
import { homePageArgs } from './home-page.ts';
import css from './home.module.css';
import { Guides, HowItWorks, LandlordBand, NewestListings, PopularLocations } from './home-page-sections.tsx';
import { LocationSearch } from '../../shared/locations/location-search.tsx';
import { NearMe } from '../../shared/locations/near-me.tsx';
import { Street } from './street.tsx';

// Joins hyphenated words such as "chez-vous" so that the large title does not break inside one.
const withUnbreakableHyphens = (title: string) => title.replaceAll('-', '-\u2060');

/** Home page: search, popular locations, newest listings, how it works, and guides. */
export default function HomeScreen() {
  const t = useHomeMessages();
  const lang = useLanguage();
  const { data } = api.useGetContentBlocksQuery(homePageArgs.blocks(lang));
  return (
    <>
      <section className={css.hero}>
        <div className={css.heroIn}>
          <h1 tabIndex={-1}>
            {withUnbreakableHyphens(blockContents(data, 'home.hero.title')['text'] ?? t('homeTitle'))}
          </h1>
          <p className={css.lead}>{blockContents(data, 'home.hero.text')['text'] ?? t('heroText')}</p>
          <div className={css.search}>
            <LocationSearch size="large" />
          </div>
          <div className={css.continueSpace}>
            <NearMe className={css.continue} />
            <ContinueSearch />
          </div>
        </div>
        <Street className={css.street} />
      </section>
      <div className={classNames(site.page)}>
        <SavedSearchesRow />
        <PopularLocations />
        <NewestListings />
        <HowItWorks />
        <Guides />
        <LandlordBand />
      </div>
    </>
  );
}
