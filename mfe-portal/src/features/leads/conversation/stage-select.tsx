import { useMessages } from '@porchlight/client';
import { leadStages, type LeadStage } from '@porchlight/contracts/catalog';
import { Select } from '@porchlight/ui';
import { leadsMessages } from '../messages/catalog.ts';
import css from './conversation.module.css';

interface Props {
  readonly stage: LeadStage;
  readonly onChange: (stage: LeadStage) => void;
}

/** Select of the stage. Spam is marked in the menu, so it is a choice for spam only. */
export function StageSelect({ stage, onChange }: Props) {
  const t = useMessages(leadsMessages);
  const choices = leadStages.filter((one) => one !== 'spam' || stage === 'spam');
  return (
    <Select
      label={t('stage')}
      isLabelHidden
      className={css.stage}
      value={stage}
      choices={choices.map((value) => ({ value, label: t(`stage.${value}`) }))}
      onChange={({ target }) => {
        const chosen = choices.find((one) => one === target.value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
