import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { maxPlanLabelLength, type OwnFloorPlan } from '@porchlight/contracts/catalog';
import { Icon, TextInput } from '@porchlight/ui';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import { useState } from 'react';
import { ownListingCalls } from '../own-listing-calls.ts';
import uploadCss from '../photos/uploads/uploads.module.css';
import css from './floor-plans.module.css';
import { floorPlanMessages } from './messages/catalog.ts';
import { usePlanFault } from './plan-upload-row.tsx';
import { RemovePlan } from './remove-plan.tsx';

interface Props {
  readonly plan: OwnFloorPlan;
  readonly number: number;
  readonly onChanged: () => void;
  readonly onRemoved: () => void;
}

/** A floor plan that the server has, with its label. */
export function PlanRow({ plan, number, onChanged, onRemoved }: Props) {
  return (
    <li className={css.row}>
      <PlanFile plan={plan} number={number} />
      <div className={css.fields}>
        {plan.state === 'ready' ? <PlanLabel plan={plan} number={number} /> : <PlanState plan={plan} number={number} />}
      </div>
      <RemovePlan
        plan={plan}
        number={number}
        onRemoved={() => {
          onChanged();
          onRemoved();
        }}
      />
    </li>
  );
}

type PlanProps = Pick<Props, 'plan' | 'number'>;

function PlanFile({ plan: { url, format }, number }: PlanProps) {
  const t = useMessages(floorPlanMessages);
  if (url === undefined) return null;
  const name = t(format === 'pdf' ? 'downloadPlan' : 'openPlan', { number });
  return (
    <a
      href={url}
      target={format === 'pdf' ? undefined : '_blank'}
      rel="noreferrer"
      aria-label={name}
      className={css.file}
    >
      {format === 'pdf' ? (
        <Icon of={IconFile} size={32} />
      ) : (
        <img src={url.replace('-960.', '-480.')} alt="" loading="lazy" />
      )}
    </a>
  );
}

/** What became of a file that an earlier visit, or another window, sent. */
function PlanState({ plan: { state, fault = 'damaged' }, number }: PlanProps) {
  const t = useMessages(floorPlanMessages);
  const textOf = usePlanFault();
  if (state === 'failed') return <p className={uploadCss.fault}>{textOf({ fault })}</p>;
  return <p className={css.text}>{t(state === 'processing' ? 'planPreparing' : 'unfinishedPlan', { number })}</p>;
}

/** Label of a plan, which is saved when the field is left. */
function PlanLabel({ plan, number }: PlanProps) {
  const t = useMessages(floorPlanMessages);
  const dispatch = useDispatch();
  const [change] = ownListingCalls.useChangeFloorPlanMutation();
  const [saved, setSaved] = useState(plan.label);
  const [label, setLabel] = useState(plan.label);
  const [problem, setProblem] = useState<string>();
  const save = async () => {
    if (label.trim() === saved) return;
    const { error } = await change({ params: { id: plan.id }, body: { label } });
    const { message, errors } = (error ?? {}) as Partial<ApiError>;
    setProblem(error && (errors?.['label']?.[0] ?? message));
    if (error) return;
    setSaved(label.trim());
    dispatch(flash({ type: 'success', text: t('planLabelSaved') }));
  };
  return (
    <TextInput
      label={t('planLabel', { number })}
      hint={t('planLabelHint', { length: maxPlanLabelLength })}
      error={problem}
      value={label}
      maxLength={maxPlanLabelLength}
      onChange={({ target }) => setLabel(target.value)}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // The form of the listing is not sent.
        event.preventDefault();
        void save();
      }}
    />
  );
}
