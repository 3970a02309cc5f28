import css from './forecast.module.css';

/** Credits that are used up at a constant rate, from today. */
export interface Decline {
  readonly credits: number;
  /** Credits a day; above 0. */
  readonly dailyUsage: number;
}

/** Returns for how many whole days the credits last. */
export const daysOf = ({ credits, dailyUsage }: Decline): number => Math.floor(credits / dailyUsage);

/** Lines of the credits with and without an order; the texts beside it say the same. */
export function ForecastChart({ before, after }: { readonly before: Decline; readonly after: Decline }) {
  const credits = Math.max(1, before.credits, after.credits);
  const days = Math.max(1, daysOf(before), daysOf(after));
  const x = (decline: Decline) => (100 * daysOf(decline)) / days;
  const y = (decline: Decline) => 100 - (100 * decline.credits) / credits;
  const line = (decline: Decline) => ({ x1: 0, y1: y(decline), x2: x(decline), y2: 100 });
  return (
    <svg className={css.chart} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden focusable="false">
      {[0, 50, 100].map((at) => (
        <line key={at} className={css.grid} x1="0" x2="100" y1={at} y2={at} />
      ))}
      <polygon className={css.area} points={`0,${y(after)} ${x(after)},100 0,100`} />
      <line className={css.bought} x1="0" x2="0" y1={y(before)} y2={y(after)} />
      <line className={css.without} {...line(before)} />
      <line className={css.with} {...line(after)} />
    </svg>
  );
}
