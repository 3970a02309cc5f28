import { useMessages } from '@porchlight/client';
import type { OrderQuote } from '@porchlight/contracts/commerce';
import { Badge, Card } from '@porchlight/ui';
import { useId, useState } from 'react';
import { useRunsUntil } from '../balance-after.tsx';
import checkout from '../checkout.module.css';
import { checkoutMessages } from '../messages/catalog.ts';
import { daysOf, ForecastChart, type Decline } from './forecast-chart.tsx';
import css from './forecast.module.css';
import { useWhatIfs, type WhatIf } from './use-what-ifs.ts';
import { WhatIfChoice } from './what-if-choice.tsx';

interface Props {
  /** Credits in the wallet before the order. */
  readonly credits: number;
  /** Credits that the live listings use a day; above 0. */
  readonly dailyUsage: number;
  readonly quote: OrderQuote;
}

/** Card of how long the credits last with the order and without it, and if the landlord changes a listing besides. */
export function WalletForecast({ credits, dailyUsage, quote }: Props) {
  const t = useMessages(checkoutMessages);
  const runsUntil = useRunsUntil();
  const whatIfs = useWhatIfs();
  const [change, setChange] = useState<WhatIf['change']>();
  const bought = credits + quote.credits + quote.bonusCredits;
  const orderedWith = (whatIf: WhatIf | undefined): Decline =>
    whatIf
      ? { credits: Math.max(0, bought - whatIf.costs.credits), dailyUsage: whatIf.costs.dailyCreditUsage }
      : { credits: bought, dailyUsage };
  const chosen = whatIfs.find((one) => one.change === change);
  const [before, after] = [{ credits, dailyUsage }, orderedWith(chosen)];
  const untilOf = (decline: Decline) => runsUntil(decline.credits, decline.dailyUsage);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card isPadded className={checkout.section}>
        <h2 id={id}>{t('forecast')}</h2>
        <p className={css.until} role="status">
          <strong>{untilOf(after)}</strong>
          {daysOf(after) > daysOf(before) && (
            <Badge tone="ok">{t('daysLater', { count: daysOf(after) - daysOf(before) })}</Badge>
          )}
        </p>
        <ForecastChart before={before} after={after} />
        <ul className={css.legend}>
          <li className={css.withoutKey}>{t('withoutOrder', { date: untilOf(before) })}</li>
          <li className={css.withKey}>{t('withOrder', { date: untilOf(after) })}</li>
        </ul>
        {whatIfs.length > 0 && (
          <WhatIfChoice
            whatIfs={whatIfs}
            chosen={chosen}
            onChoose={(whatIf) => setChange(whatIf?.change)}
            dailyUsage={dailyUsage}
            untilOf={(whatIf) => untilOf(orderedWith(whatIf))}
          />
        )}
      </Card>
    </section>
  );
}
