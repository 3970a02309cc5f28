import { api, useLanguage, useWords } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { Card, Notice } from '@porchlight/ui';
import { portalWords } from '../../words/catalogue.ts';
import css from './register.module.css';

/** Where landlords will register: what it will cost is told already. On `ui` only, as the other page outside the console. */
export function RegisterScreen() {
  const t = useWords(portalWords);
  const lang = useLanguage();
  const { data } = api.useGetCreditPricesQuery({ query: { lang } });
  return (
    <div className={css.page}>
      <h1>{t('landlordRegister')}</h1>
      <Notice>{t('registerIntro')}</Notice>
      {data && (
        <Card isPadded>
          <h2>{t('pricesTitle')}</h2>
          <ul className={css.prices}>
            <li>{t('priceActivation', { count: data.creditPrices.activation })}</li>
            <li>{t('priceDaily', { count: data.creditPrices.daily })}</li>
          </ul>
        </Card>
      )}
      <p><Link to="/homes">{t('lookAround')}</Link></p>
    </div>
  );
}
