import { useMessages, usePermission } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { Card, LinkButton } from '@porchlight/ui';
import { useId } from 'react';
import { checkoutPath } from './checkout-path.ts';
import css from './dashboard.module.css';
import { dashboardMessages } from './messages/catalog.ts';

const steps = ['add', 'buy', 'turnOn'] as const;

/** The three steps to a live listing, for a landlord who has none. */
export function Starter() {
  const t = useMessages(dashboardMessages);
  const canCreate = usePermission('createPortalListings');
  const canBuy = usePermission('createCheckout');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className={css.starter}>
        <h2 id={id}>{t('starter')}</h2>
        <ol className={css.steps}>
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`starter.${step}`)}</h3>
              <p>{t(`starterText.${step}`)}</p>
              {step === 'add' && canCreate && (
                <LinkButton look="primary" link={Link} to="/portal/listings/create">
                  {t('newListing')}
                </LinkButton>
              )}
              {step === 'buy' && canBuy && (
                <LinkButton link={Link} to={checkoutPath()}>
                  {t('buyCredits')}
                </LinkButton>
              )}
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
}
