import { useFormat, useMessages } from '@porchlight/client';
import type { FeedFormat, FeedTestHome } from '@porchlight/contracts/catalog';
import { FeedIssue } from '@porchlight/resource-kit';
import { feedsMessages } from '../messages/catalog.ts';
import css from './trial.module.css';

interface Props {
  readonly home: FeedTestHome;
  readonly format: FeedFormat;
}

/** A home of the file as it would be imported. */
export function TestedHome({ home, format }: Props) {
  const t = useMessages(feedsMessages);
  const { number, money } = useFormat();
  const { address, city, rent, currency = 'CAD', line, id, issues } = home;
  return (
    <>
      <strong>{[address, city].filter(Boolean).join(', ') || t('noAddress')}</strong>
      <span>{rent === undefined ? t('noRent') : t('rent', { rent: money(rent, currency) })}</span>
      <HomeFacts home={home} />
      <span className={css.hint}>{t(format === 'json' ? 'homeItem' : 'homeLine', { id, line: number(line) })}</span>
      {issues.length > 0 && (
        <ul className={css.issues}>
          {issues.map((code) => (
            <li key={code}>
              <FeedIssue code={code} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function HomeFacts({ home: { beds, baths, sqft, photos } }: Pick<Props, 'home'>) {
  const t = useMessages(feedsMessages);
  const { area } = useFormat();
  const facts = [
    beds !== undefined && t('beds', { count: beds }),
    baths !== undefined && t('baths', { count: baths }),
    sqft !== undefined && area(sqft),
    t('photos', { count: photos }),
  ];
  return <span>{facts.filter(Boolean).join(' · ')}</span>;
}
