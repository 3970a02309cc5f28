import { useMessages } from '@porchlight/client';
import { Link, useSearchParams } from '@porchlight/client/router';
import { ListCard } from '@porchlight/console-ui';
import { CreateButton, ResourceListContent } from '@porchlight/resource-kit';
import { ecommerceMessages } from '../messages/catalog.ts';
import { planParam, plans } from '../offers/offer-screens.ts';
import type { TabProps } from '../tab-props.ts';
import css from '../tab.module.css';
import { PlanForm } from './plan-form.tsx';

/** List of the membership plans, or the form of the one in the address. */
export function PlansTab({ tabs }: TabProps) {
  const t = useMessages(ecommerceMessages);
  const [params] = useSearchParams();
  const id = params.get(planParam);
  if (id === null) return <ResourceListContent screens={plans} {...tabs} />;
  return (
    <>
      <ListCard {...tabs}>
        <p className={css.intro}>
          <Link to={plans.paths.list}>{t('membershipPlans.all')}</Link>
        </p>
      </ListCard>
      <PlanForm key={id} id={id} />
    </>
  );
}

/** Primary action of the list; absent while a form is open. */
export function NewPlan() {
  const [params] = useSearchParams();
  return params.has(planParam) ? null : <CreateButton screens={plans} />;
}
