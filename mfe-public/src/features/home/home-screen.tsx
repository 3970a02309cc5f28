import { api, useLanguage } from '@porchlight/client';
import { classNames } from '@porchlight/ui';
import { blockOf } from '../../site/content-blocks.ts';
import site from '../../site/site.module.css';
import { useHomeWords } from './words/catalogue.ts';
import { ContinueSearch } from './continue-search.tsx';
import { homeArgs } from './home-page.ts';
import css from './home.module.css';
import { Guides, HowItWorks, LandlordBand, NewestHomes, PopularPlaces } from './home-sections.tsx';
import { PlaceSearch } from '../../place-search/place-search.tsx';
import { NearMe } from '../../place-search/near-me.tsx';
import { Street } from './street.tsx';

// No line of the large title ends within a word: 'chez-vous'.
const unbroken = (title: string) => title.replaceAll('-', '-\u2060');

/** The first page: a search, the places people ask for, new homes, how it works, guides. */
export default function HomeScreen() {
  const t = useHomeWords();
  const lang = useLanguage();
  const { data } = api.useGetContentBlocksQuery(homeArgs.blocks(lang));
  return (
    <>
      <section className={css.hero}>
        <div className={css.heroIn}>
          <h1 tabIndex={-1}>{unbroken(blockOf(data, 'home.hero.title')['text'] ?? t('homeTitle'))}</h1>
          <p className={css.lead}>{blockOf(data, 'home.hero.text')['text'] ?? t('heroText')}</p>
          <div className={css.search}>
            <PlaceSearch size="large" />
          </div>
          <div className={css.continueSpace}>
            <NearMe className={css.continue} />
            <ContinueSearch />
          </div>
        </div>
        <Street className={css.street} />
      </section>
      <div className={classNames(site.page)}>
        <PopularPlaces />
        <NewestHomes />
        <HowItWorks />
        <Guides />
        <LandlordBand />
      </div>
    </>
  );
}
