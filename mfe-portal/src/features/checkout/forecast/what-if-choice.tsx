import { useMessages } from '@porchlight/client';
import { useId, type ReactNode } from 'react';
import { checkoutMessages } from '../messages/catalog.ts';
import css from './forecast.module.css';
import type { WhatIf } from './use-what-ifs.ts';

interface Props {
  readonly whatIfs: readonly WhatIf[];
  readonly chosen: WhatIf | undefined;
  readonly onChoose: (whatIf: WhatIf | undefined) => void;
  /** Credits that the live listings use a day now. */
  readonly dailyUsage: number;
  /** Returns the day until which the credits last with a change, or without one. */
  readonly untilOf: (whatIf: WhatIf | undefined) => string;
}

/** Radio buttons of what the landlord may change besides, each with the day until which the credits last then. */
export function WhatIfChoice({ whatIfs, chosen, onChoose, dailyUsage, untilOf }: Props) {
  const t = useMessages(checkoutMessages);
  const name = useId();
  const optionOf = (whatIf: WhatIf | undefined) => ({
    name,
    isChosen: whatIf === chosen,
    onChoose: () => onChoose(whatIf),
    until: untilOf(whatIf),
  });
  return (
    <fieldset className={css.whatIfs}>
      <legend>{t('whatIf')}</legend>
      <Option {...optionOf(undefined)} cost={t('usageNow', { usage: dailyUsage })}>
        {t('changeNothing')}
      </Option>
      {whatIfs.map((whatIf) => (
        <Option
          key={whatIf.change}
          {...optionOf(whatIf)}
          cost={t('usageThen', { credits: whatIf.costs.credits, usage: whatIf.costs.dailyCreditUsage })}
        >
          {t(`whatIf.${whatIf.change}`, { title: whatIf.title })}
        </Option>
      ))}
    </fieldset>
  );
}

interface OptionProps {
  /** Name of the group of radio buttons. */
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly until: string;
  readonly cost: string;
  readonly children: ReactNode;
}
const Option = ({ name, isChosen, onChoose, until, cost, children }: OptionProps) => (
  <label className={css.whatIf}>
    <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
    <span>
      {children} <span className={css.cost}>{cost}</span>
    </span>
    <strong>{until}</strong>
  </label>
);
