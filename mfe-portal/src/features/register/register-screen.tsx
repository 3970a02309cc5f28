import { dialogOpened, useLanguage, useSession, useMessages } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link } from '@porchlight/client/router';
import { Button, Card, LinkButton } from '@porchlight/ui';
import { portalMessages } from '../../messages/catalog.ts';
import { RegisterForm } from './register-form.tsx';
import css from './register.module.css';
import { landlordCalls } from '../../landlord-calls.ts';

/**
 * Renders the sign-up page for landlords with an explanation and prices. Uses `ui` only, because it is outside the
 * console.
 */
export function RegisterScreen() {
  const t = useMessages(portalMessages);
  const dispatch = useDispatch();
  const { role } = useSession();
  return (
    <div className={css.page}>
      <h1>{t('landlordRegister')}</h1>
      <p className={css.lead}>{t('registerText')}</p>
      <div className={css.columns}>
        <Card isPadded className={css.card}>
          {role === 'landlord' ? (
            <LinkButton look="primary" link={Link} to="/portal/dashboard">
              {t('toPortal')}
            </LinkButton>
          ) : (
            <RegisterForm />
          )}
          {role === 'visitor' && (
            <Button
              look="link"
              onClick={() => {
                dispatch(dialogOpened('login'));
              }}
            >
              {t('haveAccount')}
            </Button>
          )}
        </Card>
        <aside className={css.side}>
          <h2>{t('howTitle')}</h2>
          <ol className={css.steps}>
            <li>{t('how1')}</li>
            <li>{t('how2')}</li>
            <li>{t('how3')}</li>
          </ol>
          <Prices />
          <p>
            <Link to="/homes">{t('lookAround')}</Link>
          </p>
        </aside>
      </div>
    </div>
  );
}

function Prices() {
  const t = useMessages(portalMessages);
  const lang = useLanguage();
  const { data } = landlordCalls.useGetCreditPricesQuery({ query: { lang } });
  if (!data) return null;
  return (
    <>
      <h2>{t('pricesTitle')}</h2>
      <ul className={css.prices}>
        <li>{t('priceActivation', { count: data.creditPrices.activation })}</li>
        <li>{t('priceDaily', { count: data.creditPrices.daily })}</li>
      </ul>
    </>
  );
}
